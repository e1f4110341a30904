import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { defaultLocale } from '#locales/locales.ts';
import { translate } from '#server/lib/translate.ts';

/** Returns a text of the interface in the site's first language. `message` is the code's English. */
export function interfaceText(message: string, values: Record<string, string> = {}): string {
  return translate(defaultLocale, { id: generateMessageId(message), message, values });
}
