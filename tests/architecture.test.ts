import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '..');
const folders = [
  'components',
  'pages',
  'renderer',
  'schema',
  'server',
  'theme',
  'wordpress',
  'scripts',
  'locales',
  'cms',
  'brand',
];

/** The files that a chapter of docs/architecture.md names, in its order, each by its path from the root. */
async function filesOf(heading: string): Promise<string[]> {
  const text = await readFile(path.join(root, 'docs/architecture.md'), 'utf8');
  const start = text.indexOf(heading);
  expect(start, `docs/architecture.md has no “${heading}”`).toBeGreaterThan(-1);
  const end = text.slice(start + heading.length).search(/\n## |\n\*\*[A-Z]/);
  const chapter = text.slice(start, end < 0 ? undefined : start + heading.length + end);
  const names = [...chapter.matchAll(/`([\w()@/+.-]+\.(?:tsx?|php))`/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(4);
  const all = await sources();
  return [...new Set(names)].map((name) => {
    const found = all.filter((file) => file === name || file.endsWith(`/${name}`));
    const close = found.length > 1 ? found.filter((file) => file.startsWith('server/')) : found;
    expect(close.length > 0 ? close : found, `${name}, which “${heading}” names`).not.toEqual([]);
    return close[0] ?? found[0] ?? name;
  });
}

let known: string[] | undefined;
async function sources(): Promise<string[]> {
  if (known) return known;
  const files: string[] = [];
  for await (const file of glob(`{${folders.join(',')}}/**/*.{ts,tsx,php}`, { cwd: root }))
    if (!/__generated__|\.test\.tsx?$/.test(file)) files.push(file);
  return (known = files);
}

/** Every module that a module imports, directly or by others. */
async function reachedFrom(entries: readonly string[]): Promise<Set<string>> {
  const reached = new Set(entries);
  for (const file of reached) {
    const text = await readFile(path.join(root, file), 'utf8').catch(() => '');
    for (const [, specifier = ''] of text.matchAll(/(?:from|import\()\s*'([#.][^']+)'/g))
      reached.add(resolved(specifier, file));
  }
  return reached;
}

function resolved(specifier: string, from: string): string {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier);
  const [folder = '', ...rest] = specifier.split('/');
  const target = Object.entries(manifest.imports).find(([name]) => name === `${folder}/*`)?.[1] ?? '';
  return path.join(target.replace('*', rest.join('/')));
}

/** Vike imports pages and the files of `renderer/` by their names. */
const vikes = async () => (await sources()).filter((file) => /(?:^|\/)\+\w+\.tsx?$/.test(file));

it.each([
  ['**A cached hit.**', ['server/main.ts']],
  ['**A cache miss.**', ['server/main.ts']],
  ['**Rendering.**', ['server/main.ts']],
  ['## A newsletter sign-up', ['server/main.ts', 'components/island/islands.ts']],
])(
  'each file of the walk “%s” is there, and is loaded by the one that it begins with',
  async (heading, entries) => {
    const reached = await reachedFrom([...entries, ...(await vikes())]);
    const files = await filesOf(heading);
    expect(files.filter((file) => !reached.has(file))).toEqual([]);
  },
);

it('each file of the walk of an edit is there', async () => {
  expect((await filesOf('## An edit in WordPress')).length).toBeGreaterThan(8);
});

it('each file that a document names by its path is there', async () => {
  const missing: string[] = [];
  for await (const document of glob('{*.md,docs/*.md,docs/decisions/*.md}', { cwd: root })) {
    if (document === 'CHANGELOG.md') continue;
    const text = await readFile(path.join(root, document), 'utf8');
    const all = await sources();
    for (const [, name = ''] of text.matchAll(
      /`((?:components|pages|renderer|schema|server|theme|wordpress|scripts|locales|cms)\/[\w()@/+.-]+\.tsx?)`/g,
    )) {
      const isExample = /Timeline|generated/.test(name);
      if (!isExample && !all.includes(name) && !(await exists(name))) missing.push(`${document}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
});

const exists = (file: string) =>
  readFile(path.join(root, file)).then(
    () => true,
    () => false,
  );
