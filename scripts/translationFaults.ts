import { defaultLocale, type Locale } from '#locales/locales.ts';

export type Message = {
  id: string;
  source: string;
  translation: string;
  isObsolete: boolean;
  isFuzzy: boolean;
  /** Notes of translators; one that says `same` marks a text that is the same in both languages on purpose. */
  comments: readonly string[];
};

/** What is wrong with a catalogue, in sentences a translator understands; empty when it may be published. */
export function findTranslationFaults(
  locale: Locale,
  messages: readonly Message[],
  source: readonly Message[],
): string[] {
  const faults: string[] = [];
  const known = new Set(messages.map(({ id }) => id));
  for (const { id, source: text } of source)
    if (!known.has(id)) faults.push(`"${text}" is not in the catalogue`);
  for (const message of messages) {
    const name = `"${message.source}"`;
    if (message.isObsolete) faults.push(`${name} is obsolete: no code uses it`);
    if (message.isFuzzy) faults.push(`${name} is fuzzy`);
    if (locale === defaultLocale) continue;
    if (message.translation === '') {
      faults.push(`${name} is not translated`);
      continue;
    }
    const expected = placeholders(message.source);
    if (placeholders(message.translation) !== expected)
      faults.push(`${name} has other placeholders or tags than its source`);
    if (
      message.translation === message.source &&
      /\p{L}{3}/u.test(message.source) &&
      !message.comments.includes('same')
    ) {
      faults.push(`${name} is the same as in English; translate it, or add the translator's comment "same"`);
    }
  }
  return faults;
}

/** Placeholders and tags, sorted: `{name}`, `{count, plural, …}` by its name, `<0>`, `</0>`. */
function placeholders(text: string): string {
  return [...text.matchAll(/\{\s*(\w+)\s*(?=[,}])|<\/?(\d+)\/?>/g)]
    .map(([whole, name]) => name ?? whole)
    .toSorted()
    .join(' ');
}
