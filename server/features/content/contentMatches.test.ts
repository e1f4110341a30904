import { describe, expect, it } from 'vitest';
import type { Purge } from '#schema/purge.ts';
import { contentMatches, factsOf } from './contentMatches.ts';

const nothing: Purge = { ids: [], types: [], locales: [], everything: false };
const globalId = (text: string) => Buffer.from(text).toString('base64');

const text = 'query Journal($language: String!) { posts { nodes { id title categories { nodes { id } } } } }';
const answer = {
  posts: { nodes: [{ id: globalId('post:17'), categories: { nodes: [{ id: globalId('term:3') }] } }] },
};
const journal = factsOf({ name: 'Journal', text, variables: { language: 'da' } }, answer);
const page = factsOf(
  { name: 'Page', text: 'query Page($uri: ID!) { page(id: $uri) { id } }', variables: { uri: '/de/preise' } },
  { page: { id: globalId('post:18') } },
);

describe('a purge', () => {
  it.each<[string, Partial<Purge>]>([
    ['a number of WordPress', { ids: ['17'] }],
    ['an id as the database has it', { ids: ['post:17'] }],
    ['an id as WPGraphQL has it', { ids: [globalId('post:17')] }],
    ['a category in a list', { ids: ['3'] }],
    ['its type', { types: ['post'] }],
    ['its type as the schema writes it', { types: ['Post'] }],
    ['a type within it', { types: ['category'] }],
    ['its type in its language', { types: ['post'], locales: ['da'] }],
    ['its language', { locales: ['da'] }],
    ['an id, whatever the language', { ids: ['17'], locales: ['en'] }],
    ['everything', { everything: true }],
  ])('by %s meets the journal', (_, wish) => {
    expect(contentMatches({ ...nothing, ...wish }, journal)).toBe(true);
  });

  it.each<[string, Partial<Purge>]>([
    ['another number', { ids: ['170'] }],
    ['another kind of id', { ids: ['user:17'] }],
    ['another type', { types: ['page'] }],
    ['its type in another language', { types: ['post'], locales: ['en', 'de'] }],
    ['everything in another language', { everything: true, locales: ['de'] }],
  ])('by %s leaves the journal alone', (_, wish) => {
    expect(contentMatches({ ...nothing, ...wish }, journal)).toBe(false);
  });

  it('knows the language of a page by its address', () => {
    expect(contentMatches({ ...nothing, types: ['page'], locales: ['de'] }, page)).toBe(true);
    expect(contentMatches({ ...nothing, types: ['page'], locales: ['da'] }, page)).toBe(false);
  });
});
