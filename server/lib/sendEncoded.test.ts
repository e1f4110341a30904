import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import Koa, { type Middleware } from 'koa';
import { afterEach, expect, it } from 'vitest';
import { portOf } from '#tests/support/portOf.ts';
import {
  sendEncoded,
  type ResponseOptions,
  encodedBody,
  encodableBody,
  cacheableBody,
} from './sendEncoded.ts';

const plainText = 'What caches keep. '.repeat(100);
const responseOptions: ResponseOptions = {
  type: 'text/plain; charset=utf-8',
  cacheControl: 'public, max-age=60',
};
const closers: (() => void)[] = [];

afterEach(() => closers.splice(0).forEach((close) => close()));

/** Starts a server with a middleware. Returns a function that sends requests without decoding the responses. */
async function serve(middleware: Middleware) {
  const server = new Koa().use(middleware).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  return async (headers: Record<string, string>) => {
    const clientRequest = request({ host: '127.0.0.1', port: portOf(server), headers, agent: false }).end();
    const [response] = await once(clientRequest, 'response');
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  };
}

it.each([
  ['br', zlib.brotliDecompressSync],
  ['zstd', zlib.zstdDecompressSync],
  ['gzip', zlib.gunzipSync],
] as const)(
  'sendEncoded uses %s if the client accepts nothing else, and sets Vary',
  async (encoding, decode) => {
    for (const text of [encodableBody(plainText), await cacheableBody(plainText)]) {
      const get = await serve((ctx) => sendEncoded(ctx, text, responseOptions));
      const { headers, body } = await get({ 'accept-encoding': `${encoding}, identity;q=0.5` });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(decode(body).toString()).toBe(plainText);
      expect((await get({})).body.toString()).toBe(plainText);
    }
  },
);

it('sendEncoded sends a cached body in each requested encoding in turn', async () => {
  const text = await cacheableBody(plainText);
  const get = await serve((ctx) => sendEncoded(ctx, text, responseOptions));
  for (const encoding of ['gzip', 'br', 'zstd', 'gzip', 'br'])
    expect((await get({ 'accept-encoding': encoding })).headers['content-encoding']).toBe(encoding);
});

it('sendEncoded responds with 304 only to the ETag of the same encoding', async () => {
  const get = await serve((ctx) => sendEncoded(ctx, encodableBody(plainText), responseOptions));
  const { etag } = (await get({ 'accept-encoding': 'br' })).headers;
  const revalidation = await get({ 'accept-encoding': 'br', 'if-none-match': String(etag) });
  expect(revalidation).toMatchObject({
    status: 304,
    headers: { etag, 'cache-control': responseOptions.cacheControl },
  });
  expect(revalidation.body.byteLength).toBe(0);
  expect((await get({ 'accept-encoding': 'gzip', 'if-none-match': String(etag) })).status).toBe(200);
});

it('sendEncoded never responds with 304 in place of an error', async () => {
  const get = await serve((ctx) =>
    sendEncoded(ctx, encodableBody(plainText), { ...responseOptions, status: 404 }),
  );
  const { etag } = (await get({})).headers;
  expect((await get({ 'if-none-match': String(etag) })).status).toBe(404);
});

it.each([
  ['hit', 'site; hit'],
  ['miss', 'site; fwd=miss'],
  ['bypass', 'site; fwd=bypass'],
  ['stale', 'site; hit; detail=stale-while-revalidate'],
  ['stale-if-error', 'site; hit; detail=stale-if-error'],
  [undefined, undefined],
] as const)('sendEncoded sets Cache-Status for the state %s', async (state, header) => {
  const get = await serve((ctx) =>
    sendEncoded(ctx, encodableBody(plainText), { ...responseOptions, ...(state && { state }) }),
  );
  expect((await get({})).headers['cache-status']).toBe(header);
});

it('sendEncoded sends images unencoded and without Vary', async () => {
  const picture = Uint8Array.from({ length: 64 }, (_, index) => index);
  const get = await serve((ctx) => sendEncoded(ctx, encodedBody({ identity: picture }), responseOptions));
  const { headers, body } = await get({ 'accept-encoding': 'br, gzip' });
  expect(headers).not.toHaveProperty('vary');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body).toEqual(Buffer.from(picture));
});
