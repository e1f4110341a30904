import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { defaultLocale, localeCodes, type Locale } from '#locales/locales.ts';
import { findTranslationFaults, type Message } from './translationFaults.ts';

const root = path.resolve(import.meta.dirname, '..');
const format = formatter({ lineNumbers: false });

async function readCatalogue(locale: Locale): Promise<Message[]> {
  const filename = path.join(root, `locales/${locale}/messages.po`);
  const catalogue = await format.parse(await readFile(filename, 'utf8'), {
    locale,
    sourceLocale: defaultLocale,
    filename,
  });
  return Object.entries(catalogue).map(([id, entry]) => ({
    id,
    source: entry.message ?? id,
    translation: entry.translation ?? '',
    isObsolete: entry.obsolete === true,
    isFuzzy: listOf(entry.extra?.['flags']).includes('fuzzy'),
    comments: listOf(entry.extra?.['translatorComments']),
  }));
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

const source = await readCatalogue(defaultLocale);
const rows: string[] = [];
let faultCount = 0;

for (const locale of localeCodes) {
  const messages = await readCatalogue(locale);
  const faults = findTranslationFaults(locale, messages, source);
  faultCount += faults.length;
  const missing = messages.filter(({ translation }) => translation === '').length;
  const words = messages.reduce(
    (sum, { translation, source: text }) => sum + (translation || text).split(/\s+/).length,
    0,
  );
  rows.push([locale, messages.length - missing, missing, words].join('\t'));
  for (const fault of faults) process.stderr.write(`${locale}: ${fault}\n`);
}

if (process.argv.includes('--table'))
  process.stdout.write(`language\tcomplete\tmissing\twords\n${rows.join('\n')}\n`);
if (faultCount > 0) process.exit(1);
