import { readdir } from 'node:fs/promises';

/** How many files and connections a process has open. Linux only. */
export async function openFiles(processId: number): Promise<number> {
  return (await readdir(`/proc/${processId}/fd`)).length;
}
