import type { RouteRule } from './routeRules.ts';

/** Names the running build: `{ "id", "timestamp" }`. */
export const latestBuildPath = '/builds/latest.json';

/** Tells of the running build, and of no other: see `BuildMeta`. */
export const buildMetaPath = (id: string): string => `/builds/meta/${id}.json`;

/** The script that loads the tool which counts what is read, of one build: it may be kept for ever. */
export const analyticsScriptPath = (id: string): string => `/assets/analytics.${id}.js`;

export type LatestBuild = { id: string; timestamp: number };

export type BuildMeta = {
  id: string;
  /** The owner's redirects. */
  routeRules: readonly RouteRule[];
  /** Paths of pages that are answered as they were drawn before. */
  prerendered: readonly string[];
};

/** The build that an answer of `/builds/latest.json` names; undefined for anything else. */
export function buildIdOf(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
    ? answer.id
    : undefined;
}
