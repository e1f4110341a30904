import { execFile } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';

const run = promisify(execFile);
const builds = { name: '@wp-playground/wordpress-builds@0.9.19', wordpress: '6.5' };
const tools = '@wp-playground/cli@3.1.56';
const cache = path.resolve('.cache/wordpress');
/** Folder of the plugin that makes WordPress work with SQLite. */
export const sqliteDriver = 'sqlite-database-integration';

/**
 * Returns a folder with WordPress and its SQLite driver, downloaded from npm packages and cached in `.cache`. The
 * packages (160 MB, mostly other versions) are not dependencies of the site, so they are downloaded on demand. Rejects
 * if npm cannot download them.
 */
export async function fetchWordPress(): Promise<string> {
  const folder = path.join(cache, `core-${builds.wordpress}`);
  if (await exists(path.join(folder, 'wp-load.php'))) return folder;
  await mkdir(cache, { recursive: true });
  await removeInterrupted();
  const temporaryFolder = await mkdtemp(path.join(cache, 'fetching-'));
  try {
    const [core, cli] = await Promise.all([
      pack(builds.name, temporaryFolder, [
        `package/src/wordpress/wp-${builds.wordpress}.zip`,
        `package/public/wp-${builds.wordpress}`,
      ]),
      pack(tools, temporaryFolder, [`package/${sqliteDriver}.zip`]),
    ]);
    const target = path.join(temporaryFolder, 'core');
    await unzip(path.join(core, `src/wordpress/wp-${builds.wordpress}.zip`), target);
    // The archive does not contain the files that browsers load. They are in a folder next to it.
    await cp(path.join(core, `public/wp-${builds.wordpress}`), target, { recursive: true, force: false });
    await unzip(path.join(cli, `${sqliteDriver}.zip`), path.join(temporaryFolder, 'sqlite'));
    const [driver = ''] = await readdir(path.join(temporaryFolder, 'sqlite'));
    await cp(
      path.join(temporaryFolder, 'sqlite', driver),
      path.join(target, 'wp-content/plugins', sqliteDriver),
      {
        recursive: true,
      },
    );
    // The package contains its authors' settings and a database of an older driver.
    for (const name of ['wp-config.php', 'wp-content/database'])
      await rm(path.join(target, name), { recursive: true, force: true });
    await rename(target, folder).catch(async (error: unknown) => {
      // Another process was faster and created the same folder.
      if (!(await exists(path.join(folder, 'wp-load.php')))) throw error;
    });
    return folder;
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

/** Removes the files of interrupted downloads. Downloads in progress are less than an hour old. */
async function removeInterrupted(): Promise<void> {
  for (const name of await readdir(cache)) {
    const folder = path.join(cache, name);
    const isOld = async () => Date.now() - (await stat(folder)).mtimeMs > 60 * 60 * 1000;
    if (name.startsWith('fetching-') && (await isOld())) await rm(folder, { recursive: true, force: true });
  }
}

/** Unpacks some files of an npm package. Returns the package's folder. */
async function pack(name: string, parentFolder: string, entries: string[]): Promise<string> {
  const folder = await mkdtemp(path.join(parentFolder, 'package-'));
  const { stdout } = await run('npm', ['pack', name, '--silent', '--pack-destination', folder], {
    cwd: os.tmpdir(),
    maxBuffer: 16 * 1024 * 1024,
  });
  const file = stdout.trim().split('\n').at(-1) ?? '';
  await run('tar', ['xzf', path.join(folder, file), '-C', folder, ...entries]);
  return path.join(folder, 'package');
}

async function unzip(archive: string, target: string): Promise<void> {
  for (const [name, bytes] of Object.entries(unzipSync(await readFile(archive)))) {
    if (name.endsWith('/')) continue;
    await mkdir(path.join(target, path.dirname(name)), { recursive: true });
    await writeFile(path.join(target, name), bytes);
  }
}

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
