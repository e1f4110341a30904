import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtServer } from './builtServer.ts';
import { generateIcons } from './generateIcons.ts';
import { generateSections } from './generateSections.ts';

const sources =
  '{brand,components,locales,pages,renderer,schema,scripts/{overrides,style-names},theme,public}/**/*';
const configuration = [
  'package-lock.json',
  'panda.config.ts',
  'postcss.config.mjs',
  'scripts/libraryOutput.ts',
  'scripts/vitePlugins.ts',
  'scripts/validTranslations.ts',
  'vite.config.ts',
  'lingui.config.ts',
  'relay.config.js',
];

const serverSources = '{brand,locales,schema,scripts,server}/**/*';

/** Files in each build's folder with the digest of its sources. */
const stamp = 'dist/sources.sha256';
const serverStamp = `${builtServer}/sources.sha256`;

/** Builds the whole site, only the server or nothing, depending on what is out of date in `dist/`. */
export async function ensureBuild(root: string): Promise<void> {
  if (!(await isBuiltFrom(root, stamp, await digestOfPages(root)))) {
    await buildSite(root);
  } else if (!(await isBuiltFrom(root, serverStamp, await digestOfServer(root)))) await buildServerPart(root);
}

/** Builds the site into `dist/`. Rejects if a step fails. */
export async function buildSite(root: string): Promise<void> {
  process.stdout.write('Building the site into dist/ (about a minute) …\n');
  const startedAt = performance.now();
  // Calculated before the build, so that changes during the build make it out of date.
  const digest = await digestOfPages(root);
  await runScript(root, 'build:steps');
  await buildServerPart(root);
  await writeFile(path.join(root, stamp), digest);
  process.stdout.write(`Built in ${Math.round((performance.now() - startedAt) / 1000)} s.\n`);
}

async function buildServerPart(root: string): Promise<void> {
  const digest = await digestOfServer(root);
  await runScript(root, 'build:server');
  await writeFile(path.join(root, serverStamp), digest);
}

async function isBuiltFrom(root: string, stampFile: string, digest: string): Promise<boolean> {
  return (await readFile(path.join(root, stampFile), 'utf8').catch(() => '')) === digest;
}

/** Returns the digest of the pages' sources, including generated ones, which it updates first. */
async function digestOfPages(root: string): Promise<string> {
  await generateSections(root);
  await generateIcons(root);
  return digestOf(root, sources, configuration);
}

const digestOfServer = (root: string) => digestOf(root, serverSources, ['package-lock.json']);

async function digestOf(root: string, pattern: string, otherFiles: readonly string[]): Promise<string> {
  const files = [...otherFiles];
  for await (const file of glob(pattern, { cwd: root, withFileTypes: true })) {
    if (file.isFile() && !file.parentPath.includes('__generated__'))
      files.push(path.relative(root, path.join(file.parentPath, file.name)));
  }
  files.sort();
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) hash.update(file).update(contents[index] ?? '');
  return hash.digest('hex');
}

function runScript(root: string, script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // With a different value, the build would call React's development code, which it does not contain.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit', env });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm run ${script} failed with exit code ${code}.`)),
    );
  });
}
