import { readdir } from 'node:fs/promises';

/** Returns the number of open files and connections of a process. Linux only. */
export async function openFiles(processId: number): Promise<number> {
  return (await readdir(`/proc/${processId}/fd`)).length;
}
