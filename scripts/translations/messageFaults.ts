import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { parseIcu, type IcuNode } from 'pofile-ts';
import { locales, type Locale, defaultLocale } from '#locales/locales.ts';
import type { Fault, Message } from '#locales/readCatalogue.ts';

/** Placeholders and tags of a message: `{name}`, `<0>`, `</0>`. */
type Marks = {
  /** Marks that are in every plural form. */
  always: Set<string>;
  /** Marks that are in at least one plural form. */
  ever: Set<string>;
};

/** Returns faults that change the meaning of a translation: wrong braces, placeholders, tags or plural forms. */
function messageFaults(locale: Locale, source: string, translation: string): string[] {
  const faults = syntaxFaults(locale, translation);
  if (faults.length > 0) return faults;
  const original = marksOf(parseNodes(source));
  const { always: inAllForms, ever: inSomeForm } = marksOf(parseNodes(translation));
  const missingMarks = [...original.always].filter((mark) => !inAllForms.has(mark));
  const unknownMarks = [...inSomeForm].filter((mark) => !original.ever.has(mark));
  const [unknownMark] = unknownMarks;
  if (unknownMark !== undefined && unknownMarks.length === 1 && missingMarks.length === 1)
    return [`has ${unknownMark}, but the source has ${missingMarks[0]}`];
  return [
    ...missingMarks.map((mark) =>
      inSomeForm.has(mark) ? `has ${mark} in only some of its forms` : `lacks ${mark}`,
    ),
    ...unknownMarks.map((mark) => `has ${mark}, which the source does not have`),
  ];
}

function syntaxFaults(locale: Locale, message: string): string[] {
  const parsed = parseIcu(message, { ignoreTag: true });
  if (!parsed.success) {
    const excerpt = message.slice(parsed.errors[0]?.location.start.offset ?? 0).slice(0, 20);
    return [`has mismatched braces at "${excerpt}": ${parsed.errors[0]?.message ?? ''}`];
  }
  try {
    compileMessageOrThrow(message);
  } catch (error) {
    return [`is invalid: ${error instanceof Error ? error.message : String(error)}`];
  }
  return pluralFaults(locale, parsed.ast);
}

function pluralFaults(locale: Locale, nodes: readonly IcuNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'plural' && node.type !== 'select') return [];
    const inner = Object.values(node.options).flatMap(({ value }) => pluralFaults(locale, value));
    if (node.type === 'select') return inner;
    const categories = new Intl.PluralRules(locales[locale].isoCode, {
      type: node.pluralType,
    }).resolvedOptions().pluralCategories;
    const unknownForms = Object.keys(node.options).filter(
      (form) => !categories.some((category) => category === form) && !/^=\d+$/.test(form),
    );
    return [
      ...unknownForms.map(
        (form) =>
          `has the plural form "${form}" of {${node.value}}; this language has ${categories.join(', ')}`,
      ),
      ...inner,
    ];
  });
}

function parseNodes(message: string): readonly IcuNode[] {
  const parsed = parseIcu(message, { ignoreTag: true });
  return parsed.success ? parsed.ast : [];
}

function marksOf(nodes: readonly IcuNode[]): Marks {
  const inAllForms = new Set<string>();
  const inSomeForm = new Set<string>();
  for (const node of nodes) {
    if (node.type === 'literal') {
      for (const [tag] of node.value.matchAll(/<\/?\w+\/?>/g)) inAllForms.add(tag);
    } else if (node.type === 'plural' || node.type === 'select') {
      inAllForms.add(`{${node.value}}`);
      const [first, ...otherForms] = Object.values(node.options).map(({ value }) => marksOf(value));
      for (const form of [first, ...otherForms]) for (const mark of form?.ever ?? []) inSomeForm.add(mark);
      for (const mark of first?.always ?? [])
        if (otherForms.every((form) => form.always.has(mark))) inAllForms.add(mark);
    } else if ('value' in node) {
      inAllForms.add(`{${node.value}}`);
    }
  }
  for (const mark of inAllForms) inSomeForm.add(mark);
  return { always: inAllForms, ever: inSomeForm };
}

/** Returns the faults of a catalogue. The result is empty if the catalogue can be published. */
export function findTranslationFaults(
  locale: Locale,
  messages: readonly Message[],
  source: readonly Message[],
): Fault[] {
  const catalogueSources = new Set(messages.map((message) => message.source));
  const missingSources = source
    .filter((message) => !catalogueSources.has(message.source))
    .map((message) => ({
      line: 1,
      text: `"${message.source}" is not in the catalogue. Run npm run extract.`,
      isBroken: false,
    }));
  return [...missingSources, ...messages.flatMap((message) => faultsOf(locale, message))];
}

function faultsOf(locale: Locale, message: Message): Fault[] {
  const { source, translation, line } = message;
  const fault = (text: string, isBroken = false): Fault => ({ line, text: `"${source}" ${text}`, isBroken });
  const faults: Fault[] = [];
  if (message.isObsolete) faults.push(fault('is obsolete; no code uses it'));
  if (message.isFuzzy) faults.push(fault('is marked as fuzzy; check it and remove the mark'));
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
