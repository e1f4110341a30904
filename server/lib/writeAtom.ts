import type { Feed } from 'feed';
import { locales, type Locale } from '#locales/locales.ts';

/** Returns a feed as Atom XML. Adds the language, which the library omits, and corrects the media type of JPEG. */
export function writeAtom(feed: Feed, locale: Locale): string {
  return feed
    .atom1()
    .replace('<feed ', `<feed xml:lang="${locales[locale].isoCode}" `)
    .replaceAll(/(<link rel="enclosure" href="[^"]*" type="image\/)jpg"/g, '$1jpeg"');
}
