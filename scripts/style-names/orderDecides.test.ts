import postcss, { Rule } from 'postcss';
import { expect, it } from 'vitest';
import { orderDecides, readStyleRule } from './orderDecides.ts';

function styleIn(css: string) {
  let found: Rule | undefined;
  postcss.parse(css).walkRules((rule) => void (found = rule));
  if (found === undefined) throw new Error(`No rule in ${css}`);
  return readStyleRule(found);
}
const decides = (one: string, other: string) => orderDecides(styleIn(one), styleIn(other));

it.each([
  ['a shorthand and its part', '.a { padding: 0 }', '.b { padding-left: 1px }'],
  ['a window’s width', '.a { color: red }', '@media (width > 40rem) { .b { color: blue } }'],
  ['two words for one side', '.a { inset: 0 }', '.b { top: 1px }'],
])('the later of two rules wins: %s', (_, one, other) => {
  expect(decides(one, other)).toBe(true);
});

it.each([
  ['they set different things', '.a { padding: 0 }', '.b { margin: 0 }'],
  ['one weighs more', '.a:hover { color: red }', '@media (width > 40rem) { .b { color: blue } }'],
  ['they draw different boxes', '.a::before { color: red }', '.b li { color: blue }'],
  ['no element has both', '.a { color: red }', '.b { color: blue }'],
])('order does not matter where %s', (_, one, other) => {
  expect(decides(one, other)).toBe(false);
});
