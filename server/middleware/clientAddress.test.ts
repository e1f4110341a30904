import http from 'node:http';
import Koa from 'koa';
import { afterEach, expect, it } from 'vitest';
import { close, listen } from '#tests/support/listen.ts';
import { clientAddress } from './clientAddress.ts';

let server: http.Server | undefined;
afterEach(async () => server && close(server));

const loopback = ['127.0.0.1', '::1'];
const withCloudProxies = [...loopback, '10.0.0.0/8', '2001:db8:ffff::/48'];

/** Returns the client address that a site behind these proxies reads from a header. */
async function clientIp(
  header: string | undefined,
  trustedProxies: readonly string[] = loopback,
): Promise<string> {
  const app = new Koa();
  app.use(clientAddress(trustedProxies)).use((ctx) => void (ctx.body = ctx.ip));
  server = http.createServer(app.callback());
  const origin = await listen(server);
  const response = await fetch(origin, {
    headers: header === undefined ? {} : { 'x-forwarded-for': header },
  });
  return response.text();
}

it.each([
  ['nginx, Caddy, HAProxy', '203.0.113.7', '203.0.113.7'],
  ['nginx behind a forged header', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['AWS ALB with client ports', '203.0.113.7:51234', '203.0.113.7'],
  ['Azure Application Gateway', '198.51.100.1:80, 203.0.113.7:41055', '203.0.113.7'],
  ['IPv6', '2001:db8::7', '2001:db8::7'],
  ['IPv6 in brackets', '[2001:db8::7]', '2001:db8::7'],
  ['IPv6 with a port', '[2001:db8::7]:41055', '2001:db8::7'],
  ['IPv6 with a zone', '[fe80::7%eth0]:41055', 'fe80::7'],
  ['IPv4 written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['a list without spaces', '198.51.100.1,203.0.113.7', '203.0.113.7'],
  ['empty elements', ', 203.0.113.7, ,', '203.0.113.7'],
])('clientAddress reads the client address: %s', async (_proxy, header, address) => {
  expect(await clientIp(header)).toBe(address);
});

it.each([
  ['Cloudflare before a load balancer', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['Fastly with its shield', '203.0.113.7, 2001:db8:ffff::1, 10.1.2.3', '203.0.113.7'],
  ['a chain with ports', '203.0.113.7:1, 10.1.2.3:443', '203.0.113.7'],
  ['a forged entry before the chain', '10.9.9.9, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['only trusted proxies', '10.9.9.9, 10.1.2.3', '10.9.9.9'],
])('clientAddress skips trusted proxies from the right: %s', async (_chain, header, address) => {
  expect(await clientIp(header, withCloudProxies)).toBe(address);
});

it.each([
  'unknown',
  '_hidden',
  '198.51.100.1, unknown',
  '198.51.100.1, _SEVKISEK',
  '198.51.100.1, 203.0.113.7:port',
  '198.51.100.1, 203.0.113.7/24',
  '198.51.100.1, evil.example',
  '198.51.100.1, 2130706433',
  '198.51.100.1, 203.0.113.7:443:443',
  '',
  ' , ',
])('clientAddress ignores entries to the left of an entry that is not an address: %s', async (header) => {
  expect(await clientIp(header)).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
});

it.each([
  ['a missing header', undefined, loopback],
  ['an empty list of trusted proxies', '203.0.113.7', []],
  ['a peer that is not trusted', '203.0.113.7', ['10.0.0.0/8']],
])("clientAddress uses the peer's address with %s", async (_case, header, trustedProxies) => {
  expect(await clientIp(header, trustedProxies)).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
});
