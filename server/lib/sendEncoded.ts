import type { Context } from 'koa';
import Negotiator from 'negotiator';
import type { CacheState } from './staleCache.ts';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { toExactBuffer } from './compressed.ts';

/** What stands around a body: all that caches and readers are told of it. */
export type EncodedAnswer = {
  /** 200 without it. Only that is ever answered with 304. */
  status?: number;
  /** The whole `Content-Type`. */
  type: string;
  cacheControl: string;
  /** Where the answer came from; it is said in `Cache-Status`. */
  state?: CacheState | 'bypass';
};

/** `Cache-Status` as in RFC 9211. */
const cacheStatus: Record<CacheState | 'bypass', string> = {
  hit: 'site; hit',
  miss: 'site; fwd=miss',
  bypass: 'site; fwd=bypass',
  stale: 'site; hit; detail=stale-while-revalidate',
  'stale-if-error': 'site; hit; detail=stale-if-error',
};

/**
 * Answers with a body in the best encoding that its reader takes, or with 304 where they have it. Every answer that the
 * site makes and caches keep goes through here: its `ETag`, `Vary` and `Cache-Status` are right together or not at all.
 */
export async function sendEncoded(ctx: Context, body: EncodableBody, answer: EncodedAnswer): Promise<void> {
  const encoding = acceptedEncoding(ctx, body.offered);
  const { bytes, etag } = await body.in(encoding);
  describeState(ctx, answer);
  if (body.offered.length > 1) ctx.vary('Accept-Encoding');
  ctx.status = answer.status ?? 200;
  if (isKnownAs(ctx, etag)) return;
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.body = bytes;
  ctx.set('Content-Type', answer.type);
}

/** Says how long an answer may be kept and where it came from, for those that have no body too. */
export function describeState(ctx: Context, answer: Pick<EncodedAnswer, 'cacheControl' | 'state'>): void {
  ctx.set('Cache-Control', answer.cacheControl);
  if (answer.state !== undefined) ctx.set('Cache-Status', cacheStatus[answer.state]);
}

/**
 * Sets the `ETag` of an answer whose status is set, and makes it a 304 where its reader has just that, which it then
 * says with true.
 */
export function isKnownAs(ctx: Context, etag: string): boolean {
  ctx.set('ETag', etag);
  const isKnown = ctx.status === 200 && ctx.fresh;
  if (isKnown) ctx.status = 304;
  return isKnown;
}

/** The encoding of those offered that the reader likes best; of those liked alike the first. */
export function acceptedEncoding<Offered extends Encoding>(
  ctx: Context,
  offered: readonly Offered[],
): Offered | 'identity' {
  const [best] = new Negotiator(ctx.req).encodings([...offered]);
  return offered.find((encoding) => encoding === best) ?? 'identity';
}

const brotli = promisify(zlib.brotliCompress);
const zstd = promisify(zlib.zstdCompress);
const gzip = promisify(zlib.gzip);
const unbrotli = promisify(zlib.brotliDecompress);

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

type EncodedBody = { bytes: Buffer; etag: string };

/** A body in the encodings that it is offered in, each with an ETag of its own. */
export type EncodableBody = {
  /** In the order of our preference when a client likes several alike; `identity` is always among them. */
  readonly offered: readonly Encoding[];
  in(encoding: Encoding): Promise<EncodedBody>;
  /** In bytes, about and at most, of what is kept of it. */
  readonly size: number;
};

const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }),
  zstd: (body) => zstd(body),
  gzip: (body) => gzip(body, { level: 6 }),
};

/** The bytes in one of the encodings, worked out beside what the process does meanwhile. */
export async function compressed(bytes: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return toExactBuffer(await compress[encoding](bytes));
}

/** A text that is sent now and forgotten, compressed for whoever asks. */
export function encodable(text: string): EncodableBody {
  const plain = Buffer.from(text);
  return encodedOnDemand({ plain: async () => plain, digest: digestOf(plain), size: plain.byteLength });
}

/**
 * A text that is kept: compressed at once, beside what the process does meanwhile, in the encoding that nearly everybody
 * asks for. The plain one, which is ten times as large, is not kept.
 */
export async function keptBody(text: string | Buffer): Promise<EncodableBody> {
  const plain = typeof text === 'string' ? Buffer.from(text) : text;
  const digest = digestOf(plain);
  const packed = await compressed(plain, 'br');
  // Who waits for it is sent it next: until the memory is wanted it need not be unpacked again.
  let recent = new WeakRef(plain);
  return encodedOnDemand({
    async plain() {
      const known = recent.deref();
      if (known !== undefined) return known;
      const unpacked = await unbrotli(packed);
      recent = new WeakRef(unpacked);
      return unpacked;
    },
    digest,
    br: { bytes: packed, etag: etagOf(digest, 'br') },
    // A reader of gzip alone has another made, which is a tenth larger.
    size: Math.ceil(packed.byteLength * 2.2),
  });
}

/** Of the encodings that are made on demand the last one is kept, whatever is asked for. */
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
          .then((plain) => compressed(plain, encoding))
          .then((bytes) => ({ bytes, etag }));
        last = { encoding, body };
      }
      return last.body;
    },
    size: text.size,
  };
}

/**
 * Bytes that were compressed elsewhere or, like pictures, gain nothing by it. `digest` tells one content from another;
 * without it, it is made of the plain bytes.
 */
export function alreadyEncoded(
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
