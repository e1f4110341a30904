import { l } from '../../localised.ts';
import type { PageFixture } from '../../PageFixture.ts';
import type { Section } from '../../sections/Section.ts';
import { samplesOf } from './samples.ts';

/** Words without a place to break, as German editors write them. */
const longWords = [
  'Mobilfunknetzbetreiberwechsel',
  'Auftragsverarbeitungsvereinbarung',
  'Wasserversorgungsunternehmen',
  'Verfügbarkeitsüberwachung',
];

/** The fields that stand in large type, or in little room. */
const tight = new Set(['title', 'label', 'subtitle', 'name', 'question']);

type Texts = { en: string; da: string; de: string };

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'en' in value && 'de' in value;

function lengthened(field: string, value: unknown): unknown {
  if (isTexts(value)) {
    const word = longWords[value.de.length % longWords.length];
    return tight.has(field) ? { ...value, de: `${word}, ${value.de}` } : value;
  }
  return typeof value === 'object' && value !== null ? lengthenedFields(value) : value;
}

function lengthenedFields<TValue extends object>(value: TValue): TValue;
function lengthenedFields(value: object): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => lengthened('', item));
  return Object.fromEntries(Object.entries(value).map(([field, held]) => [field, lengthened(field, held)]));
}

const sections: Section[] = lengthenedFields(samplesOf('full'));

/** Each kind once, every field filled, titles and names with the longest words of German. */
export const page: PageFixture = {
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
  sections,
};
