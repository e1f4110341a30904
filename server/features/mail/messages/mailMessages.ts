import type { Locale } from '#locales/locales.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en, type MailMessages } from './en.ts';

export const mailMessages: Record<Locale, MailMessages> = { en, da, de };

/** Fills `{name}` in a message. Values are put in as they are: the templates escape. */
export function fill(message: string, values: Record<string, string>): string {
  return message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
