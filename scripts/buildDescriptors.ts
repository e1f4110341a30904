import type { Plugin } from 'vite';
import { latestBuildPath, type LatestBuild } from '#schema/build.ts';

/** Writes which build this is beside the built files. */
export function buildDescriptors(id: string): Plugin {
  const latest: LatestBuild = { id, timestamp: Date.now() };
  return {
    name: 'build-descriptors',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: latestBuildPath.slice(1), source: JSON.stringify(latest) });
    },
  };
}
