import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { exactly, pack, unpack } from '#server/packed.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

export type EncodedBody = { bytes: Buffer; etag: string };

/** A body in the encodings that it is offered in, each with an ETag of its own. */
export type EncodableBody = {
  /** In the order of our preference when a client likes several alike; `identity` is always among them. */
  readonly offered: readonly Encoding[];
  in(encoding: Encoding): Promise<EncodedBody>;
  /** In bytes, about, of all that is kept of it. */
  readonly size: number;
};

const compress: Record<'br' | 'gzip', (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => gzip(body, { level: 6 }),
};

/**
 * A text that is compressed once for each encoding that somebody asks for. Kept compressed alone: nearly nobody reads the
 * plain one, which is ten times as large.
 */
export function encodable(text: string): EncodableBody {
  const plain = Buffer.from(text);
  const digest = digestOf(plain);
  const packed = pack(plain);
  const bodies = new Map<Encoding, Promise<EncodedBody>>();
  return {
    offered: ['br', 'zstd', 'gzip', 'identity'],
    in(encoding) {
      const known = bodies.get(encoding);
      if (known !== undefined) return known;
      const body = encodeAs(packed, encoding, digest);
      if (encoding !== 'identity') bodies.set(encoding, body);
      return body;
    },
    // One encoding is about as large as another, and hardly anybody asks for more than one.
    size: packed.byteLength * 2,
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

async function encodeAs(packed: Buffer, encoding: Encoding, digest: string): Promise<EncodedBody> {
  const etag = etagOf(digest, encoding);
  if (encoding === 'zstd') return { bytes: packed, etag };
  const plain = unpack(packed);
  return { bytes: encoding === 'identity' ? plain : exactly(await compress[encoding](plain)), etag };
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

function etagOf(digest: string, encoding: Encoding): string {
  return `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
}
