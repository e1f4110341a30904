import { afterEach, describe, expect, it } from 'vitest';
import type { SearchedDocument } from './SearchedDocument.ts';
import { createSearchIndex, type SearchIndex } from './searchIndex.ts';
import { createWords } from './words.ts';

const openIndexes: SearchIndex[] = [];
afterEach(() => {
  for (const index of openIndexes.splice(0)) index.close();
});

type Described = Partial<SearchedDocument> & { title: string; text?: string };

async function indexOf(code: string, documents: readonly Described[]): Promise<SearchIndex> {
  const index = createSearchIndex(await createWords(code));
  openIndexes.push(index);
  index.put(documents.map((document, number) => documentOf(document, number)));
  return index;
}

function documentOf({ text = '', ...document }: Described, number: number): SearchedDocument {
  return {
    id: `post:${number}`,
    kind: 'page',
    path: `/${number}`,
    passages: [{ heading: undefined, place: '', text }],
    ...document,
  };
}

const titles = (index: SearchIndex, query: string) =>
  index.find(query).results.map(({ title }) => title.join(''));

describe('createSearchIndex', () => {
  it('finds other forms of the query’s words, and marks them in title and excerpt', async () => {
    const index = await indexOf('da-DK', [
      { title: 'Pumperne i Nordvand', text: 'Hver pumpe sender 40 byte. Ingen kender den pumpes nummer.' },
      { title: 'Kraner', text: 'Elleve kraner i havnen.' },
    ]);
    const { results } = index.find('pumpen');
    expect(results).toHaveLength(1);
    expect(results[0]?.title).toEqual(['', 'Pumperne', ' i Nordvand']);
    expect(results[0]?.excerpt.filter((_piece, index) => index % 2 === 1)).toEqual(['pumpe', 'pumpes']);
  });

  it('ranks matches in titles before headings, and headings before texts', async () => {
    const index = await indexOf('en-US', [
      { title: 'Terms', text: 'Nothing of it. Roaming is charged. '.repeat(3) },
      { title: 'Coverage', passages: [{ heading: 'Roaming', place: '#roaming', text: 'In 40 countries.' }] },
      { title: 'Roaming', text: 'In 40 countries.' },
    ]);
    expect(titles(index, 'roaming')).toEqual(['Roaming', 'Coverage', 'Terms']);
  });

  it('ranks more than a thousand matches by title, then in order of insertion', async () => {
    const documents = Array.from({ length: 1_001 }, (_, number) => ({
      title: number === 500 ? 'Roaming' : `Page ${number}`,
      text: 'Roaming. '.repeat(number === 900 ? 50 : 1),
    }));
    const index = await indexOf('en-US', documents);
    expect(index.find('roaming').count).toBe(1_001);
    expect(titles(index, 'roaming').slice(0, 3)).toEqual(['Roaming', 'Page 0', 'Page 1']);
  });

  it('finds words by prefix: the word being typed, and compounds by any word of the query', async () => {
    const english = await indexOf('en-US', [{ title: 'Roaming in Europe' }]);
    expect(titles(english, 'ro')).toEqual(['Roaming in Europe']);
    expect(english.find('ro europe').isLoose).toBe(true);
    const german = await indexOf('de-DE', [{ title: 'Pumpstationen am Deich' }]);
    expect(titles(german, 'Pumpen Deich')).toEqual(['Pumpstationen am Deich']);
  });

  it('requires all words, or with isLoose falls back to some of them', async () => {
    const index = await indexOf('en-US', [
      { title: 'Pumps' },
      { title: 'Pumps and cranes' },
      { title: 'Cranes' },
    ]);
    expect(titles(index, 'pump crane')).toEqual(['Pumps and cranes']);
    expect(index.find('pump crane').isLoose).toBe(false);
    const looseResult = index.find('pump lighthouse');
    expect(looseResult).toMatchObject({ isLoose: true, count: 2 });
  });

  it('links to the passage with the most matches', async () => {
    const index = await indexOf('en-US', [
      {
        title: 'Cause codes',
        passages: [
          { heading: undefined, place: '', text: 'A network refuses a device.' },
          { heading: 'Cause 15', place: '#cause-15', text: 'No cell is suitable for this device.' },
        ],
      },
    ]);
    expect(index.find('suitable device').results[0]).toMatchObject({
      path: '/0#cause-15',
      heading: 'Cause 15',
    });
  });

  it('cuts an excerpt around the match in a long text', async () => {
    const filling = 'Words that nobody looks for. '.repeat(300);
    const index = await indexOf('en-US', [
      { title: 'Long', text: `${filling}The buoy lost power. ${filling}` },
    ]);
    const excerpt = index.find('buoy').results[0]?.excerpt.join('') ?? '';
    expect(excerpt).toContain('The buoy lost power.');
    expect(excerpt.length).toBeLessThan(240);
    expect(excerpt.startsWith('… ') && excerpt.endsWith(' …')).toBe(true);
  });

  it.each([
    '"',
    '""',
    `'`,
    '*',
    'a*',
    'title:pump',
    'NEAR(pump crane)',
    'pump AND',
    'OR',
    'NOT pump',
    '^pump',
    '{title}: pump',
    '(((',
    'pump\u0000crane',
    '-pump',
    '+',
    '%00',
    '😀',
    '\ud800',
  ])('treats operators as plain words: %j', async (query) => {
    const index = await indexOf('en-US', [{ title: 'Pumps' }]);
    expect(() => index.find(query)).not.toThrow();
    expect(titles(index, 'pump')).toEqual(['Pumps']);
  });

  it('uses only the first words of a long query', async () => {
    const index = await indexOf('en-US', [{ title: 'Pumps' }]);
    expect(titles(index, 'x'.repeat(10_000))).toEqual([]);
    expect(titles(index, `pump ${'crane '.repeat(2_000)}`)).toEqual(['Pumps']);
  });

  it('finds replaced documents only by their new text, and no longer finds removed ones', async () => {
    const index = await indexOf('en-US', [{ title: 'Pumps' }, { title: 'Cranes' }]);
    index.put([documentOf({ title: 'Turbines' }, 0)]);
    index.remove(['post:1', 'post:99']);
    expect(titles(index, 'pump')).toEqual([]);
    expect(titles(index, 'crane')).toEqual([]);
    expect(titles(index, 'turbine')).toEqual(['Turbines']);
    expect([...index.ids(['page'])]).toEqual(['post:0']);
  });
});
