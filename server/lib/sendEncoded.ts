import type { Context } from 'koa';
import Negotiator from 'negotiator';
import type { CacheState } from './staleCache.ts';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { toExactBuffer } from './compressed.ts';

/** Status and headers of a response with an encodable body. */
export type ResponseOptions = {
  /** Status. Default: 200. Only a 200 can become a 304. */
  status?: number;
  /** Complete `Content-Type`. */
  type: string;
  cacheControl: string;
  /** Source of the response, for `Cache-Status`. */
  state?: CacheState | 'bypass';
};

/** `Cache-Status` values (RFC 9211). */
const cacheStatus: Record<CacheState | 'bypass', string> = {
  hit: 'site; hit',
  miss: 'site; fwd=miss',
  bypass: 'site; fwd=bypass',
  stale: 'site; hit; detail=stale-while-revalidate',
  'stale-if-error': 'site; hit; detail=stale-if-error',
};

/**
 * Sends a body in the client's preferred encoding, or 304 if the client already has it. All cacheable responses of the
 * site pass through here, so that `ETag`, `Vary` and `Cache-Status` are consistent.
 */
export async function sendEncoded(
  ctx: Context,
  body: EncodableBody,
  options: ResponseOptions,
): Promise<void> {
  const encoding = acceptedEncoding(ctx, body.offered);
  const { bytes, etag } = await body.in(encoding);
  setCacheHeaders(ctx, options);
  if (body.offered.length > 1) ctx.vary('Accept-Encoding');
  ctx.status = options.status ?? 200;
  if (isNotModified(ctx, etag)) return;
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.body = bytes;
  ctx.set('Content-Type', options.type);
}

/** Sets `Cache-Control` and `Cache-Status`. Can be used for responses without a body, too. */
export function setCacheHeaders(
  ctx: Context,
  options: Pick<ResponseOptions, 'cacheControl' | 'state'>,
): void {
  ctx.set('Cache-Control', options.cacheControl);
  if (options.state !== undefined) ctx.set('Cache-Status', cacheStatus[options.state]);
}

/**
 * Sets the `ETag`. If the client already has the response, also sets 304 and returns `true`. Set `ctx.status` first:
 * only a 200 can become a 304.
 */
export function isNotModified(ctx: Context, etag: string): boolean {
  ctx.set('ETag', etag);
  const isUnchanged = ctx.status === 200 && ctx.fresh;
  if (isUnchanged) ctx.status = 304;
  return isUnchanged;
}

/** Returns the offered encoding that the client prefers, the first if it prefers several equally. */
export function acceptedEncoding<Offered extends Encoding>(
  ctx: Context,
  offers: readonly Offered[],
): Offered | 'identity' {
  const [best] = new Negotiator(ctx.req).encodings([...offers]);
  return offers.find((encoding) => encoding === best) ?? 'identity';
}

const brotli = promisify(zlib.brotliCompress);
const zstd = promisify(zlib.zstdCompress);
const gzip = promisify(zlib.gzip);
const unbrotli = promisify(zlib.brotliDecompress);

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

type EncodedBody = { bytes: Buffer; etag: string };

/** Body in several encodings, each with its own ETag. */
export type EncodableBody = {
  /** Encodings in the server's order of preference, for clients that have none. Always includes `identity`. */
  readonly offered: readonly Encoding[];
  in(encoding: Encoding): Promise<EncodedBody>;
  /** Upper estimate of the memory in use, in bytes. */
  readonly size: number;
};

const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }),
  zstd: (body) => zstd(body),
  gzip: (body) => gzip(body, { level: 6 }),
};

/** Compresses bytes in Node's thread pool. */
export async function compressBytes(bytes: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return toExactBuffer(await compress[encoding](bytes));
}

/** Creates a response body for text. Compresses it on demand, once for each encoding. */
export function encodableBody(text: string): EncodableBody {
  const plain = Buffer.from(text);
  return encodedOnDemand({ plain: async () => plain, digest: digestOf(plain), size: plain.byteLength });
}

/**
 * Creates a response body for text that is cached. Compresses the text immediately with Brotli, which nearly all
 * clients accept, and drops the plain text, which is ten times as large.
 */
export async function cacheableBody(text: string | Buffer): Promise<EncodableBody> {
  const plain = typeof text === 'string' ? Buffer.from(text) : text;
  const digest = digestOf(plain);
  const packed = await compressBytes(plain, 'br');
  // The waiting client needs the plain text next. A weak reference caches it until it is garbage-collected.
  let recentPlain = new WeakRef(plain);
  return encodedOnDemand({
    async plain() {
      const plainBytes = recentPlain.deref();
      if (plainBytes !== undefined) return plainBytes;
      const unpacked = await unbrotli(packed);
      recentPlain = new WeakRef(unpacked);
      return unpacked;
    },
    digest,
    br: { bytes: packed, etag: etagOf(digest, 'br') },
    // Includes a gzip version, which is created on demand and is a tenth larger.
    size: Math.ceil(packed.byteLength * 2.2),
  });
}

/** Creates a body that is encoded on demand and caches the last encoding. */
function encodedOnDemand(text: {
  plain: () => Promise<Buffer>;
  digest: string;
  br?: EncodedBody;
  size: number;
}): EncodableBody {
  let last: { encoding: Encoding; body: Promise<EncodedBody> } | undefined;
  return {
    offered: ['br', 'zstd', 'gzip', 'identity'],
    async in(encoding) {
      const etag = etagOf(text.digest, encoding);
      if (encoding === 'identity') return { bytes: await text.plain(), etag };
      if (encoding === 'br' && text.br !== undefined) return text.br;
      if (last?.encoding !== encoding) {
        const body = text
          .plain()
          .then((plain) => compressBytes(plain, encoding))
          .then((bytes) => ({ bytes, etag }));
        last = { encoding, body };
      }
      return last.body;
    },
    size: text.size,
  };
}

/**
 * Creates a response body from bytes that were compressed elsewhere or that do not compress, such as images. `digest`
 * identifies the content. Default: a hash of the plain bytes.
 */
export function encodedBody(
  { identity, ...compressed }: { identity: Uint8Array; gzip?: Uint8Array; br?: Uint8Array },
  digest = digestOf(identity),
): EncodableBody {
  const bodies = new Map<Encoding, Uint8Array>();
  if (compressed.br) bodies.set('br', compressed.br);
  if (compressed.gzip) bodies.set('gzip', compressed.gzip);
  bodies.set('identity', identity);
  return {
    offered: [...bodies.keys()],
    in: async (encoding) => ({
      bytes: Buffer.from(bodies.get(encoding) ?? identity),
      etag: etagOf(digest, bodies.has(encoding) ? encoding : 'identity'),
    }),
    size: [...bodies.values()].reduce((sum, { byteLength }) => sum + byteLength, 0),
  };
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

function etagOf(digest: string, encoding: Encoding): string {
  return `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
}
