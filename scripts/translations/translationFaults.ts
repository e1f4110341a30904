import { defaultLocale, type Locale } from '#locales/locales.ts';
import type { Fault, Message } from './Message.ts';
import { messageFaults } from './messageFaults.ts';

/** What is wrong with a catalogue; empty when it may be published. */
export function findTranslationFaults(
  locale: Locale,
  messages: readonly Message[],
  source: readonly Message[],
): Fault[] {
  const known = new Set(messages.map((message) => message.source));
  const absent = source
    .filter((message) => !known.has(message.source))
    .map((message) => ({
      line: 1,
      text: `"${message.source}" is not in the catalogue: run npm run extract`,
      isBroken: false,
    }));
  return [...absent, ...messages.flatMap((message) => faultsOf(locale, message))];
}

function faultsOf(locale: Locale, message: Message): Fault[] {
  const { source, translation, line } = message;
  const fault = (text: string, isBroken = false): Fault => ({ line, text: `"${source}" ${text}`, isBroken });
  const faults: Fault[] = [];
  if (message.isObsolete) faults.push(fault('is obsolete: no code uses it'));
  if (message.isFuzzy) faults.push(fault('is fuzzy'));
  if (translation === '') {
    if (locale !== defaultLocale) faults.push(fault('is not translated'));
    return faults;
  }
  for (const text of messageFaults(locale, source, translation)) faults.push(fault(text, true));
  const isUntouched = translation === source && /\p{L}{3}/u.test(source);
  if (locale !== defaultLocale && isUntouched && !message.comments.includes('same')) {
    faults.push(fault('is the same as in English; translate it, or add the translator\'s comment "same"'));
  }
  return faults;
}
