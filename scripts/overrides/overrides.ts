import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder whose files replace those with the same path in `components/`. */
export const overridesFolder = 'brand/components';

export type Override = {
  /** Path relative to both `components/` and `brand/components/`. */
  path: string;
  /** Whether no module of the company imports the original, so that the site does not contain it. */
  isReplaced: boolean;
};

const nobodysOverride = /\.test\.tsx?$|(?:^|\/)(?:__generated__|generated)\//;

/** Matches imports of values from an original. Imports of types do not add it to the site. */
const importsOfOriginals =
  /(?:\b(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?|\bimport\(\s*)['"]#original\/([^'"]+)['"]/g;

/** Lists the files in `brand/components/` that replace one in `components/`, sorted by path. */
export function findOverrides(root: string): Override[] {
  const files = filesOf(path.join(root, overridesFolder));
  if (files.length === 0) return [];
  const importedFiles = new Set<string>();
  for (const file of filesOf(path.join(root, 'brand'))) {
    if (!/\.tsx?$/.test(file)) continue;
    const code = readFileSync(path.join(root, 'brand', file), 'utf8');
    for (const [, name = ''] of code.matchAll(importsOfOriginals)) importedFiles.add(name);
  }
  return files
    .filter((file) => existsSync(path.join(root, 'components', file)))
    .map((file) => ({ path: file, isReplaced: !importedFiles.has(file) }));
}

/** Returns the paths of originals that the site does not contain, for the tools that read every source. */
export function replacedOriginals(root: string): string[] {
  return findOverrides(root).flatMap(({ path: file, isReplaced }) =>
    isReplaced ? [`components/${file}`] : [],
  );
}

/** Returns the first line of an override that `npm run override` writes: its original, and the git blob of the copy. */
export const recordOf = (original: string, blob: string) => `// Overrides ${original}, version ${blob}.\n`;

const record = /^\/\/ Overrides (\S+), version ([\da-f]{40})\.$/m;

export type RecordedOriginal = {
  /** Path relative to `brand/components/`. */
  path: string;
  original: string;
  blob: string;
};

/** Reads the originals that files in `brand/components/` name in their first line, existing or not. */
export function recordedOriginals(root: string): RecordedOriginal[] {
  const folder = path.join(root, overridesFolder);
  return filesOf(folder).flatMap((file) => {
    const [, original, blob] = record.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    return original === undefined || blob === undefined ? [] : [{ path: file, original, blob }];
  });
}

/** Returns the tests of originals, which an override need not pass. Lists them one by one: Relay supports no braces. */
export function testsOfOriginals(root: string): string[] {
  return findOverrides(root).flatMap(({ path: file }) =>
    ['test.ts', 'test.tsx', 'full.test.ts'].map((end) => `components/${file.replace(/tsx?$/, end)}`),
  );
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !nobodysOverride.test(file))
    .toSorted();
}
