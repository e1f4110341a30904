import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Middleware } from 'koa';
import proxyAddr from 'proxy-addr';

/**
 * Sets `ctx.ip` to the client's address. Uses only the entries of `X-Forwarded-For` that trusted proxies wrote: entries
 * to the left of the last untrusted one are attacker-controlled. If a proxy reports no address, uses the proxy's own.
 */
export function clientAddress(trustedProxies: readonly string[]): Middleware {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return async (ctx, next) => {
    const peer = ctx.req.socket.remoteAddress ?? '';
    ctx.request.ip = resolveClient(peer, ctx.get('x-forwarded-for'), isTrusted);
    await next();
  };
}

function resolveClient(
  peer: string,
  header: string,
  isTrusted: (address: string, hop: number) => boolean,
): string {
  // Each proxy appends an entry on the right. Empty elements are ignored (RFC 9110, 5.6.1).
  const forwarded = header.split(',').flatMap((element) => element.trim() || []);
  let address = peer;
  for (const [hop, element] of forwarded.toReversed().entries()) {
    if (!isTrusted(address, hop)) break;
    const previous = parseAddress(element);
    // `unknown` or an obfuscated identifier (RFC 7239, 6): nothing vouches for entries to the left of it.
    if (previous === undefined) break;
    address = previous;
  }
  return address;
}

/**
 * Returns an address without the port that some cloud providers add and without the zone, which is local to the proxy.
 * Converts IPv4-mapped IPv6 addresses to IPv4. Returns `undefined` for anything else.
 */
function parseAddress(element: string): string | undefined {
  const [, ipv6Address, beforePort] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(element) ?? [];
  const address = (ipv6Address ?? beforePort ?? element).replace(/%[\w.-]+$/, '');
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}
