import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { parsePo } from 'pofile-ts';

/** Returns the company's own texts from `brand/words/en.po`, which contains no other texts. */
export function readCompanyMessages(root: string, locale: string): Messages {
  const file = path.join(root, 'brand/words', `${locale}.po`);
  return existsSync(file) ? readMessages(readFileSync(file, 'utf8')) : {};
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
