import { localeCodes, type Locale } from '#locales/locales.ts';
import type { Purge } from '#schema/purge.ts';

import { namesOf, namesOfFields, type ContentDependencies } from './contentMatches.ts';

/** Types that editors change one by one; a purge of any other type means every answer of its languages. */
const types = ['page', 'post', 'product', 'category', 'tag', 'user', 'mediaItem'];
/** What frames pages, and is purged by its name. */
const framing = ['menu', 'footer', 'error-page'];
/** Of one answer: headers have room for about a thousand. */
const maxIds = 200;

/** Of an answer with more in it than tags can tell, and of all whose content is not known. Every purge has it. */
const anyPurge = 'any-purge';

/**
 * By which names a shared cache finds what was made of an answer: what it holds, and what it could come to hold. For
 * every purge that means the answer, `tagsOfPurge` has one of them.
 */
export function tagsOfContent(facts: ContentDependencies | undefined): string[] {
  if (facts === undefined) return [anyPurge, 'in-all'];
  const { ids, fields, locale = 'all' } = facts;
  const asked = types.filter((type) => namesOfFields(type).some((field) => fields.has(field)));
  return [
    ...(ids.size > maxIds ? [anyPurge] : [...ids].map(idTag)),
    ...asked.map((type) => typeTag(type, locale)),
    `in-${locale}`,
  ];
}

/** Of menu, footer or error page of a language. */
export function tagsOfPart(part: string, locale: Locale): string[] {
  return [typeTag(part, locale), `in-${locale}`];
}

/** Of what is made of the list of all articles of a language. */
export function tagsOfPostIndex(locale: Locale): string[] {
  return ['post-index', typeTag('post', locale), typeTag('category', locale), `in-${locale}`];
}

/** What a shared cache has to drop, by the names of `tagsOfContent`. */
export function tagsOfPurge({ ids, types: named, locales, everything }: Purge): string[] {
  const inLocales = [...(locales.length > 0 ? locales : localeCodes), 'all'];
  const known = new Set([...types, ...framing, 'redirects']);
  const isAll =
    everything || (named.length === 0 && ids.length === 0) || named.some((type) => !known.has(type));
  const names = ids.flatMap(namesOf);
  return [
    ...new Set([
      anyPurge,
      ...names.map(idTag),
      ...(names.some((name) => name.startsWith('post:')) ? ['post-index'] : []),
      ...inLocales.flatMap((locale) => [
        ...named.filter((type) => known.has(type)).map((type) => typeTag(type, locale)),
        ...(isAll ? [`in-${locale}`] : []),
      ]),
    ]),
  ];
}

// Without spaces and commas, which part tags in the headers, and in small letters, as one of the caches has them.
const idTag = (id: string) => id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const typeTag = (type: string, locale: string) => `${type.toLowerCase()}-${locale}`;
