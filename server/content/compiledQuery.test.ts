import { describe, expect, it } from 'vitest';
import { compiledQuery, createQueryCache } from './compiledQuery.ts';

describe('createQueryCache', () => {
  it('uses at most two megabytes, however many queries there are', () => {
    const cache = createQueryCache<{ text: string }>(({ text }) => text.length);
    for (let index = 0; index < 1_000; index += 1)
      cache.set(`${index} `.padEnd(7_000), { text: 'x'.repeat(7_000) });
    expect(cache.calculatedSize).toBeLessThanOrEqual(2 * 1024 * 1024);
    expect(cache.size).toBeGreaterThan(100);
    expect(cache.has('999 '.padEnd(7_000))).toBe(true);
  });
});

describe('compiledQuery', () => {
  it('requires the keys of unconditional fields, including those in fragments', () => {
    const { requiredKeys, rootFields } = compiledQuery(`
      query Q($deep: Boolean!) { page { id } posts @include(if: $deep) { id } ...Menu ...Extra @skip(if: $deep) }
      fragment Menu on RootQuery { main: menu { id } }
      fragment Extra on RootQuery { extra { id } }`);
    expect(requiredKeys).toEqual(['page', 'main']);
    expect(rootFields.map(({ name }) => name.value)).toEqual(['page', 'posts', 'menu', 'extra']);
  });

  it('lists the names of fields that the query renames', () => {
    const { renamedFields } = compiledQuery('{ page { text: description } post { text: body, id } }');
    expect([...renamedFields]).toEqual([['text', ['description', 'body']]]);
  });
});
