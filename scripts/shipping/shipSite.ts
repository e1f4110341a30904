import { cp, glob, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { neededPackages, type NeededPackage } from './neededPackages.ts';

/** What the built site reads beside its build and its packages. */
const files = [
  'package.json',
  'LICENSE',
  'scripts/serve.mjs',
  'scripts/requireNode.mjs',
  'dist/{client,server/site}',
  'locales/*/messages.po',
  'brand/{mark.svg,fonts,words}',
  // Shown where DOCS_API_ORIGIN says so.
  'cms/openapi.yaml',
];
/** Of no use to a site that runs. */
const left = /\.(?:map|d\.[mc]?ts|md|markdown|flow)$/i;

/** Copies what a running site needs out of a built project into an empty folder; answers its packages. */
export async function shipSite(root: string, folder: string): Promise<NeededPackage[]> {
  const copy = (from: string, filter: (source: string) => boolean = () => true) =>
    cp(path.join(root, from), path.join(folder, from), { recursive: true, filter });
  await mkdir(folder, { recursive: true });
  for await (const file of glob(files, { cwd: root })) await copy(file);
  const packages = await neededPackages(root);
  for (const { folder: from } of packages) {
    const nested = path.join(root, from, 'node_modules');
    await copy(from, (source) => !left.test(source) && !source.startsWith(nested));
  }
  return packages;
}
