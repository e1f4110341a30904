import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { findOverrides, overridesFolder } from './overrides.ts';

/**
 * Resolves every import of a file in `components/` to the file with the same path in `brand/components/`, if it exists.
 * Resolves `#original/…` to the file in `components/`.
 */
export function overridePlugin(root: string): Plugin {
  const originals = path.join(root, 'components/');
  const folder = path.join(root, overridesFolder, '/');
  let isBuild = false;
  let page = '';
  return {
    name: 'override-components',
    enforce: 'pre',
    // A build without overrides skips the plugin. The development server needs it to notice the first override.
    apply: (_config, { command }) => command === 'serve' || findOverrides(root).length > 0,
    configResolved(config) {
      isBuild = config.command === 'build';
      page = path.join(config.root, 'index.html');
    },
    resolveId: {
      order: 'pre',
      filter: { id: /^(?:\.{1,2}\/|\/|#components\/)/ },
      async handler(source, importer, options) {
        // The development server requests modules that are already resolved as if `page` imported them.
        if (!isBuild && (importer === undefined || importer === page)) return null;
        const resolution = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!resolution?.id.startsWith(originals)) return resolution;
        const override = folder + resolution.id.slice(originals.length);
        if (!existsSync(override.replace(/\?.*$/, ''))) return resolution;
        return { ...resolution, id: override };
      },
    },
    hotUpdate({ type, file, server }) {
      if (type === 'update' || !file.startsWith(folder)) return;
      this.environment.moduleGraph.invalidateAll();
      if (this.environment.name === 'client') server.ws.send({ type: 'full-reload' });
    },
  };
}
