import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { loadStyleNames } from './loadStyleNames.ts';

const table = fileURLToPath(new URL('../../theme/shortClassNames.ts', import.meta.url));
const runtime = fileURLToPath(new URL('../../styled-system/', import.meta.url));
const placeholder = /\{\s*__SHORT_CLASS_NAMES__:\s*\d+\s*\}/;

/**
 * Vite plugin that shortens Panda's classes and custom properties to one to three characters, consistently in
 * documents, scripts and stylesheets (`postcss.config.mjs`). The browser gets only the names of classes that its own
 * code uses.
 */
export function shortStyleNames(): Plugin {
  return {
    name: 'short-style-names',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      // Tells the bundler that Panda's runtime has no side effects.
      if (id.startsWith(runtime)) return { code, moduleSideEffects: false };
      if (id !== table) return undefined;
      const short =
        this.environment.name === 'client'
          ? '{ __SHORT_CLASS_NAMES__: 0 }'
          : JSON.stringify(Object.fromEntries((await loadStyleNames()).classes));
      return code.replace('= {}', () => `= ${short}`);
    },
    // This hook is the only one that receives the modules of the browser's code and runs before hashes are computed.
    async renderChunk(code, _chunk, _options, { chunks }) {
      if (!placeholder.test(code)) return null;
      const { classes, classesOf } = await loadStyleNames();
      const files = new Set(Object.values(chunks).flatMap(({ moduleIds }) => moduleIds));
      const usedClasses = new Set([...files].flatMap((file) => [...classesOf(file)]));
      const shipped = Object.fromEntries([...classes].filter(([name]) => usedClasses.has(name)));
      return { code: code.replace(placeholder, () => JSON.stringify(shipped)), map: null };
    },
  };
}
