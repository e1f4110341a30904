import { statfs } from 'node:fs/promises';

/** Returns the free bytes on the disk that contains a folder; Infinity if unknown. */
export async function freeDiskSpace(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}

const gigabyte = 1_000_000_000;

/** Returns whether less than 1 GB, or a tenth of a smaller disk, would be free after writing `reservedBytes`. */
export async function isDiskAlmostFull(folder: string, reservedBytes = 0): Promise<boolean> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return bavail * bsize - reservedBytes < Math.min(gigabyte, (blocks * bsize) / 10);
  } catch {
    return false;
  }
}

/** Returns whether a file system error means that a file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
