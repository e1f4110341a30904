import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { PageWeight } from './weighFiles.ts';

const Limits = v.strictObject({
  html: v.number(),
  css: v.number(),
  scriptsAtRest: v.number(),
  scriptsInUse: v.number(),
  scriptFilesAtRest: v.number(),
  scriptFilesInUse: v.number(),
}) satisfies v.GenericSchema<PageWeight>;

/** What each page may weigh at most: kB, gzip, and numbers of files. */
export type Budget = Record<string, PageWeight>;

export async function readBudget(): Promise<Budget> {
  const file = path.join(import.meta.dirname, 'budget.json');
  return v.parse(v.record(v.string(), Limits), JSON.parse(await readFile(file, 'utf8')));
}

/** A sentence for each figure of a page that is over its limit. */
export function overBudget(page: string, weight: PageWeight, limits: PageWeight): string[] {
  return v
    .parse(v.array(v.keyof(Limits)), Object.keys(limits))
    .flatMap((name) =>
      weight[name] > limits[name]
        ? `${page}: ${name} is ${weight[name].toFixed(1)}, its budget ${limits[name]}`
        : [],
    );
}
