import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

it('styles use logical sides, so that right-to-left languages are mirrored', async () => {
  // Files with sides that are fixed in every language: drawings, mail programs, editors, the English reference.
  const allowedFiles = new Set([
    'components/docs/viewer.css',
    'components/drawing/MapDrawing.tsx',
    'components/mail/letterStyles.ts',
    'theme/globalCss.ts',
    'theme/recipes/extras.ts',
  ]);
  // A company may have copied it to its own section kind.
  const drawing = /^(?:brand|components)\/(?:\w+\/)+ChartHero\.tsx$/;
  const violations: string[] = [];
  for await (const file of glob('{brand,components,pages,renderer,theme}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/__generated__'],
  })) {
    if (allowedFiles.has(file) || drawing.test(file)) continue;
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n');
    for (const [index, line] of lines.entries())
      if (namesSide(line)) violations.push(`${file}:${index + 1}: ${line.trim()}`);
  }
  expect(violations, 'use marginInlineStart, insetInlineEnd, textAlign: start (docs/languages.md)').toEqual(
    [],
  );
});

const sides =
  /\b(?:margin|padding|border|scroll-?margin|scroll-?padding)-?(?:left|right)\b|border(?:left|right)(?:color|style|width)|border-?(?:top|bottom)-?(?:left|right)-?radius|\b(?:text-?align|float): *'?(?:left|right)\b|(?<![\w.-])(?:left|right): *(?:['"`]|\{ \w+: ['"`])|^\s*(?:left|right): [\d-]/i;
const boxes = /\b(?:margin|padding|inset|border-?(?:width|style|color)): *(?:['"`{]|[\d-])/i;

/** Returns whether a line of a style names left or right, or has different lengths for the two sides. */
function namesSide(line: string): boolean {
  if (sides.test(line)) return true;
  if (!boxes.test(line)) return false;
  return [...line.matchAll(/'([^']+)'|: ([^:;]+);/g)].some(([, quoted, plain]) => {
    const lengths = (quoted ?? plain ?? '').match(/(?:[^\s(]|\([^)]*\))+/g) ?? [];
    const [, right, , left] = lengths.every((length) => /^(?:[-\d.]|auto$|\w+\()/.test(length))
      ? lengths
      : [];
    return left !== undefined && left !== right;
  });
}
