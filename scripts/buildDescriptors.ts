import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { buildMetaPath, latestBuildPath, type LatestBuild } from '#schema/build.ts';

/** Writes which build this is, and its route rules, beside the built files. */
export function buildDescriptors(id: string): Plugin {
  const latest: LatestBuild = { id, timestamp: Date.now() };
  return {
    name: 'build-descriptors',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const rulesFile = process.env['ROUTE_RULES'];
      const routeRules: unknown = rulesFile ? JSON.parse(await readFile(rulesFile, 'utf8')) : [];
      this.emitFile({ type: 'asset', fileName: latestBuildPath.slice(1), source: JSON.stringify(latest) });
      this.emitFile({
        type: 'asset',
        fileName: buildMetaPath(id).slice(1),
        source: JSON.stringify({ id, routeRules, prerendered: [] }),
      });
    },
  };
}
