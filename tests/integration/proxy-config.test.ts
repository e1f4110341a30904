import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limitKey } from '#server/forms/postLimits.ts';
import { createHealthRouter } from '#server/operations/healthRouter.ts';
import { close, listen } from '#tests/support/listen.ts';
import { portOf } from '#tests/support/portOf.ts';
import Koa from 'koa';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** Returns a port that is currently free. */
async function freePort(): Promise<number> {
  const server = http.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it.each(['/readyz/', '/READYZ', '/livez/'])('createHealthRouter responds with 404 to %s', async (address) => {
  const app = new Koa().use(createHealthRouter([]).routes());
  const server = http.createServer(app.callback());
  const url = await listen(server);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect((await fetch(`${url}${address}`)).status).toBe(404);
  await close(server);
});

describe.skipIf(!hasNginx)('deploy/nginx.conf, in a local nginx', () => {
  const forwardedPaths: string[] = [];
  const site = http.createServer((request, response) => {
    forwardedPaths.push(request.url ?? '');
    request.resume().once('end', () => response.end('the site'));
  });
  let nginx: ChildProcess;
  let folder: string;
  let [plainPort, secure] = [0, 0];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
    const upstream = new URL(await listen(site)).host;
    [plainPort, secure] = [await freePort(), await freePort()];
    const shipped = await readFile('deploy/nginx.conf', 'utf8');
    const configuration = shipped
      .replaceAll(/listen 80\b/g, `listen ${plainPort}`)
      .replace('listen 443 ssl http2', `listen ${secure}`)
      .replaceAll(/^ *ssl_.*$/gm, '')
      .replaceAll('/var/log/nginx', folder)
      .replaceAll(/site-[12]:3000/g, upstream)
      // Lets the tests set the visitor's address in a header.
      .replace('http {', 'http { set_real_ip_from 127.0.0.0/8; real_ip_header X-Visitor;')
      .replace('location / {', 'location = /network { return 200 $network; }\nlocation / {');
    await writeFile(path.join(folder, 'nginx.conf'), configuration);
    nginx = spawn(
      'nginx',
      [
        '-p',
        folder,
        '-c',
        path.join(folder, 'nginx.conf'),
        '-e',
        'stderr',
        '-g',
        `daemon off; pid ${folder}/pid;`,
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    await vi.waitFor(async () => expect((await get('/')).status).toBe(200), 10_000);
  });
  afterAll(async () => {
    nginx.kill();
    await once(nginx, 'exit');
    await close(site);
    await rm(folder, { recursive: true, force: true });
  });

  /** Requests a path without normalising it, as `fetch` would. */
  function get(
    address: string,
    { port = secure, ...headers }: { port?: number; [name: string]: unknown } = {},
  ) {
    return new Promise<{ status: number | undefined; location: string | undefined; body: string }>(
      (resolve, reject) => {
        const names = Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, String(value)]),
        );
        http
          .get({ host: '127.0.0.1', port, path: address, headers: names }, async (response) => {
            const { location } = response.headers;
            resolve({ status: response.statusCode, location, body: (await response.toArray()).join('') });
          })
          .once('error', reject);
      },
    );
  }

  it.each([
    '/readyz',
    '/readyz/',
    '/READYZ',
    '/metrics/',
    '/Metrics',
    '//readyz',
    '/./readyz',
    '/%72eadyz?x',
  ])('responds with 404 to %s without sending the request to the site', async (address) => {
    forwardedPaths.length = 0;
    expect(await get(address)).toMatchObject({ status: 404 });
    expect(forwardedPaths).toEqual([]);
  });

  it('redirects only requests for its own host name to HTTPS', async () => {
    const location = 'https://www.example.com/x?y';
    const namedHostResponse = await get('/x?y', { port: plainPort, host: 'www.example.com' });
    expect(namedHostResponse).toMatchObject({ status: 301, location });
    for (const host of ['evil.example', 'www.example.com.evil.example', '127.0.0.1'])
      await expect(get('/x', { port: plainPort, host })).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it.each([
    ['203.0.113.7', '203.0.113.8'],
    ['2001:db8:1:2ff::1', '2001:db8:1:300::1'],
    ['2001:db8:1:ff:1:2:3:4', '2001:db8:1:100::1'],
    ['2001:db8:1:1234::', '2001:db8:1:1334::'],
    ['2001:db8:1::1', '2001:db8:2::1'],
    ['2001:db8::1', '2001:db9::1'],
  ])(
    'distinguishes the network of %s from that of %s, but not its addresses',
    async (firstAddress, secondAddress) => {
      const networkOf = async (address: string) => (await get('/network', { 'x-visitor': address })).body;
      expect(limitKey(firstAddress)).not.toBe(limitKey(secondAddress));
      expect(await networkOf(firstAddress)).not.toBe(await networkOf(secondAddress));
      if (!firstAddress.includes(':')) return;
      const neighbours = [firstAddress.replace(/[^:]*$/, 'abcd'), firstAddress.replace(/[^:]*$/, '9')];
      expect(new Set([...neighbours, firstAddress].map(limitKey)).size).toBe(1);
      expect(new Set(await Promise.all([...neighbours, firstAddress].map(networkOf))).size).toBe(1);
    },
  );

  it('limits a network to eight unfinished uploads, in any spelling of the address', async () => {
    const startPost = (visitor: string, address = '/api/enquiries') =>
      new Promise<{ socket: Socket; answer: () => string }>((resolve) => {
        let text = '';
        const socket = connect(secure, '127.0.0.1', () => {
          socket.write(
            `POST ${address} HTTP/1.1\r\nhost: a\r\nx-visitor: ${visitor}\r\ncontent-length: 10000000\r\n\r\nx`,
          );
          resolve({ socket, answer: () => text });
        });
        socket.on('data', (chunk) => (text += String(chunk))).on('error', () => {});
      });
    const addresses = ['/api/enquiries', '/API/enquiries', '/api/enquiries/', '/api//enquiries'];
    const posts = await Promise.all(
      Array.from({ length: 12 }, (_, index) => startPost(`2001:db8:0:${index + 1}::1`, addresses[index % 4])),
    );
    const countRejected = () => posts.filter(({ answer }) => answer().startsWith('HTTP/1.1 429')).length;
    await expect.poll(countRejected).toBe(4);
    const otherPost = await startPost('2001:db8:1::1');
    const pageResponse = await get('/', { 'x-visitor': '2001:db8:0:1::1' });
    expect([pageResponse.status, otherPost.answer()]).toEqual([200, '']);
    for (const { socket } of [...posts, otherPost]) socket.destroy();
  });

  it('accepts bodies of two megabytes for bounce reports, and one megabyte elsewhere', async () => {
    const post = async (address: string) => {
      const body = 'x'.repeat(1_900_000);
      return (await fetch(`http://127.0.0.1:${secure}${address}`, { method: 'POST', body })).status;
    };
    expect([await post('/api/bounces/sendgrid'), await post('/api/newsletter')]).toEqual([200, 413]);
  });
});
