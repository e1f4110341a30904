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
