import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Compresses what is kept in memory: fast, to about a tenth for texts. Takes exactly as much memory as it has bytes. */
export function pack(plain: string | Uint8Array): Buffer {
  const packed = zstdCompressSync(plain);
  // What zlib answers can be the beginning of a buffer that is much larger.
  const exact = Buffer.allocUnsafeSlow(packed.byteLength);
  packed.copy(exact);
  return exact;
}

/** The bytes that `pack` was given. Throws where it was not `pack` that made them. */
export function unpack(packed: Uint8Array): Buffer {
  return zstdDecompressSync(packed);
}
