import { expect, it } from 'vitest';
import { lineOf, withoutTags } from './markup.ts';

it.each([
  ['<p>One</p><p>two</p>', ' One  two '],
  ['a < b', 'a < b'],
  ['1 <2 and <b>3</b>', '1  3 '],
  ['no tags', 'no tags'],
  ['<', '<'],
  ['><>', '> '],
])('withoutTags replaces tags with spaces: %s', (html, text) => {
  expect(withoutTags(html)).toBe(text);
});

it('lineOf separates words by single spaces', () => {
  expect(lineOf('<p>One\n  two</p>\n<p>three</p>')).toBe('One two three');
});
