import type { RouteRule } from './routeRules.ts';

/** Path of the running build's ID: `{ "id", "timestamp" }`. */
export const latestBuildPath = '/builds/latest.json';

/** Returns the path of the running build's metadata (`BuildMeta`). */
export const buildMetaPath = (id: string): string => `/builds/meta/${id}.json`;

/** Returns the path of a build's script that loads the analytics tool. The script may be cached forever. */
export const analyticsScriptPath = (id: string): string => `/assets/analytics.${id}.js`;

export type LatestBuild = { id: string; timestamp: number };

export type BuildMeta = {
  id: string;
  /** Redirects configured by the owner. */
  routeRules: readonly RouteRule[];
  /** Paths of the cached pages. */
  prerendered: readonly string[];
};

/** Returns the ID in a response of `/builds/latest.json`; `undefined` if there is none. */
export function buildIdOf(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
    ? answer.id
    : undefined;
}
