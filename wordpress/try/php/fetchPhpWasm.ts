import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { exists } from '../fetchWordPress.ts';

const run = promisify(execFile);
const version = '3.1.56';
/** PHP versions that the package depends on and WordPress does not need here: 360 MB. */
const omittedVersions = ['5-2', '7-4', '8-0', '8-1', '8-2', '8-4', '8-5'];
const placeholder = 'npm:wasm-feature-detect@1.8.0';
const cache = path.resolve('.cache/wordpress');

/**
 * Returns a folder with PHP 8.3 for WebAssembly, the packages on which `@wp-playground/cli` is built. Installed from npm
 * on demand and cached in `.cache`, because 100 MB are too much for a dependency that few people use. Rejects if npm
 * cannot install them.
 */
export async function fetchPhpWasm(): Promise<string> {
  const folder = path.join(cache, `php-wasm-${version}`);
  if (await exists(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const temporaryFolder = await mkdtemp(path.join(cache, 'fetching-'));
  try {
    const named = (names: string[], value: string) =>
      Object.fromEntries(names.map((name) => [`@php-wasm/${name}`, value]));
    const manifest = {
      private: true,
      dependencies: named(['node', 'node-8-3', 'universal'], version),
      overrides: named(
        omittedVersions.map((name) => `node-${name}`),
        placeholder,
      ),
    };
    await writeFile(path.join(temporaryFolder, 'package.json'), JSON.stringify(manifest));
    await run(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--silent'],
      { cwd: temporaryFolder },
    );
    await rename(temporaryFolder, folder).catch(async (error: unknown) => {
      // Another process was faster and created the same folder.
      if (!(await exists(folder))) throw error;
    });
    return folder;
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}
