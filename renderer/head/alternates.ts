import { localeCodes } from '#locales/locales.ts';
import type { Alternate } from '#renderer/data/PageData.ts';
import type { HeadSource } from './PageHead.ts';

/** Every language that has the page, itself included, in the site's order: `hreflang` and the selector read this. */
export function alternatesOf(source: Pick<HeadSource, 'locale' | 'path' | 'translations'>): Alternate[] {
  const all = source.locale === undefined ? [] : [{ locale: source.locale, path: source.path }];
  const known: Alternate[] = [...all, ...source.translations];
  return localeCodes.flatMap((locale) => {
    const found = known.find((alternate) => alternate.locale === locale);
    return found === undefined ? [] : [{ locale, path: found.path, title: found.title }];
  });
}
