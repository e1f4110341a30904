import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localeCodes } from '#locales/locales.ts';
import { tagsOfContent, tagsOfPart, tagsOfPostIndex, tagsOfPurge } from './cacheTags.ts';
import { contentMatches } from './contentMatches.ts';

const kind = fc.constantFrom('page', 'post', 'product', 'category', 'menu', 'Page', 'somethingElse');
const id = fc.oneof(
  fc.integer({ min: 1, max: 30 }).map(String),
  fc
    .tuple(fc.constantFrom('post', 'term', 'user'), fc.integer({ min: 1, max: 30 }))
    .map(([type, number]) => `${type}:${number}`),
  fc.integer({ min: 1, max: 30 }).map((number) => Buffer.from(`post:${number}`).toString('base64')),
);
const locale = fc.constantFrom(...localeCodes);
const purge = fc
  .record({
    ids: fc.array(id, { maxLength: 3 }),
    types: fc.array(kind, { maxLength: 2 }),
    locales: fc.array(locale, { maxLength: 2 }),
    everything: fc.boolean(),
  })
  .filter(({ ids, types, locales, everything }) => everything || [...ids, ...types, ...locales].length > 0);
const facts = fc.record({
  ids: fc
    .array(fc.tuple(fc.constantFrom('post', 'term', 'user'), fc.integer({ min: 1, max: 400 })), {
      maxLength: 400,
    })
    .map((pairs) => new Set(pairs.map(([type, number]) => `${type}:${number}`))),
  fields: fc
    .array(
      fc.constantFrom('page', 'pages', 'post', 'posts', 'categories', 'product', 'title', 'somethingElses'),
    )
    .map((fields) => new Set(fields)),
  locale: fc.option(locale, { nil: undefined }),
});

it('tagsOfPurge returns a tag of every response that the purge matches', () => {
  fc.assert(
    fc.property(facts, purge, (content, scope) => {
      const tags = new Set(tagsOfContent(content));
      if (contentMatches(scope, content)) expect(tagsOfPurge(scope).some((tag) => tags.has(tag))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('tagsOfPurge returns no tag of other responses', () => {
  const content = { ids: new Set(['post:17']), fields: new Set(['page']), locale: 'da' as const };
  const tags = new Set(tagsOfContent(content));
  const emptyPurge = { ids: [], types: [], locales: [], everything: false };
  for (const otherPurge of [
    { ...emptyPurge, ids: ['post:18'] },
    { ...emptyPurge, types: ['post'] },
    { ...emptyPurge, types: ['page'], locales: ['de' as const] },
  ])
    expect(tagsOfPurge(otherPurge).filter((tag) => tags.has(tag))).toEqual([]);
});

it('tagsOfContent returns tags that fit into a header, however many entries a response contains', () => {
  const ids = new Set(Array.from({ length: 5_000 }, (_, index) => `post:${index}`));
  expect(tagsOfContent({ ids, fields: new Set(['posts']), locale: 'en' }).join(' ').length).toBeLessThan(
    8_000,
  );
});

it('tagsOfContent names the entries of a response, the types that it may list later, and its language', () => {
  const ids = new Set(['post:17', 'term:3']);
  expect(
    tagsOfContent({ ids, fields: new Set(['posts', 'categories', 'mediaItems']), locale: 'da' }),
  ).toEqual(['post-17', 'term-3', 'post-da', 'category-da', 'mediaitem-da', 'in-da']);
  expect(tagsOfContent({ ids, fields: new Set(['tags']), locale: undefined })).toEqual([
    'post-17',
    'term-3',
    'tag-all',
    'in-all',
  ]);
  expect(tagsOfContent(undefined)).toEqual(['any-purge', 'in-all']);
  expect(tagsOfPart('error-page', 'de')).toEqual(['error-page-de', 'in-de']);
  expect(tagsOfPostIndex('en')).toEqual(['post-index', 'post-en', 'category-en', 'in-en']);
});

it('tagsOfContent returns a tag for each of up to two hundred entries, and one common tag for more', () => {
  const tagsOf = (count: number) =>
    tagsOfContent({
      ids: new Set(Array.from({ length: count }, (_, index) => `post:${index}`)),
      fields: new Set(),
      locale: 'en',
    });
  expect(tagsOf(200)).toHaveLength(201);
  expect(tagsOf(201)).toEqual(['any-purge', 'in-en']);
});

it.each([
  [{ types: ['page'], locales: ['da' as const] }, ['any-purge', 'page-da', 'page-all']],
  [
    { types: ['mediaItem', 'footer'], locales: ['en' as const] },
    ['any-purge', 'mediaitem-en', 'footer-en', 'mediaitem-all', 'footer-all'],
  ],
  [
    { ids: ['17'], types: ['redirects'], locales: ['en' as const] },
    ['any-purge', 'post-17', 'term-17', 'user-17', 'post-index', 'redirects-en', 'redirects-all'],
  ],
  // An entry of an unknown type may appear in any response.
  [{ types: ['widget'], locales: ['de' as const] }, ['any-purge', 'in-de', 'in-all']],
  [{ everything: true }, ['any-purge', 'in-en', 'in-da', 'in-de', 'in-all']],
])('tagsOfPurge(%o) returns %o', (scope, tags) => {
  expect(tagsOfPurge({ ids: [], types: [], locales: [], everything: false, ...scope })).toEqual(tags);
});
