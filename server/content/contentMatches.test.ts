import { describe, expect, it } from 'vitest';
import type { ContentData, ConditionalFields } from '#schema/pageServices.ts';
import type { Purge } from '#schema/purge.ts';
import { contentMatches, dependenciesOf, namesOf, namesOfFields, withoutUnused } from './contentMatches.ts';

const emptyPurge: Purge = { ids: [], types: [], locales: [], everything: false };
const globalId = (text: string) => Buffer.from(text).toString('base64');

const text = 'query Journal($language: String!) { posts { nodes { id title categories { nodes { id } } } } }';
const journalResponse = {
  posts: { nodes: [{ id: globalId('post:17'), categories: { nodes: [{ id: globalId('term:3') }] } }] },
};
const journal = dependenciesOf({ name: 'Journal', text, variables: { language: 'da' } }, journalResponse);
const page = dependenciesOf(
  { name: 'Page', text: 'query Page($uri: ID!) { page(id: $uri) { id } }', variables: { uri: '/de/preise' } },
  { page: { id: globalId('post:18') } },
);
const isMatched = (text: string, variables: object, response: ContentData, types: string[]) =>
  contentMatches({ ...emptyPurge, types }, dependenciesOf({ name: 'Q', text, variables }, response));

describe('contentMatches', () => {
  it.each<[string, Partial<Purge>]>([
    ['a database ID', { ids: ['17'] }],
    ['a database ID with its type', { ids: ['post:17'] }],
    ['a global ID of WPGraphQL', { ids: [globalId('post:17')] }],
    ['a category in a list', { ids: ['3'] }],
    ['its type', { types: ['post'] }],
    ['its type as the schema spells it', { types: ['Post'] }],
    ['its type in its language', { types: ['post'], locales: ['da'] }],
    ['its language', { locales: ['da'] }],
    ['an ID in any language', { ids: ['17'], locales: ['en'] }],
    ['everything', { everything: true }],
  ])('matches the journal by %s', (_, scope) => {
    expect(contentMatches({ ...emptyPurge, ...scope }, journal)).toBe(true);
  });

  it.each<[string, Partial<Purge>]>([
    ['the database ID of a post that it does not list', { ids: ['170'] }],
    ['an ID of another type', { ids: ['user:17'] }],
    ['a type that it does not list', { types: ['page'] }],
    ['the type of a nested entry', { types: ['category'] }],
    ['its type in another language', { types: ['post'], locales: ['en', 'de'] }],
    ['everything in another language', { everything: true, locales: ['de'] }],
  ])('does not match the journal by %s', (_, scope) => {
    expect(contentMatches({ ...emptyPurge, ...scope }, journal)).toBe(false);
  });

  it('derives the language of a page from its URL', () => {
    expect(contentMatches({ ...emptyPurge, everything: true, locales: ['de'] }, page)).toBe(true);
    expect(contentMatches({ ...emptyPurge, everything: true, locales: ['da'] }, page)).toBe(false);
  });
});

describe('contentMatches for new content', () => {
  const node = { id: globalId('post:17') };
  it.each<[string, string, ContentData, boolean]>([
    ['a lookup without a result', 'page(id: $a)', { page: null }, true],
    ['a lookup with a result', 'page(id: $a)', { page: node }, false],
    ['a list', 'page: pages(first: 9)', { page: { nodes: [node] } }, true],
    ['a list of one language', 'page: pages(where: { lang: $a })', { page: { nodes: [node] } }, true],
    ['a list with a result by name', 'page: pages(where: { name: $a })', { page: { nodes: [node] } }, false],
    ['a list without a result by name', 'page: pages(where: { name: $a })', { page: { nodes: [] } }, true],
    ['a list by IDs', 'page: pages(where: { in: $a })', { page: { nodes: [] } }, false],
    [
      'a list with an empty condition',
      'page: pages(where: { in: $none })',
      { page: { nodes: [node] } },
      true,
    ],
  ])('checks whether new content can appear in %s', (_, field, response, expected) => {
    const text = `query Q($a: [ID], $none: [ID]) { ${field.replace('page(', 'page(idType: URI, ')} { id } }`;
    expect(isMatched(text, { a: ['x'], none: null }, response, ['page'])).toBe(expected);
  });

  it('ignores fields that the page does not use', () => {
    const text = 'query Q { page(id: "/") { id } products(first: 9) { nodes { id } } }';
    const response = { page: { id: globalId('post:17') }, products: null };
    const facts = (needs?: ConditionalFields) =>
      dependenciesOf({ name: 'Q', text, variables: {}, needs }, response);
    expect(
      contentMatches({ ...emptyPurge, types: ['product'] }, facts({ products: { sections: ['A'] } })),
    ).toBe(false);
    expect(contentMatches({ ...emptyPurge, types: ['product'] }, facts())).toBe(true);
  });

  it('matches requested IDs, whether or not they were found', () => {
    const text = 'query Q($ids: [ID]) { posts(where: { in: $ids }) { nodes { id } } }';
    const facts = dependenciesOf(
      { name: 'Q', text, variables: { ids: ['17', '18'] } },
      { posts: { nodes: [] } },
    );
    expect(contentMatches({ ...emptyPurge, ids: ['post:18'] }, facts)).toBe(true);
    expect(contentMatches({ ...emptyPurge, ids: ['post:19'] }, facts)).toBe(false);
  });
});

