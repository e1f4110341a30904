import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { builtServer } from './builtServer.ts';

/** Packages with data files or native code, or loaded only in development or by browsers. They stay outside the bundle. */
const packages = [
  '@scalar/openapi-parser',
  'fontkit',
  'ioredis',
  'pg',
  'pino',
  'sharp',
  'vite',
  '@scalar/api-reference-react',
  'lottie-react',
  'write-file-atomic',
];

// Bundles the server and the page renderer, which Vike has built before, into `dist/server/site/`: a start then reads a few
// files instead of two thousand. `npm run build:server` runs it in a separate process, because Vite would stay in the memory
// of a process that continues to serve.
await buildServer(path.resolve(import.meta.dirname, '..'));

async function buildServer(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
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
          pages: path.join(root, 'dist/server/entry.mjs'),
          // The owner's commands, for servers without the sources.
          newsletter: path.join(root, 'scripts/newsletter.ts'),
          enquiries: path.join(root, 'scripts/enquiries.ts'),
          // Worker threads, under the names that `createThread` expects.
          pageReaderWorker: path.join(root, 'server/page-check/pageReaderWorker.ts'),
          prepareWorker: path.join(root, 'server/api-reference/prepareWorker.ts'),
          readReturnedWorker: path.join(root, 'server/mail/bounces/readReturnedWorker.ts'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        // `depd`, a dependency of Koa, uses `eval`; module directives have no meaning on a server.
        checks: { eval: false, moduleLevelDirective: false },
      },
    },
  });
  await refuseCommonJsPaths(path.join(root, builtServer));
}

/** Throws if the bundle contains `__filename` or `__dirname`, which would fail only when the code runs. */
async function refuseCommonJsPaths(folder: string): Promise<void> {
  for await (const file of glob('*.mjs', { cwd: folder })) {
    const [, name] = /\b(__(?:file|dir)name)\b/.exec(await readFile(path.join(folder, file), 'utf8')) ?? [];
    if (name !== undefined)
      throw new Error(
        `${file} contains ${name}: add the package it comes from to the external packages in scripts/buildServer.ts.`,
      );
  }
}
