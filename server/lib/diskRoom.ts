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

/** Whether an error of the file system says that a file or folder is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
