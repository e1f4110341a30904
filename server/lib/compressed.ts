import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Maximum size of decompressed values. Responses of the backend are limited to ten megabytes. */
const maxBytes = 32 * 1024 * 1024;

/** Compresses a value quickly, for storage in memory. Text shrinks to about a tenth. The buffer has no spare bytes. */
export function compress(plain: string | Uint8Array): Buffer {
  return toExactBuffer(zstdCompressSync(plain));
}

/** Copies bytes into a buffer of exactly their size, because zlib returns views of larger buffers. */
export function toExactBuffer(bytes: Buffer): Buffer {
  const buffer = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(buffer);
  return buffer;
}

/** Decompresses the result of `compress`. Throws if the bytes are not zstd or decompress to more than `maxBytes`. */
export function decompress(packed: Uint8Array): Buffer {
  return zstdDecompressSync(packed, { maxOutputLength: maxBytes });
}
