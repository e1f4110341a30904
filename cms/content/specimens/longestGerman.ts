import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { samplesOf, type Shown } from './samples.ts';

/** Long words that offer no line break, as German editors write them. */
const longWords = [
  'Mobilfunknetzbetreiberwechsel',
  'Auftragsverarbeitungsvereinbarung',
  'Wasserversorgungsunternehmen',
  'Verfügbarkeitsüberwachung',
];

/** Fields with large type or little space. */
const shortFields = new Set(['title', 'label', 'subtitle', 'name', 'question']);

type Texts = { en: string; da: string; de: string };

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'en' in value && 'de' in value;

function lengthened(field: string, value: unknown): unknown {
  if (isTexts(value)) {
    const word = longWords[value.de.length % longWords.length];
    return shortFields.has(field) ? { ...value, de: `${word}, ${value.de}` } : value;
  }
  return typeof value === 'object' && value !== null ? lengthenedFields(value) : value;
}

function lengthenedFields<TValue extends object>(value: TValue): TValue;
function lengthenedFields(value: object): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => lengthened('', item));
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, lengthened(field, item)]));
}

/** Creates a page like `allSections`, with the longest German words in titles and names. */
export const longestGerman = (shown: Shown): PageFixture => ({
  name: 'longest-german',
  id: 43,
  slug: l('longest-german', 'laengste-tysk', 'laengstes-deutsch'),
  title: l(
    'All section kinds, in long words',
    'Alle slags sektioner, med lange ord',
    'Alle Arten, in langen Wörtern',
  ),
  seo: {
    description: l(
      'Every kind, in long words.',
      'Alle slags, med lange ord.',
      'Jede Art, in langen Wörtern.',
    ),
    noindex: true,
    nofollow: true,
  },
  sections: lengthenedFields(samplesOf('full', shown)),
});
