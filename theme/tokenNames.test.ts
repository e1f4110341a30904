import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { semanticTokens } from './semanticTokens.ts';
import { tokens } from './tokens.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Returns token names with dots between their segments; `DEFAULT` has the name of its parent. */
function namesIn(tree: unknown, above = ''): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  if ('value' in tree) return [above];
  return Object.entries(tree).flatMap(([name, below]) =>
    namesIn(below, name === 'DEFAULT' ? above : above === '' ? name : `${above}.${name}`),
  );
}

it('styles use only colours that the theme defines', async () => {
  const tokenNames = new Set([...namesIn(tokens.colors), ...namesIn(semanticTokens.colors)]);
  const groups = [...tokenNames].filter((name) => name.includes('.')).map((name) => name.split('.')[0]);
  const inGroup = new RegExp(`'((?:${[...new Set(groups)].join('|')})\\.[\\w.]+)'`, 'g');
  const unknown: string[] = [];
  for await (const file of glob('{brand,components,pages,renderer,theme}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/__generated__'],
  })) {
    const text = await readFile(path.join(root, file), 'utf8');
    const named = [inGroup, /(?:token\(|\{)colors\.([\w.]+)[)},]/g].flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([, name]) => name?.replace(/\.DEFAULT$/, '') ?? []),
    );
    unknown.push(...named.filter((name) => !tokenNames.has(name)).map((name) => `${file}: ${name}`));
  }
  expect(unknown).toEqual([]);
});