describe('withoutUnused', () => {
  const section = (type: string) => ({
    page: { sections: [{ __typename: type }] },
    products: ['a'],
    posts: ['b'],
  });
  it.each<[string, ConditionalFields, ContentData, string[]]>([
    ['keeps a field for one of several sections', { products: { sections: ['A', 'B'] } }, section('B'), []],
    [
      'empties a field without its section',
      { products: { sections: ['A', 'B'] } },
      section('C'),
      ['products'],
    ],
    [
      'empties a field that replaces another one',
      { products: { without: 'posts' } },
      section('A'),
      ['products'],
    ],
    [
      'keeps a field if the other one is missing',
      { products: { without: 'posts' } },
      { products: ['a'], posts: null },
      [],
    ],
  ])('%s', (_, needs, response, emptiedFields) => {
    expect(withoutUnused(needs, response)).toEqual({
      ...response,
      ...Object.fromEntries(emptiedFields.map((field) => [field, null])),
    });
  });

  it('returns the response itself if the page uses all fields', () => {
    const response = section('A');
    expect(withoutUnused(undefined, response)).toBe(response);
    expect(withoutUnused({ products: { sections: ['A'] } }, response)).toBe(response);
  });

  it('finds no type in text or in the fields of a type', () => {
    const response = {
      text: '__typename',
      node: { __typename: ['A'], title: 'A' },
      nothing: null,
      products: ['a'],
    };
    expect(withoutUnused({ products: { sections: ['A'] } }, response)).toMatchObject({ products: null });
  });
});

describe('namesOf', () => {
  it.each([
    ['17', ['post:17', 'term:17', 'user:17']],
    ['17a', ['17a', '17a']],
    ['a17', ['a17', 'a17']],
    [globalId('post:17'), [globalId('post:17'), 'post:17']],
    [globalId('(post:17'), [globalId('(post:17'), globalId('(post:17')]],
    [globalId('post:17 '), [globalId('post:17 '), globalId('post:17 ')]],
  ])('returns the IDs that %s may refer to', (id, names) => {
    expect(namesOf(id)).toEqual(names);
  });
});

it.each([
  ['Post', ['post', 'posts', 'post']],
  ['category', ['category', 'categorys', 'categories']],
  ['MyType', ['myType', 'myTypes', 'myType']],
])('namesOfFields returns the root fields of %s', (type, names) => {
  expect(namesOfFields(type)).toEqual(names);
});

describe('dependenciesOf', () => {
  const dependenciesFor = (variables: object) =>
    dependenciesOf({ name: 'Q', text: 'query Q { page { id } }', variables }, { page: { id: 3 } });

  it.each([
    [{ language: 'da' }, 'da'],
    [{ language: 'fr' }, undefined],
    [{ uri: '/de/preise' }, 'de'],
    [{ uri: '/preise' }, 'en'],
    [{ uri: 3 }, undefined],
    [{}, undefined],
  ])('reads the language of the variables %j', (variables, locale) => {
    expect(dependenciesFor(variables).locale).toBe(locale);
  });

  it('reads IDs from lists of numbers only', () => {
    const { ids } = dependenciesFor({ a: ['17', 'x1', '1x', '03', 4, '8'], b: '19', c: { d: ['20'] } });
    expect([...ids]).toEqual(['post:17', 'post:8']);
  });

  it('includes the field posts for one slug only if no post with that slug was found', () => {
    const text = 'query Q($slug: String) { posts(where: { slug: $slug }) { nodes { id } } }';
    const fieldsFor = (nodes: object[]) =>
      dependenciesOf({ name: 'Q', text, variables: { slug: 'a' } }, { posts: { nodes } }).fields.size;
    expect([fieldsFor([]), fieldsFor([{ id: 'x' }])]).toEqual([1, 0]);
  });
});

it.each([
  [['page', 'post'], true],
  [['page', 'user'], false],
  [[], true],
])('contentMatches a purge of the types %j', (types, expected) => {
  expect(contentMatches({ ...emptyPurge, types }, journal)).toBe(expected);
});

it('contentMatches a purge of everything even if it names types', () => {
  expect(contentMatches({ ...emptyPurge, everything: true, types: ['user'] }, journal)).toBe(true);
});
