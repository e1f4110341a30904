import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** In the order of our preference when a client likes several alike. */
export const encodings: readonly Encoding[] = ['br', 'zstd', 'gzip', 'identity'];

const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }),
  zstd: (body) => zstd(body),
  gzip: (body) => gzip(body, { level: 6 }),
};

export type EncodedBody = { bytes: Buffer; etag: string };

/** A body that is compressed once for each encoding that somebody asks for. */
export type EncodableBody = {
  in(encoding: Encoding): Promise<EncodedBody>;
  readonly size: number;
};

export function encodable(text: string): EncodableBody {
  const plain = Buffer.from(text);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const bodies = new Map<Encoding, Promise<EncodedBody>>();
  return {
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

async function encodeAs(plain: Buffer, encoding: Encoding, digest: string): Promise<EncodedBody> {
  const bytes = encoding === 'identity' ? plain : await compress[encoding](plain);
  return { bytes, etag: `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"` };
}
