import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { loadStyleNames } from './loadStyleNames.ts';

const table = fileURLToPath(new URL('../../theme/shortClassNames.ts', import.meta.url));
const runtime = fileURLToPath(new URL('../../styled-system/', import.meta.url));
const placeholder = /\{\s*__SHORT_CLASS_NAMES__:\s*\d+\s*\}/;

/**
 * Gives Panda's classes and custom properties names of one to three characters, the same in documents, scripts and
 * stylesheets (`postcss.config.mjs`). The browser gets the names of the classes that its own code uses.
 */
export function shortStyleNames(): Plugin {
  return {
    name: 'short-style-names',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      // Nothing of Panda's runtime does anything but answer calls.
      if (id.startsWith(runtime)) return { code, moduleSideEffects: false };
      if (id !== table) return undefined;
      const short =
        this.environment.name === 'client'
          ? '{ __SHORT_CLASS_NAMES__: 0 }'
          : JSON.stringify(Object.fromEntries((await loadStyleNames()).classes));
      return code.replace('= {}', () => `= ${short}`);
    },
    // Only here is it known which files the browser's code is made of, and no file has its hash yet.
    async renderChunk(code, _chunk, _options, { chunks }) {
      if (!placeholder.test(code)) return null;
      const { classes, classesOf } = await loadStyleNames();
      const files = new Set(Object.values(chunks).flatMap(({ moduleIds }) => moduleIds));
      const used = new Set([...files].flatMap((file) => [...classesOf(file)]));
      const shipped = Object.fromEntries([...classes].filter(([name]) => used.has(name)));
      return { code: code.replace(placeholder, () => JSON.stringify(shipped)), map: null };
    },
  };
}
