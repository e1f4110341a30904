import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { builtServer } from './builtServer.ts';

/** Packages that have files or native code of their own, or that only development and browsers load. */
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

// Bundles the server and what renders its pages, which Vike has built before, into `dist/server/site/`: a start reads a few
// files in place of two thousand. `npm run build:server` runs it as a process of its own: Vite would stay in the memory of
// one that goes on to serve.
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
          // The owner's commands, for where the sources are not.
          newsletter: path.join(root, 'scripts/newsletter.ts'),
          enquiries: path.join(root, 'scripts/enquiries.ts'),
          // Threads, by the names that `createThread` looks for.
          pageReaderWorker: path.join(root, 'server/content/check/pageReaderWorker.ts'),
          prepareWorker: path.join(root, 'server/api-reference/prepareWorker.ts'),
          readReturnedWorker: path.join(root, 'server/mail/bounces/readReturnedWorker.ts'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        // `eval` is of `depd`, which the framework's libraries come with; directives mean nothing on a server.
        checks: { eval: false, moduleLevelDirective: false },
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
