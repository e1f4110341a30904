import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localeCodes } from '#locales/locales.ts';
import { tagsOfContent, tagsOfPurge } from './cacheTags.ts';
import { contentMatches } from './contentMatches.ts';

const kind = fc.constantFrom('page', 'post', 'product', 'category', 'menu', 'Page', 'somethingElse');
const id = fc.oneof(
  fc.integer({ min: 1, max: 30 }).map(String),
  fc
    .tuple(fc.constantFrom('post', 'term', 'user'), fc.integer({ min: 1, max: 30 }))
    .map(([of, number]) => `${of}:${number}`),
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
    .map((pairs) => new Set(pairs.map(([of, number]) => `${of}:${number}`))),
  fields: fc
    .array(
      fc.constantFrom('page', 'pages', 'post', 'posts', 'categories', 'product', 'title', 'somethingElses'),
    )
    .map((fields) => new Set(fields)),
  locale: fc.option(locale, { nil: undefined }),
});

it('a shared cache drops whatever a purge means', () => {
  fc.assert(
    fc.property(facts, purge, (content, wish) => {
      const tags = new Set(tagsOfContent(content));
      if (contentMatches(wish, content)) expect(tagsOfPurge(wish).some((tag) => tags.has(tag))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('a shared cache keeps what a purge does not mean', () => {
  const content = { ids: new Set(['post:17']), fields: new Set(['page']), locale: 'da' as const };
  const tags = new Set(tagsOfContent(content));
  const none = { ids: [], types: [], locales: [], everything: false };
  for (const other of [
    { ...none, ids: ['post:18'] },
    { ...none, types: ['post'] },
    { ...none, types: ['page'], locales: ['de' as const] },
  ])
    expect(tagsOfPurge(other).filter((tag) => tags.has(tag))).toEqual([]);
});

it('tags fit into a header, however much an answer holds', () => {
  const ids = new Set(Array.from({ length: 5_000 }, (_, index) => `post:${index}`));
  expect(tagsOfContent({ ids, fields: new Set(['posts']), locale: 'en' }).join(' ').length).toBeLessThan(
    8_000,
  );
});
