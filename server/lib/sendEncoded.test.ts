import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import Koa, { type Middleware } from 'koa';
import { afterEach, expect, it } from 'vitest';
import { portOf } from '#tests/support/portOf.ts';
import { sendEncoded, type EncodedAnswer, alreadyEncoded, encodable, keptBody } from './sendEncoded.ts';

const words = 'What caches keep. '.repeat(100);
const answer: EncodedAnswer = { type: 'text/plain; charset=utf-8', cacheControl: 'public, max-age=60' };
const closers: (() => void)[] = [];

afterEach(() => closers.splice(0).forEach((close) => close()));

/** Starts a server with the middleware. Returns a function that sends a request and does not decode the response. */
async function serving(middleware: Middleware) {
  const server = new Koa().use(middleware).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  return async (headers: Record<string, string>) => {
    const asked = request({ host: '127.0.0.1', port: portOf(server), headers, agent: false }).end();
    const [response] = await once(asked, 'response');
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  };
}

it.each([
  ['br', zlib.brotliDecompressSync],
  ['zstd', zlib.zstdDecompressSync],
  ['gzip', zlib.gunzipSync],
] as const)('encodes with %s if the client accepts nothing else, and sets Vary', async (encoding, decode) => {
  for (const text of [encodable(words), await keptBody(words)]) {
    const ask = await serving((ctx) => sendEncoded(ctx, text, answer));
    const { headers, body } = await ask({ 'accept-encoding': `${encoding}, identity;q=0.5` });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(decode(body).toString()).toBe(words);
    expect((await ask({})).body.toString()).toBe(words);
  }
});

it('encodes a cached body in each requested encoding in turn', async () => {
  const text = await keptBody(words);
  const ask = await serving((ctx) => sendEncoded(ctx, text, answer));
  for (const encoding of ['gzip', 'br', 'zstd', 'gzip', 'br'])
    expect((await ask({ 'accept-encoding': encoding })).headers['content-encoding']).toBe(encoding);
});

it('responds 304 only to the ETag of the same encoding', async () => {
  const ask = await serving((ctx) => sendEncoded(ctx, encodable(words), answer));
  const { etag } = (await ask({ 'accept-encoding': 'br' })).headers;
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': String(etag) });
  expect(again).toMatchObject({ status: 304, headers: { etag, 'cache-control': answer.cacheControl } });
  expect(again.body.byteLength).toBe(0);
  expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': String(etag) })).status).toBe(200);
});

it('never responds 304 in place of an error', async () => {
  const ask = await serving((ctx) => sendEncoded(ctx, encodable(words), { ...answer, status: 404 }));
  const { etag } = (await ask({})).headers;
  expect((await ask({ 'if-none-match': String(etag) })).status).toBe(404);
});

it.each([
  ['hit', 'site; hit'],
  ['miss', 'site; fwd=miss'],
  ['bypass', 'site; fwd=bypass'],
  ['stale', 'site; hit; detail=stale-while-revalidate'],
  ['stale-if-error', 'site; hit; detail=stale-if-error'],
  [undefined, undefined],
] as const)('sets Cache-Status for the state %s', async (state, said) => {
  const ask = await serving((ctx) =>
    sendEncoded(ctx, encodable(words), { ...answer, ...(state && { state }) }),
  );
  expect((await ask({})).headers['cache-status']).toBe(said);
});

it('sends images unencoded and without Vary', async () => {
  const picture = Uint8Array.from({ length: 64 }, (_, index) => index);
  const ask = await serving((ctx) => sendEncoded(ctx, alreadyEncoded({ identity: picture }), answer));
  const { headers, body } = await ask({ 'accept-encoding': 'br, gzip' });
  expect(headers).not.toHaveProperty('vary');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body).toEqual(Buffer.from(picture));
});
