import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { parsePo } from 'pofile-ts';

/** What the company says in words of its own: `brand/words/en.po`, which has just these texts. */
export function companyWords(root: string, locale: string): Messages {
  const file = path.join(root, 'brand/words', `${locale}.po`);
  return existsSync(file) ? readMessages(readFileSync(file, 'utf8')) : {};
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
