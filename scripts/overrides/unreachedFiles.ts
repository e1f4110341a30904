import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { overridesFolder, replacedOriginals } from './overrides.ts';

const sources = '{brand,components,pages,renderer,server}/**/*.{ts,tsx}';
const nobodysImports = /\.test\.tsx?$|\/__generated__\//;
const imports = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/**
 * Returns the originals that overrides replaced, and the files in `components/` that only these import, so that the
 * site does not ship their styles.
 */
export function unreachedFiles(root: string): string[] {
  const result = new Set(replacedOriginals(root));
  if (result.size === 0) return [];
  const importers = importersOf(root);
  for (let previous = 0; previous < result.size;) {
    previous = result.size;
    for (const [file, from] of importers)
      if (file.startsWith('components/') && from.every((importer) => result.has(importer))) result.add(file);
  }
  return [...result].toSorted();
}

/** Returns the files that import each file. */
function importersOf(root: string): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of globSync(sources, { cwd: root })) {
    if (nobodysImports.test(file)) continue;
    const code = readFileSync(path.join(root, file), 'utf8');
    for (const [, name = ''] of code.matchAll(imports))
      for (const target of targetsOf(file, name))
        importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  return importers;
}

/** Returns the files that an import may name. In an override, a relative import may name a file of the platform. */
function targetsOf(file: string, name: string): string[] {
  if (name.startsWith('#')) return [name.slice(1).replace(/^original\//, 'components/')];
  if (!name.startsWith('.')) return [];
  const target = path.join(path.dirname(file), name);
  return target.startsWith(overridesFolder) ? [target, target.replace(/^brand\//, '')] : [target];
}
