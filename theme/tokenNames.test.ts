import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { semanticTokens } from './semanticTokens.ts';
import { tokens } from './tokens.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Returns token names with dots between their segments; `DEFAULT` has the name of its parent. */
function namesIn(tree: unknown, prefix = ''): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  if ('value' in tree) return [prefix];
  return Object.entries(tree).flatMap(([name, subtree]) =>
    namesIn(subtree, name === 'DEFAULT' ? prefix : prefix === '' ? name : `${prefix}.${name}`),
  );
}

it('styles use only colours that the theme defines', async () => {
  const tokenNames = new Set([...namesIn(tokens.colors), ...namesIn(semanticTokens.colors)]);
  const groups = [...tokenNames].filter((name) => name.includes('.')).map((name) => name.split('.')[0]);
  const inGroup = new RegExp(`'((?:${[...new Set(groups)].join('|')})\\.[\\w.]+)'`, 'g');
  const unknownTokens: string[] = [];
  for await (const file of glob('{brand,components,pages,renderer,theme}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/__generated__'],
  })) {
    const text = await readFile(path.join(root, file), 'utf8');
    const namedTokens = [inGroup, /(?:token\(|\{)colors\.([\w.]+)[)},]/g].flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([, name]) => name?.replace(/\.DEFAULT$/, '') ?? []),
    );
    unknownTokens.push(
      ...namedTokens.filter((name) => !tokenNames.has(name)).map((name) => `${file}: ${name}`),
    );
  }
  expect(unknownTokens).toEqual([]);
});
