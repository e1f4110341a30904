import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { parsePo } from 'pofile-ts';

/**
 * Returns the company's texts: the translations of its code in `brand/locales/`, and its words for the platform's texts
 * in `brand/words/`. Other texts are missing.
 */
export function readCompanyMessages(root: string, locale: string): Messages {
  const messages: Messages = {};
  for (const file of companyCatalogues(root, locale))
    Object.assign(messages, readMessages(readFileSync(file, 'utf8')));
  return messages;
}

/** Returns the paths of the company's existing catalogues in a language. */
export function companyCatalogues(root: string, locale: string): string[] {
  return [`brand/locales/${locale}/messages.po`, `brand/words/${locale}.po`]
    .map((file) => path.join(root, file))
    .filter((file) => existsSync(file));
}

/** Returns the translations in a catalogue by ID, without missing and broken translations. */
export function readMessages(catalogue: string): Messages {
  const messages: Messages = {};
  for (const { msgid, msgstr, obsolete } of parsePo(catalogue).items) {
    const [translation = ''] = msgstr;
    if (translation === '' || obsolete) continue;
    try {
      messages[generateMessageId(msgid)] = compileMessageOrThrow(translation);
    } catch {
      // English is shown instead. `npm run check` reports the broken translation.
    }
  }
  return messages;
}
