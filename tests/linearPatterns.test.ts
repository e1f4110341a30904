import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { growth } from './support/growth.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Strings that start a match of many patterns but never complete it. */
const prefixes = [
  '<',
  '<img ',
  '<a href="',
  '<!--',
  '<!doctype ',
  '&',
  '&lt;',
  '[',
  '](',
  '(',
  '-',
  '"',
  '"\\',
  '\n',
  ' ',
  '/',
  '.',
  'a',
  'a@',
  '0',
  '_',
  ':',
];

/** Endings that match no pattern, which makes the pattern backtrack through every alternative. */
const ends = ['\u0001', '\u0001 ', '/\n\u0001'];

/** Finds the regular expressions in source code that may process external text. */
async function literals(): Promise<{ where: string; pattern: RegExp }[]> {
  const patterns: { where: string; pattern: RegExp }[] = [];
  const files = glob(
    '{brand,cms,components,locales,pages,renderer,schema,server,wordpress/doctor,wordpress/editor}/**/*.{ts,tsx,js}',
    {
      cwd: root,
      exclude: ['**/*.test.*', '**/__generated__', '**/generated'],
    },
  );
  for await (const file of files) {
    const source = await readFile(path.join(root, file), 'utf8');
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('regex' in node && 'value' in node && node.value instanceof RegExp && 'start' in node)
        patterns.push({
          where: `${file}:${source.slice(0, Number(node.start)).split('\n').length}`,
          pattern: node.value,
        });
      else for (const child of Object.values(node)) visit(child);
    };
    visit(parseSync(file, source).program);
  }
  return patterns;
}

/** Returns generators of texts that do not match, but in which a match can start at many positions or in many ways. */
function attacks(pattern: RegExp): ((length: number) => string)[] {
  const shapes = new Map(prefixes.map((prefix) => [`\0${prefix}`, { before: '', repeated: prefix }]));
  for (const sample of samplesOf(pattern))
    for (let end = 1; end <= Math.min(sample.length, 24); end += 1)
      for (const start of new Set([0, end - 1, Math.max(0, end - 2)])) {
        const shape = { before: sample.slice(0, start), repeated: sample.slice(start, end) };
        shapes.set(`${shape.before}\0${shape.repeated}`, shape);
      }
  return [...shapes.values()]
    .map(
      ({ before, repeated }) =>
        (length: number) =>
          before + repeated.repeat(Math.ceil(length / repeated.length)),
    )
    .flatMap((attack) =>
      ['', 'x'].flatMap((start) => ends.map((end) => (length: number) => start + attack(length) + end)),
    );
}

const token = /\\[pP]\{[^}]*\}|\\u[\da-f]{4}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[:=!]|\{\d+,?\d*\}|[^]/giu;
const characters = [
  ...'a0 <A-./"&@\n[(_',
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  'é',
];

/** Returns texts that roughly match the pattern, with one character per atom and one text per alternative. */
function samplesOf({ source, flags }: RegExp): string[] {
  const samples = [''];
  for (const [tokenText] of source.matchAll(token)) {
    if (tokenText === '|') samples.unshift('');
    else if (!/^(?:\(\?|\{\d|[()?*+^$])/.test(tokenText)) {
      const tokenPattern = new RegExp(`^(?:${tokenText})$`, flags.replace(/[gy]/g, ''));
      samples[0] += characters.find((character) => tokenPattern.test(character)) ?? '';
    }
  }
  return samples.filter((sample) => sample !== '');
}

it('every regular expression runs in linear time', async () => {
  const allPatterns = await literals();
  expect(allPatterns.length).toBeGreaterThan(300);
  const slowPatterns: string[] = [];
  for (const { where, pattern } of allPatterns) {
    const run = (text: string) => text.replace(pattern, '');
    for (const attack of attacks(pattern))
      if ((await growth(run, attack)) === 'superlinear') {
        slowPatterns.push(`${where} ${String(pattern)} with ${JSON.stringify(attack(20))}`);
        break;
      }
  }
  expect(slowPatterns).toEqual([]);
}, 120_000);
