import { describe, expect, it } from 'vitest';
import type { Message } from '#locales/readCatalogue.ts';
import { findTranslationFaults } from './messageFaults.ts';

const message = (source: string, translation: string, fields: Partial<Message> = {}): Message => ({
  source,
  translation,
  isObsolete: false,
  usedIn: [],
  isFuzzy: false,
  comments: [],
  line: 7,
  ...fields,
});
const findIssues = (...messages: Message[]) =>
  findTranslationFaults('da', messages, messages).map(({ text }) => text);

describe('findTranslationFaults for Danish', () => {
  it('accepts a catalogue with every text translated', () => {
    expect(findIssues(message('Open menu', 'Åbn menu'), message('{name}, home', '{name}, forside'))).toEqual(
      [],
    );
  });

  it.each([
    ['missing', message('Open menu', ''), /not translated/],
    ['fuzzy', message('Open menu', 'Åbn menu', { isFuzzy: true }), /fuzzy/],
    ['obsolete', message('Open menu', 'Åbn menu', { isObsolete: true }), /obsolete/],
    ['the same as in English', message('Marketing', 'Marketing'), /same as in English/],
  ])('reports a text that is %s', (_what, faulty, expectedIssue) => {
    expect(findIssues(faulty)).toEqual([expect.stringMatching(expectedIssue)]);
  });

  it("accepts an intentionally identical text, and the language's own plural forms", () => {
    expect(findIssues(message('Zone', 'Zone', { comments: ['same'] }))).toEqual([]);
    expect(
      findIssues(
        message(
          '{count, plural, one {# article} other {# articles}}',
          '{count, plural, one {# artikel} other {# artikler}}',
        ),
      ),
    ).toEqual([]);
  });

  it('reports a text missing from the catalogue', () => {
    expect(findTranslationFaults('da', [], [message('Open menu', 'Open menu')])).toEqual([
      { line: 1, text: expect.stringMatching(/not in the catalogue/), isBroken: false },
    ]);
  });
});
