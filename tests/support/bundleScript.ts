import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
// A bundle lies as deep as the built server, by which it finds the project's files (`server/siteRoot.ts`).
const parent = path.join(root, '.cache/scripts');

/**
 * Bundles scripts with all that they import, before the tests of a file. A process then starts in a fifth of the time:
 * most of it goes to reading modules. Returns what tells the path of a bundle within a test.
 */
export function useBundledScripts(...scripts: string[]): (script: string) => string {
  let folder: string | undefined;
  beforeAll(async () => {
    await mkdir(parent, { recursive: true });
    folder = await mkdtemp(path.join(parent, 'bundle-'));
    await build({
      configFile: path.join(root, 'vitest.config.ts'),
      logLevel: 'silent',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: folder,
        rolldownOptions: { input: scripts.map((script) => path.join(root, script)) },
      },
    });
  }, 120_000);
  afterAll(async () => {
    if (folder !== undefined) await rm(folder, { recursive: true });
  });
  return (script) => {
    if (folder === undefined) throw new Error(`${script} is bundled before the tests`);
    return path.join(folder, `${path.parse(script).name}.js`);
  };
}
