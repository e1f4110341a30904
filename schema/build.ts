/** Names the running build: `{ "id", "timestamp" }`. */
export const latestBuildPath = '/builds/latest.json';

/** Route rules and prerendered paths of a build. */
export const buildMetaPath = (id: string): string => `/builds/meta/${id}.json`;

export type LatestBuild = { id: string; timestamp: number };

/** The build that an answer of `/builds/latest.json` names; undefined for anything else. */
export function buildIdOf(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
    ? answer.id
    : undefined;
}
