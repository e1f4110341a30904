import { describe, expect, it } from 'vitest';
import { removeUnknownFields, wholeQuery } from './removeUnknownFields.ts';

/** Rejections that name each word at its last position in the query, as GraphQL servers report them. */
function refusalsOf(text: string, errors: readonly [word: string, message: string][]) {
  return errors.map(([word, message]) => {
    const linesBefore = text.slice(0, text.lastIndexOf(word)).split('\n');
    return { message, line: linesBefore.length, column: (linesBefore.at(-1)?.length ?? 0) + 1 };
  });
}
const noField = (field: string, type: string) => `Cannot query field "${field}" on type "${type}".`;
const noType = (type: string) => `Unknown type "${type}".`;
const reduce = (text: string, ...errors: [word: string, message: string][]) =>
  removeUnknownFields(text, wholeQuery(text), refusalsOf(text, errors));

it('wholeQuery changes neither query nor response', () => {
  const query = wholeQuery('{ a }');
  const data = { b: 1 };
  query.complete(data);
  expect([query.text, query.absent, data]).toEqual(['{ a }', [], { b: 1 }]);
});

describe('removeUnknownFields', () => {
  it.each<[string, string, [string, string], string, string]>([
    ['a field', '{ page { id seo } }', ['seo', noField('seo', 'Page')], '{page{id}}', 'Page.seo'],
    [
      'a field on a later line',
      '{\n  page {\n    id\n    seo\n  }\n}',
      ['seo', noField('seo', 'Page')],
      '{page{id}}',
      'Page.seo',
    ],
    [
      'an object that becomes empty',
      '{ page { id seo { title } } }',
      ['title', noField('title', 'Seo')],
      '{page{id}}',
      'Seo.title',
    ],
    [
      'variables that become unused',
      'query Q($id: ID!, $size: Int) { page(id: $id) { id image(size: $size) } }',
      ['image', noField('image', 'Page')],
      'query Q($id:ID!){page(id:$id){id}}',
      'Page.image',
    ],
    [
      'an inline fragment of an unknown type',
      '{ page { id ... on Table { rows } ... on Faq { id } } }',
      ['Table', noType('Table')],
      '{page{id ...on Faq{id}}}',
      'type Table',
    ],
    [
      'a fragment of an unknown type, with its spread',
      '{ page { id ...a } } fragment a on Table { rows }',
      ['Table', noType('Table')],
      '{page{id}}',
      'type Table',
    ],
    [
      'an inline fragment that only asks for its type',
      '{ page { id ... on Table { __typename rows } } }',
      ['rows', noField('rows', 'Table')],
      '{page{id}}',
      'Table.rows',
    ],
    [
      'fragments that only removed ones use',
      '{ page { id ...a } } fragment a on Page { seo { ...b } } fragment b on Seo { title }',
      ['seo {', noField('seo', 'Page')],
      '{page{id}}',
      'Page.seo',
    ],
  ])('removes %s', (_, text, refusal, reduced, absent) => {
    const query = reduce(text, refusal);
    expect([query?.text, query?.absent]).toEqual([reduced, [absent]]);
  });

  it('keeps a fragment with other fields beside its type', () => {
    const text = '{ page { id seo ... on Table { __typename title } } }';
    expect(reduce(text, ['seo', noField('seo', 'Page')])?.text).toBe(
      '{page{id ...on Table{__typename title}}}',
    );
  });

  it('keeps fragments that are still used, and known types', () => {
    const text = '{ page { id seo ...a } } fragment a on Page { title ...b } fragment b on Page { uri }';
    expect(reduce(text, ['seo', noField('seo', 'Page')])?.text).toBe(
      '{page{id ...a}}fragment a on Page{title ...b}fragment b on Page{uri}',
    );
  });

  it('removes all fields that the backend rejects at once', () => {
    const text = '{ page { id seo title } }';
    const query = reduce(text, ['seo', noField('seo', 'Page')], ['title', noField('title', 'Page')]);
    expect([query?.text, query?.absent]).toEqual(['{page{id}}', ['Page.seo', 'Page.title']]);
  });

  it('also lists the fields removed after earlier errors, each once', () => {
    const text = '{ page { id title } }';
    const before = { ...wholeQuery(text), absent: ['Page.seo', 'Page.title'] };
    const query = removeUnknownFields(text, before, refusalsOf(text, [['title', noField('title', 'Page')]]));
    expect(query?.absent).toEqual(['Page.seo', 'Page.title']);
  });

  it.each<[string, string, [string, string][]]>([
    ['there is no refusal', '{ page { id } }', []],
    ['a refusal has another reason', '{ page { id seo } }', [['seo', 'Syntax Error: seo']]],
    ['the reason only quotes the message', '{ page { id seo } }', [['seo', `x ${noField('seo', 'Page')}`]]],
    [
      'one of two refusals has another reason',
      '{ page { id seo } }',
      [
        ['seo', noField('seo', 'Page')],
        ['seo', 'Forbidden'],
      ],
    ],
    [
      'a different field is at the reported position',
      '{ page { id seo } }',
      [['seo', noField('title', 'Page')]],
    ],
    ['an unknown type has no fragment there', '{ page { id seo } }', [['seo', noType('Table')]]],
    ['every page needs the field', '{ page { id seo } }', [['id', noField('id', 'Page')]]],
    [
      'the first field of the query is refused',
      '{ page { id } site { id } }',
      [['page', noField('page', 'Root')]],
    ],
    ['nothing would be left', '{ page { seo } }', [['seo', noField('seo', 'Page')]]],
  ])('returns undefined if %s', (_, text, refusals) => {
    expect(reduce(text, ...refusals)).toBeUndefined();
  });

  it('sets removed fields to null in every object of a response', () => {
    const text = `{ page { id seo nick: title parts { ...a } ... on Faq { question } __isNode: __typename } }
      fragment a on Part { text link { url } }`;
    const query = reduce(text, ['seo', noField('seo', 'Page')]);
    const data = {
      page: { id: 'a', parts: [{ text: 'b', link: null }, { link: { url: 'c' } }, 'd', null], extra: 1 },
      other: { id: 'e' },
    };
    query?.complete(data);
    expect(data).toEqual({
      page: {
        id: 'a',
        seo: null,
        nick: null,
        question: null,
        parts: [{ text: 'b', link: null }, { text: null, link: { url: 'c' } }, 'd', null],
        extra: 1,
      },
      other: { id: 'e' },
    });
  });
});
