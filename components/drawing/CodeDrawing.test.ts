import { expect, it } from 'vitest';
import { highlight } from './CodeDrawing.tsx';

const kindsOf = (code: string) =>
  highlight(code)
    .filter(({ kind }) => kind)
    .map(({ text, kind }) => [kind, text]);

it('finds comments, strings and numbers, and loses no character', () => {
  const code = `# wake a SIM\ncurl https://api.example/v1/sims/8945 -H "Bearer \\"x\\"" // done\nlimit = 50`;
  expect(kindsOf(code)).toEqual([
    ['comment', '# wake a SIM'],
    ['number', '8945'],
    ['string', '"Bearer \\"x\\""'],
    ['comment', '// done'],
    ['number', '50'],
  ]);
  expect(
    highlight(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});

it('leaves words alone', () => {
  expect(highlight('PATCH')).toEqual([{ text: 'PATCH', kind: undefined }]);
  expect(highlight('')).toEqual([]);
});
