import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setupI18n, type I18n, type MessageDescriptor, type Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { parsePo } from 'pofile-ts';
import { localeCodes, type Locale } from '#locales/locales.ts';
import { siteRoot } from './siteRoot.ts';

const catalogues = path.join(siteRoot, 'locales');

// Read at once, so that there are words when nothing else can be had any more.
const speakers = new Map(localeCodes.map((locale) => [locale, speakerOf(locale)]));

/** A text in a language, from the translators' catalogue; in English where it has no sound translation. */
export function translate(locale: Locale, text: MessageDescriptor): string {
  return speakers.get(locale)?._(text) ?? text.message ?? text.id;
}

function speakerOf(locale: Locale): I18n {
  const messages = readMessages(readFileSync(path.join(catalogues, locale, 'messages.po'), 'utf8'));
  return setupI18n({ locale, messages: { [locale]: messages } });
}

/** The translations of a catalogue by their id, without those that are missing or broken. */
export function readMessages(catalogue: string): Messages {
  const messages: Messages = {};
  for (const { msgid, msgstr, obsolete } of parsePo(catalogue).items) {
    const [translation = ''] = msgstr;
    if (translation === '' || obsolete) continue;
    try {
      messages[generateMessageId(msgid)] = compileMessageOrThrow(translation);
    } catch {
      // English is shown; `npm run check` names the text for its translator.
    }
  }
  return messages;
}
