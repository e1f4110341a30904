import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { afterAll } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
// The bundles' folder has the same depth as the built server's, because `server/lib/siteRoot.ts` locates the project's
// files relative to itself.
const parent = path.join(root, '.cache/scripts');

/**
 * Returns a function that resolves to the path of a script's bundle. The first call bundles all scripts with their
 * imports. Processes then start in a fifth of the time, because they spend most of it loading modules.
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
        // Writes shared chunks next to the entries, because they locate the project's files in the same way.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return folder;
}
