import { statfs } from 'node:fs/promises';

/** Bytes that can still be written to the disk of a folder; Infinity where that cannot be told. */
export async function diskRoom(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}

const gigabyte = 1_000_000_000;

/** Whether a disk has less left than 1 GB or, if it is small, a tenth of it, once `reserved` bytes are written. */
export async function hasLittleRoom(folder: string, reserved = 0): Promise<boolean> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return bavail * bsize - reserved < Math.min(gigabyte, (blocks * bsize) / 10);
  } catch {
    return false;
  }
}

/** Whether an error of the file system says that a file or folder is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
