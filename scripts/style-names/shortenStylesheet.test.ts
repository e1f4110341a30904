import postcss from 'postcss';
import { expect, it } from 'vitest';
import { inlineTokens } from './shortenStylesheet.ts';

async function inlined(css: string): Promise<string> {
  const { css: result } = await postcss([inlineTokens()]).process(css, { from: undefined });
  return result.replaceAll(/\s+/g, ' ').trim();
}

it('inlineTokens inlines a token that has the same value everywhere', async () => {
  expect(
    await inlined(
      String.raw`:root { --spacing-4: 16px; --spacing-2\.5: 10px } a { padding: var(--spacing-4) calc(1px + var(--spacing-2\.5)) }`,
    ),
  ).toBe('a { padding: 16px calc(1px + 10px) }');
});

it('inlineTokens keeps tokens that the night theme or the viewport changes', async () => {
  const css =
    ':root { --colors-surface: #fff; --spacing-gutter: var(--gutter) } .night { --colors-surface: #000 } ' +
    'a { color: var(--colors-surface); padding: var(--spacing-gutter) }';
  expect(await inlined(css)).toBe(css);
});

it('inlineTokens removes unused defaults', async () => {
  expect(await inlined('*, ::before { --blur: ; --rotate: 0 } a { rotate: var(--rotate) }')).toBe(
    '*, ::before { --rotate: 0 } a { rotate: var(--rotate) }',
  );
});
