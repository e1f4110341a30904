import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { afterAll } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
// Bundles are as deeply nested as the built server, because `server/lib/siteRoot.ts` locates the project's files
// relative to itself.
const parent = path.join(root, '.cache/scripts');

/**
 * Bundles scripts with all their imports when a test first requests one. Processes then start in a fifth of the time,
 * most of which is spent loading modules. Returns a function that resolves to the path of a script's bundle.
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
        // Next to the entries, so that shared chunks locate the project's files too.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return folder;
}
