import { words, type Field } from './Field.ts';
import { picture } from './sharedFields.ts';

/** What an editor says to search engines where no SEO plugin has fields for it. Not part of the GraphQL contract. */
export const searchEngineFields: readonly Field[] = [
  {
    name: 'seoTitle',
    type: 'text',
    maxLength: 70,
    label: words('Title in search results', 'Titel i søgeresultater', 'Titel in Suchergebnissen'),
    help: words(
      'Empty: the title and the name of the site.',
      'Tom: titlen og sidens navn.',
      'Leer: der Titel und der Name der Website.',
    ),
  },
  {
    name: 'seoDescription',
    type: 'textarea',
    rows: 2,
    maxLength: 160,
    label: words('Description', 'Beskrivelse', 'Beschreibung'),
    help: words('Empty: the excerpt.', 'Tom: uddraget.', 'Leer: der Auszug.'),
  },
  picture(
    'seoImage',
    words('Picture when shared', 'Billede ved deling', 'Bild beim Teilen'),
    words('1200 by 630 pixels.', '1200 gange 630 pixel.', '1200 mal 630 Pixel.'),
  ),
  {
    name: 'seoNoindex',
    type: 'toggle',
    label: words('Hide from search engines', 'Skjul for søgemaskiner', 'Vor Suchmaschinen verbergen'),
  },
  {
    name: 'seoNofollow',
    type: 'toggle',
    label: words('Links do not count', 'Links tæller ikke', 'Links zählen nicht'),
  },
];
