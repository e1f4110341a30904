import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { UpstreamError } from '#server/errors.ts';
import { close, listen } from '#tests/support/listen.ts';
import { fetchText } from './fetchText.ts';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(close)));

async function upstream(handlers: RequestListener[]): Promise<{ url: string; requests: () => number }> {
  let requests = 0;
  const server = createServer((request, response) => {
    const handler = handlers[Math.min(requests, handlers.length - 1)];
    requests += 1;
    handler?.(request, response);
  });
  servers.push(server);
  return { url: `${await listen(server)}/`, requests: () => requests };
}

const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(code, headers).end(`answer ${code}`);
  };
const options = { timeoutMs: 2_000, limitBytes: 1_000 };

describe('fetchText', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('retries a GET once on %i', async (code) => {
    const { url, requests } = await upstream([status(code), status(200)]);
    expect((await fetchText(url, options)).text).toBe('answer 200');
    expect(requests()).toBe(2);
  });

  it.each([400, 401, 404, 501])('does not retry on %i', async (code) => {
    const { url, requests } = await upstream([status(code), status(200)]);
    expect((await fetchText(url, options)).status).toBe(code);
    expect(requests()).toBe(1);
  });

  it('retries exactly once after a broken connection', async () => {
    const broken: RequestListener = (request) => request.socket.destroy();
    const { url, requests } = await upstream([broken]);
    await expect(fetchText(url, options)).rejects.toThrow(UpstreamError);
    expect(requests()).toBe(2);
  });

  it('does not retry if Retry-After is long', async () => {
    const { url, requests } = await upstream([status(503, { 'retry-after': '3600' }), status(200)]);
    expect((await fetchText(url, options)).status).toBe(503);
    expect(requests()).toBe(1);
  });

  it('rejects when the server does not respond within the timeout', async () => {
    const { url } = await upstream([() => undefined]);
    await expect(fetchText(url, { ...options, timeoutMs: 100 })).rejects.toThrow('did not respond');
  });

  it('rejects a response that decompresses beyond the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(1_000_000));
    const { url } = await upstream([
      (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    ]);
    await expect(fetchText(url, options)).rejects.toThrow(/larger than 1000 bytes/);
  });

  it('rejects redirects', async () => {
    const { url } = await upstream([status(302, { location: 'http://127.0.0.1:1/' })]);
    await expect(fetchText(url, options)).rejects.toThrow(UpstreamError);
  });
});
