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
  agents: v.number(),
  layoutShift: v.number(),
}) satisfies v.GenericSchema<Scores>;

const PageBudget = v.strictObject({ weights: Weights, lighthouse: v.optional(LeastScores) });

/**
 * Limits on the weight of each page, in kB (gzip) and number of files: the measured values plus ten per cent, or plus
 * one file. `npm test` fails if a page exceeds them. Only the benchmark checks Lighthouse's minimum scores.
 */
export type Budget = Record<string, v.InferOutput<typeof PageBudget>>;

export async function readBudget(): Promise<Budget> {
  const file = path.join(import.meta.dirname, 'budget.json');
  return v.parse(v.record(v.string(), PageBudget), JSON.parse(await readFile(file, 'utf8')));
}

/** Returns a sentence for each of a page's figures that exceeds its limit. */
export function overBudget(page: string, weight: PageWeight, limits: PageWeight): string[] {
  return v
    .parse(v.array(v.keyof(Weights)), Object.keys(limits))
    .flatMap((name) =>
      weight[name] > limits[name]
        ? `${page}: ${name} is ${weight[name].toFixed(1)}, over its limit of ${limits[name]}`
        : [],
    );
}

/** Returns a sentence for each of a page's scores that is below its minimum, and for too much layout shift. */
export function belowBudget(page: string, scores: Scores, minScores: Scores): string[] {
  return v
    .parse(v.array(v.keyof(LeastScores)), Object.keys(minScores))
    .flatMap((name) =>
      (name === 'layoutShift' ? scores[name] > minScores[name] : scores[name] < minScores[name])
        ? `${page}: Lighthouse’s ${name} is ${scores[name]}, outside its limit of ${minScores[name]}`
        : [],
    );
}
