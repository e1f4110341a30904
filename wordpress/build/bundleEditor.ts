import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

const editor = path.join(import.meta.dirname, '../editor');
const entries = path.join(editor, 'entries');

/**
 * Bundles the scripts of wp-admin into `folder`: one file for each entry, which PHP enqueues. WordPress loads them as plain
 * scripts, because the scripts that they use are no modules. They share React with the block editor.
 */
export async function bundleEditor(folder: string): Promise<void> {
  for (const entry of await readdir(entries)) {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      // Tests and `npm run dev` would bundle the development runtime.
      oxc: { jsx: { development: false } },
      resolve: { alias: { 'react/jsx-runtime': path.join(editor, 'lib/jsxRuntime.ts') } },
      build: {
        outDir: folder,
        emptyOutDir: false,
        minify: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: path.join(entries, entry),
          external: ['react'],
          output: { format: 'iife', entryFileNames: '[name].js', globals: { react: 'wp.element' } },
        },
      },
    });
  }
}
