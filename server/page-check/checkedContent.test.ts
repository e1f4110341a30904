import { describe, expect, it } from 'vitest';
import {
  articleTitleOf,
  hasTextBeyondLimit,
  longTextsOf,
  markMissingAlts,
  missingAltMark,
  rowsOf,
  searchTextsOf,
} from './checkedContent.ts';

it('markMissingAlts marks pictures without an alternative text, also in HTML', () => {
  const html = '<img src="a" alt="" /><img src="b" alt="B" /><b alt=""></b>';
  expect(
    markMissingAlts({
      a: [{ altText: '' }, { altText: null }, { altText: 'A' }],
      html,
      alt: '',
      n: 3,
      none: null,
    }),
  ).toEqual({
    a: [{ altText: missingAltMark }, { altText: missingAltMark }, { altText: 'A' }],
    html: `<img src="a" alt="${missingAltMark}" /><img src="b" alt="B" /><b alt=""></b>`,
    alt: '',
    n: 3,
    none: null,
  });
});

it('hasTextBeyondLimit finds texts of more than a hundred thousand characters', () => {
  const text = 'a'.repeat(100_000);
  expect(hasTextBeyondLimit({ a: [text, null, 3] })).toBe(false);
  expect(hasTextBeyondLimit({ a: [null, 'b', { c: `${text}a` }] })).toBe(true);
});

describe('rowsOf', () => {
  const section = (name: string) => ({ __typename: name, title: name });
  it.each([
    ['page', 'pageElements', 'PageElementsSectionElementsFaqLayout'],
    ['post', 'blogPostElements', 'BlogPostElementsSectionElementsFaqLayout'],
  ])('returns the sections of a %s with their rows', (root, elements, name) => {
    const sections = [
      null,
      section('Other'),
      section(name),
      section(`x${name}`),
      section(`${name}x`),
      'text',
    ];
    expect(rowsOf({ [root]: { [elements]: { sectionElements: sections } } })).toEqual([
      { kind: 'Faq', row: 1, fields: section(name) },
    ]);
  });

  it.each([{}, { page: null }, { page: { pageElements: { sectionElements: null } } }, { page: [] }])(
    'returns none for %j',
    (content) => {
      expect(rowsOf(content)).toEqual([]);
    },
  );
});

it('articleTitleOf and searchTextsOf return texts only', () => {
  expect(articleTitleOf({ post: { title: 'Buoys' } })).toBe('Buoys');
  expect(articleTitleOf({ post: { title: null } })).toBe('');
  expect(articleTitleOf({ page: { title: 'Buoys' } })).toBe('');
  expect(searchTextsOf({ page: { seo: { title: 'A', metaDesc: '' } } })).toEqual({
    title: 'A',
    description: '',
  });
  expect(searchTextsOf({ post: { seo: { title: null, metaDesc: 'B' } } })).toEqual({ description: 'B' });
  expect(searchTextsOf({})).toEqual({});
});

describe('longTextsOf', () => {
  const lengthsOf = (kind: string, fields: Record<string, unknown>) =>
    longTextsOf({ kind, row: 0, fields }).map(({ length, limit }) => [length, limit]);
  const text = (length: number) => 'a'.repeat(length);

  it.each<[string, Record<string, unknown>, number[][]]>([
    ['Faq', { title: text(100) }, []],
    ['Faq', { title: text(101) }, [[101, 100]]],
    ['HeroElement', { title: text(81) }, [[81, 80]]],
    ['Faq', { title: `<b>${text(99)}</b>` }, []],
    ['Faq', { title: `<b>${text(101)}</b>` }, [[101, 100]]],
    ['Faq', { description: text(1_000), toString: text(1_000) }, []],
    ['Faq', { questions: [{ title: text(101) }, null] }, [[101, 100]]],
    ['Faq', { link: { title: text(41), url: text(200) } }, [[41, 40]]],
    ['Faq', { button: { title: text(41) } }, []],
    ['Faq', { products: { nodes: [{ title: text(101) }] } }, []],
  ])('checks the fields of %s: %j', (kind, fields, expected) => {
    expect(lengthsOf(kind, fields)).toEqual(expected);
  });

  it('looks no deeper than eight levels', () => {
    const nested = (levels: number): Record<string, unknown> =>
      levels === 0 ? { title: text(101) } : { a: nested(levels - 1) };
    expect([lengthsOf('Faq', nested(8)), lengthsOf('Faq', nested(9))]).toEqual([[[101, 100]], []]);
  });
});
