import { describe, expect, it } from 'vitest';
import { createWords } from './words.ts';

const stems = async (code: string, text: string) =>
  (await createWords(code)).read(text).map(({ stem }) => stem);

describe('createWords', () => {
  it.each([
    ['en-US', ['price', 'prices', 'Pricing', 'PRICED']],
    ['da-DK', ['pumpe', 'pumpen', 'pumper', 'Pumperne', 'pumpernes']],
    ['de-DE', ['Haus', 'Hauses', 'Häuser', 'HÄUSERN']],
  ])('gives all forms of a word the same stem in %s', async (code, forms) => {
    expect(new Set(await stems(code, forms.join(' '))).size).toBe(1);
  });

  it('removes only diacritics in a language without a stemmer', async () => {
    expect(await stems('is-IS', 'pumps Ísland')).toEqual(['pumps', 'island']);
  });

  it.each([
    ['da-DK', 'Søgård æble', 'soegaard aeble'],
    ['da-DK', 'Søgård', 'sogard'],
    ['de-DE', 'Straße Geräte Lösung', 'strasse geraete loesung'],
    ['de-DE', 'Gerät', 'gerat'],
    ['en-US', 'Café', 'cafe'],
  ])(
    'treats spellings of different keyboards as equal in %s: %s and %s',
    async (code, firstSpelling, secondSpelling) => {
      expect(await stems(code, firstSpelling)).toEqual(await stems(code, secondSpelling));
    },
  );

  it('leaves out characters that have a meaning in FTS5 queries', async () => {
    const words = await createWords('en-US');
    const tokens = words.read(`"sim" OR title:* NEAR(a b) -x ^y {z} \u0000 'q`);
    expect(tokens.every(({ plain, stem }) => /^[\p{L}\p{N}]+$/u.test(plain + stem))).toBe(true);
  });
});
