import { describe, expect, it } from 'vitest';
import { setupI18n } from '@lingui/core';
import { localeCodes } from '#locales/locales.ts';
import { msg } from '#locales/msg.ts';
import { consentWording } from '#schema/newsletter.ts';
import { readMessages } from './readMessages.ts';
import { translate } from './translate.ts';
import { newsletterMessages } from '#server/newsletter/newsletterRouter.ts';
import { refusalMessages } from '#server/enquiries/enquiryRouter.ts';

const [brokenCatalogue, missingCatalogue, validCatalogue] = [
  msg({ message: 'A text with a broken translation' }),
  msg({ message: 'A text without a translation' }),
  msg({ message: 'A text' }),
];

describe('translate', () => {
  it('returns a different text in each language for every form error and the consent', () => {
    const texts = [
      consentWording(undefined),
      consentWording('Fjord & Sons'),
      ...Object.values(refusalMessages),
      ...Object.values(newsletterMessages).filter((text) => text !== undefined),
    ];
    for (const text of texts)
      expect(new Set(localeCodes.map((locale) => translate(locale, text))).size, text.message).toBe(
        localeCodes.length,
      );
  });

  it('falls back to English, not to an ID, if a translation is missing or broken', () => {
    const messages = readMessages(`
msgid "A text with a broken translation"
msgstr "En tekst {med"

msgid "A text without a translation"
msgstr ""

msgid "A text"
msgstr "En tekst"
`);
    const i18n = setupI18n({ locale: 'da', messages: { da: messages } });
    expect([validCatalogue, brokenCatalogue, missingCatalogue].map((text) => i18n._(text))).toEqual([
      'En tekst',
      'A text with a broken translation',
      'A text without a translation',
    ]);
    expect(Object.keys(messages)).toHaveLength(1);
  });
});
