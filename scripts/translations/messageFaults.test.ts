import { describe, expect, it } from 'vitest';
import type { Message } from '#locales/readCatalogue.ts';
import { findTranslationFaults } from './messageFaults.ts';

const message = (source: string, translation: string, rest: Partial<Message> = {}): Message => ({
  source,
  translation,
  isObsolete: false,
  usedIn: [],
  isFuzzy: false,
  comments: [],
  line: 7,
  ...rest,
});
const faults = (...messages: Message[]) =>
  findTranslationFaults('da', messages, messages).map(({ text }) => text);

describe('a Danish catalogue', () => {
  it('is fine when every text is translated', () => {
    expect(faults(message('Open menu', 'Åbn menu'), message('{name}, home', '{name}, forside'))).toEqual([]);
  });

  it.each([
    ['missing', message('Open menu', ''), /not translated/],
    ['fuzzy', message('Open menu', 'Åbn menu', { isFuzzy: true }), /fuzzy/],
    ['obsolete', message('Open menu', 'Åbn menu', { isObsolete: true }), /obsolete/],
    ['the same as in English', message('Marketing', 'Marketing'), /same as in English/],
  ])('fails for a text that is %s', (_what, faulty, fault) => {
    expect(faults(faulty)).toEqual([expect.stringMatching(fault)]);
  });

  it('allows a text that is the same on purpose, and plural forms of its own', () => {
    expect(faults(message('Zone', 'Zone', { comments: ['same'] }))).toEqual([]);
    expect(
      faults(
        message(
          '{count, plural, one {# article} other {# articles}}',
          '{count, plural, one {# artikel} other {# artikler}}',
        ),
      ),
    ).toEqual([]);
  });

  it('fails for a text of the source that it lacks', () => {
    expect(findTranslationFaults('da', [], [message('Open menu', 'Open menu')])).toEqual([
      { line: 1, text: expect.stringMatching(/not in the catalogue/), isBroken: false },
    ]);
  });
});
