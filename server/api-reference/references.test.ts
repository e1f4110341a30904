import { describe, expect, it } from 'vitest';
import { checkReferences } from './references.ts';

const elsewhere = { $ref: 'https://x.example/a.json' };
const externalIn = (document: unknown) => checkReferences(document).external.map(({ pointer }) => pointer);
const danglingIn = (document: unknown) => checkReferences(document).dangling.map(({ pointer }) => pointer);
const inSchema = (schema: object) => ({ components: { schemas: { A: schema } } });

describe('checkReferences', () => {
  it.each<[object, string]>([
    [{ paths: { '/a': elsewhere } }, '/paths/~1a/$ref'],
    [{ paths: { '/a': { get: elsewhere } } }, '/paths/~1a/get/$ref'],
    [
      { paths: { '/a': { additionalOperations: { COPY: elsewhere } } } },
      '/paths/~1a/additionalOperations/COPY/$ref',
    ],
    [{ paths: { '/a': { parameters: [{}, elsewhere] } } }, '/paths/~1a/parameters/1/$ref'],
    [
      {
        paths: {
          '/a': { post: { callbacks: { done: { '{$url}': { post: { requestBody: elsewhere } } } } } },
        },
      },
      '/paths/~1a/post/callbacks/done/{$url}/post/requestBody/$ref',
    ],
    [
      { paths: { '/a': { get: { responses: { '200': { content: { 'a/b': { schema: elsewhere } } } } } } } },
      '/paths/~1a/get/responses/200/content/a~1b/schema/$ref',
    ],
    [
      { webhooks: { a: { post: { responses: { '200': { links: { a: elsewhere } } } } } } },
      '/webhooks/a/post/responses/200/links/a/$ref',
    ],
    [{ components: { securitySchemes: { a: elsewhere } } }, '/components/securitySchemes/a/$ref'],
    [{ components: { examples: { a: elsewhere } } }, '/components/examples/a/$ref'],
    [
      { components: { headers: { a: { examples: { b: elsewhere } } } } },
      '/components/headers/a/examples/b/$ref',
    ],
    [inSchema({ properties: { $ref: elsewhere } }), '/components/schemas/A/properties/$ref/$ref'],
    [inSchema({ allOf: [elsewhere] }), '/components/schemas/A/allOf/0/$ref'],
    [inSchema({ $defs: { B: { items: elsewhere } } }), '/components/schemas/A/$defs/B/items/$ref'],
    [
      { components: { mediaTypes: { a: { encoding: { b: { headers: { c: elsewhere } } } } } } },
      '/components/mediaTypes/a/encoding/b/headers/c/$ref',
    ],
  ])('finds the reference to another document in %j', (document, pointer) => {
    expect(externalIn(document)).toEqual([pointer]);
  });

  it.each<[string, object]>([
    ['the document itself', { ...elsewhere }],
    ['components', { components: { ...elsewhere } }],
    ['an example’s value', { components: { examples: { a: { value: elsewhere } } } }],
    ['a default', inSchema({ default: elsewhere })],
    ['the name of a property', inSchema({ properties: { $ref: { type: 'string' } } })],
    ['an extension', { 'x-a': elsewhere }],
    ['an extension of the paths', { paths: { 'x-a': elsewhere } }],
    ['an extension of responses', { paths: { '/a': { get: { responses: { 'x-a': elsewhere } } } } }],
    ['an unknown field', { paths: { '/a': { move: elsewhere } } }],
    ['a list in place of a map', { paths: [elsewhere] }],
    ['a reference that is no text', inSchema({ $ref: 3 })],
  ])('ignores $ref in %s', (_, document) => {
    expect(externalIn(document)).toEqual([]);
  });

  it('finds a reference in a schema whose name begins like an extension', () => {
    expect(externalIn({ components: { schemas: { 'x-a': elsewhere } } })).toEqual([
      '/components/schemas/x-a/$ref',
    ]);
  });

  it.each([
    ['#/components/schemas/B', true],
    ['#/components/schemas/B~1C%20D', true],
    ['#/components/schemas/~0', true],
    ['#/components/schemas/E/properties/x', true],
    ['#/components/schemas/F', false],
    ['#/components/schemas/toString', false],
    ['#/components/schemas/B/type/x', false],
    ['#/%E0', false],
    ['#anchor', true],
  ])('checks whether %s exists: %s', (target, exists) => {
    const schemas = {
      A: { $ref: target },
      B: { type: 'a' },
      'B/C D': {},
      '~': {},
      E: { $ref: '#/components/schemas/B' },
    };
    expect(danglingIn({ components: { schemas } })).toEqual(exists ? [] : ['/components/schemas/A/$ref']);
  });

  it('describes findings, with at most a hundred characters of the target', () => {
    const messageOf = (length: number) =>
      checkReferences(inSchema({ $ref: `#/${'a'.repeat(length - 2)}` })).dangling[0]?.message;
    expect(messageOf(100)).toBe(`refers to "#/${'a'.repeat(98)}", which does not exist`);
    expect(messageOf(101)).toBe(`refers to "#/${'a'.repeat(98)}…", which does not exist`);
    expect(checkReferences(inSchema(elsewhere)).external[0]?.message).toBe(
      'refers to "https://x.example/a.json"',
    );
  });

  it.each<[string, object]>([
    [
      'its own URL',
      { $self: 'https://x.example/a.json', ...inSchema({ $ref: 'https://x.example/a.json#/b' }) },
    ],
    ['a path from its own URL', { $self: 'https://x.example/a.json', ...inSchema({ $ref: 'a.json' }) }],
    [
      'a schema with an $id',
      { components: { schemas: { A: { $ref: 'https://x.example/b' }, B: { $id: 'https://x.example/b' } } } },
    ],
    [
      'a path from the $id around it',
      {
        components: {
          schemas: { A: { $id: 'https://x.example/a/', $defs: { B: { $id: 'b' }, C: { $ref: 'b' } } } },
        },
      },
    ],
  ])('resolves %s', (_, document) => {
    expect(externalIn(document)).toEqual([]);
  });

  it('finds a relative path outside the $id that it belongs to', () => {
    const schemas = { A: { $id: 'https://x.example/a/', $defs: { B: { $id: 'b' } } }, C: { $ref: 'b' } };
    expect(externalIn({ components: { schemas } })).toEqual(['/components/schemas/C/$ref']);
  });

  it('does not look for targets inside a schema with an $id, which has its own root', () => {
    expect(danglingIn(inSchema({ $id: 'https://x.example/a', items: { $ref: '#/missing' } }))).toEqual([]);
    expect(danglingIn(inSchema({ items: { $ref: '#/missing' } }))).toEqual([
      '/components/schemas/A/items/$ref',
    ]);
  });

  it.each([undefined, null, 3, []])('finds nothing in %j', (document) => {
    expect(checkReferences(document)).toEqual({ external: [], dangling: [] });
  });
});
