import postcss from 'postcss';
import { expect, it } from 'vitest';
import { gatherRules } from './gatherRules.ts';

async function gathered(rules: string): Promise<string> {
  const { css } = await postcss([gatherRules()]).process(`@layer utilities { ${rules} }`, {
    from: undefined,
  });
  return css
    .replaceAll(/[\s;]+/g, ' ')
    .replace('@layer utilities { ', '')
    .slice(0, -2);
}

it('joins the rules of one selector', async () => {
  expect(await gathered('.a { color: red } .b { order: 1 } .a { gap: 0 }')).toBe(
    '.a { color: red gap: 0 } .b { order: 1 }',
  );
});

it('puts alike rules beside each other', async () => {
  expect(await gathered('.a { width: 1px } .b { color: red } .c { width: 1px }')).toBe(
    '.b { color: red } .a { width: 1px } .c { width: 1px }',
  );
});

it('keeps which of two rules comes last, where both set one thing', async () => {
  const shorthand = '.a { padding: 0 } .b { padding-left: 1px } .a { margin: 0 }';
  expect(await gathered(shorthand)).toBe('.a { padding: 0 margin: 0 } .b { padding-left: 1px }');
  const twice = '.a { flex-wrap: wrap } .b { flex-wrap: nowrap } .b { color: red } .a { flex-wrap: inherit }';
  expect(await gathered(twice)).toMatch(/^\.a \{ flex-wrap: wrap } \.b .* \.a \{ flex-wrap: inherit }$/);
});

it('leaves each rule in its condition, and conditions where they are', async () => {
  const css = '.b { order: 1 } @media print { .b { color: red } .a { color: red } } .a { color: red }';
  expect(await gathered(css)).toBe(css);
});
