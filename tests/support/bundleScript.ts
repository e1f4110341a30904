import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { afterAll } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
// A bundle lies as deep as the built server, by which it finds the project's files (`server/lib/siteRoot.ts`).
const parent = path.join(root, '.cache/scripts');

/**
 * Bundles scripts with all that they import, when a test of the file first asks for one. A process then starts in a
 * fifth of the time: most of it goes to reading modules. Returns what tells the path of a script's bundle.
 */
export function bundleScripts(...scripts: string[]): (script: string) => Promise<string> {
  let folder: Promise<string> | undefined;
  afterAll(async () => {
    if (folder !== undefined) await rm(await folder, { recursive: true, force: true });
  });
  return async (script) => {
    folder ??= bundle(scripts);
    return path.join(await folder, `${path.parse(script).name}.js`);
  };
}

async function bundle(scripts: readonly string[]): Promise<string> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, 'bundle-'));
  await build({
    configFile: path.join(root, 'vitest.config.ts'),
    logLevel: 'silent',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: {
        input: scripts.map((script) => path.join(root, script)),
        // Beside the entries: shared chunks find the project's files too.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return folder;
}
