import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { builtServer } from './builtServer.ts';

/**
 * Packages that stay outside the bundle: they contain data files or native code, or are loaded only in development or
 * by browsers.
 */
const packages = [
  '@scalar/openapi-parser',
  'fontkit',
  'ioredis',
  'mailauth',
  'pg',
  'pino',
  'sharp',
  'vite',
  '@scalar/api-reference-react',
  'lottie-react',
  'write-file-atomic',
];

/** Names that the minifier keeps, because stack traces contain them. */
const keepNames = { function: true, class: true };

// Bundles the server, and the page renderer that Vike has already built, into `dist/server/site/`, so that the server
// reads a few files at startup instead of two thousand. `npm run build:server` runs this in a separate process, because
// Vite would stay in the memory of a process that continues to serve.
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
          // The owner's commands, for servers that do not have the sources.
          newsletter: path.join(root, 'scripts/newsletter.ts'),
          enquiries: path.join(root, 'scripts/enquiries.ts'),
          // Worker threads, under the names that `createThread` expects.
          pageReaderWorker: path.join(root, 'server/page-check/pageReaderWorker.ts'),
          markdownWorker: path.join(root, 'server/rendering/markdownWorker.ts'),
          prepareWorker: path.join(root, 'server/api-reference/prepareWorker.ts'),
          readReturnedWorker: path.join(root, 'server/mail/bounces/readReturnedWorker.ts'),
        },
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          // Saves about 9 MiB of memory: V8 stores a file with other characters with two bytes per character.
          charset: 'ascii',
          minify: { compress: { keepNames }, mangle: { keepNames }, codegen: true },
        },
        // `depd`, a dependency of Koa, uses `eval`, and module directives have no meaning on a server.
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
