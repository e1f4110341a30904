import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const sources = '{components,locales,pages,renderer,schema,scripts/style-names,theme,public}/**/*';
const configuration = [
  'package-lock.json',
  'panda.config.ts',
  'postcss.config.mjs',
  'scripts/buildDescriptors.ts',
  'scripts/islandsChunk.ts',
  'scripts/messagesOfIslands.ts',
  'scripts/soundTranslations.ts',
  'vite.config.ts',
  'lingui.config.ts',
  'relay.config.json',
];

/** Beside the build: what it was made from. */
const stamp = 'dist/sources.sha256';

/** Builds unless the build in `dist/` was made from exactly these sources. */
export async function ensureBuild(root: string): Promise<void> {
  const built = await readFile(path.join(root, stamp), 'utf8').catch(() => '');
  if (built === (await digestOfSources(root))) return;
  process.stdout.write('Building the site (about a minute the first time) …\n');
  await buildSite(root);
}

/** Builds into `dist/`. Rejects where a step fails. */
export async function buildSite(root: string): Promise<void> {
  // Read first: what changes while it builds is not in it.
  const digest = await digestOfSources(root);
  await runScript(root, 'build:steps');
  await writeFile(path.join(root, stamp), digest);
}

async function digestOfSources(root: string): Promise<string> {
  const files = [...configuration];
  for await (const file of glob(sources, { cwd: root, withFileTypes: true })) {
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
    const child = spawn('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm run ${script} ended with ${code}`)),
    );
  });
}
