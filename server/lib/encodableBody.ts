import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { exactly } from './compressed.ts';

const brotli = promisify(zlib.brotliCompress);
const zstd = promisify(zlib.zstdCompress);
const gzip = promisify(zlib.gzip);
const unbrotli = promisify(zlib.brotliDecompress);

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

export type EncodedBody = { bytes: Buffer; etag: string };

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
  return exactly(await compress[encoding](bytes));
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
