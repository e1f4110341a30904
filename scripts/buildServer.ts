import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

/** Packages that have files or native code of their own, or state that the built pages share with the server. */
const packages = [
  '@scalar/openapi-parser',
  'fontkit',
  'ioredis',
  'pg',
  'pino',
  'sharp',
  'vike',
  'vite',
  'write-file-atomic',
];

export const builtServer = 'dist/server/site';

/** Bundles the server into `dist/server/site/`, so that a start reads a few files in place of two thousand. */
export async function buildServer(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: packages },
    build: {
      ssr: true,
      outDir: path.join(root, builtServer),
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      target: 'node22',
      rolldownOptions: {
        input: {
          serve: path.join(root, 'scripts/serve.ts'),
          prepareWorker: path.join(root, 'server/features/docs/prepareWorker.ts'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        // Of `depd`, which the framework's libraries come with.
        checks: { eval: false },
      },
    },
  });
  await refuseLostPlaces(path.join(root, builtServer));
}

/** What asks where its own file is, in the manner of CommonJS, fails in a bundle, and only when it is called. */
async function refuseLostPlaces(folder: string): Promise<void> {
  for await (const file of glob('*.mjs', { cwd: folder })) {
    const [, name] = /\b(__(?:file|dir)name)\b/.exec(await readFile(path.join(folder, file), 'utf8')) ?? [];
    if (name !== undefined)
      throw new Error(
        `${file} holds ${name}: the package that it comes from belongs among those that stay outside.`,
      );
  }
}
