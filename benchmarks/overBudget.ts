import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Scores } from './lighthouseRuns.ts';
import type { PageWeight } from './weighFiles.ts';

const Weights = v.strictObject({
  html: v.number(),
  css: v.number(),
  scriptsAtRest: v.number(),
  scriptsInUse: v.number(),
  scriptFilesAtRest: v.number(),
  scriptFilesInUse: v.number(),
}) satisfies v.GenericSchema<PageWeight>;

const LeastScores = v.strictObject({
  performance: v.number(),
  accessibility: v.number(),
  bestPractices: v.number(),
  seo: v.number(),
  layoutShift: v.number(),
}) satisfies v.GenericSchema<Scores>;

const PageBudget = v.strictObject({ weights: Weights, lighthouse: v.optional(LeastScores) });

/**
 * The most that each page may weigh, in kB gzip and numbers of files: what was measured and ten per cent, or one file, more.
 * `npm test` fails above it. The scores that Lighthouse should give at least are reported by the bench alone.
 */
export type Budget = Record<string, v.InferOutput<typeof PageBudget>>;

export async function readBudget(): Promise<Budget> {
  const file = path.join(import.meta.dirname, 'budget.json');
  return v.parse(v.record(v.string(), PageBudget), JSON.parse(await readFile(file, 'utf8')));
}

/** A sentence for each figure of a page that is over its limit. */
export function overBudget(page: string, weight: PageWeight, limits: PageWeight): string[] {
  return v
    .parse(v.array(v.keyof(Weights)), Object.keys(limits))
    .flatMap((name) =>
      weight[name] > limits[name]
        ? `${page}: ${name} is ${weight[name].toFixed(1)}, its budget ${limits[name]}`
        : [],
    );
}

/** A sentence for each score of a page that is below what it should be, and for what moves. */
export function belowBudget(page: string, scores: Scores, least: Scores): string[] {
  return v
    .parse(v.array(v.keyof(LeastScores)), Object.keys(least))
    .flatMap((name) =>
      (name === 'layoutShift' ? scores[name] > least[name] : scores[name] < least[name])
        ? `${page}: Lighthouse’s ${name} is ${scores[name]}, its budget ${least[name]}`
        : [],
    );
}
