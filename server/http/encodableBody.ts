import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);

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

const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }),
  zstd: (body) => zstd(body),
  gzip: (body) => gzip(body, { level: 6 }),
};

/** A text that is compressed once for each encoding that somebody asks for. */
export function encodable(text: string): EncodableBody {
  const plain = Buffer.from(text);
  const digest = digestOf(plain);
  const bodies = new Map<Encoding, Promise<EncodedBody>>();
  return {
    offered: ['br', 'zstd', 'gzip', 'identity'],
    in(encoding) {
      const known = bodies.get(encoding);
      if (known !== undefined) return known;
      const body = encodeAs(plain, encoding, digest);
      bodies.set(encoding, body);
      return body;
    },
    // The compressed copies together are about as large as half the plain one.
    size: Math.ceil(plain.byteLength * 1.5),
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

async function encodeAs(plain: Buffer, encoding: Encoding, digest: string): Promise<EncodedBody> {
  const bytes = encoding === 'identity' ? plain : await compress[encoding](plain);
  return { bytes, etag: etagOf(digest, encoding) };
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

function etagOf(digest: string, encoding: Encoding): string {
  return `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
}
