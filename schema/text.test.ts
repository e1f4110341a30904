import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { textIn } from './text.ts';

const i18n = setupI18n({ locale: 'da', messages: { da: { a1b2c3: 'Emne' } } });

it.each([
  ['a text of the catalogues, as the server has it', { id: 'a1b2c3', message: 'Topic' }],
  ['a text of the catalogues, as the browser has it', { id: 'a1b2c3' }],
  ['words of a company', { en: 'Topic', da: 'Emne', de: 'Thema' }],
])('textIn translates %s', (_case, text) => {
  expect(textIn(i18n, text)).toBe('Emne');
});
