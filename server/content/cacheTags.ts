import { localeCodes, type Locale } from '#locales/locales.ts';
import type { Purge } from '#schema/purge.ts';

import { namesOf, namesOfFields, type ContentDependencies } from './contentMatches.ts';

/** Types with their own tags. A purge of any other type purges all responses in its languages. */
const types = ['page', 'post', 'product', 'category', 'tag', 'user', 'mediaItem'];
/** Site parts that appear on many pages and are purged by name. */
const siteParts = ['menu', 'footer', 'error-page'];
/** Maximum number of ID tags of one response. Headers have room for about a thousand tags. */
const maxIds = 200;

/** Tag of responses with too many entries or with unknown content. Every purge includes this tag. */
const anyPurge = 'any-purge';

/**
 * Returns the tags by which a shared cache purges pages rendered from a response: tags of its entries, and of the types
 * that it may list later. If a purge matches the response, `tagsOfPurge` returns at least one of these tags.
 */
export function tagsOfContent(facts: ContentDependencies | undefined): string[] {
  if (facts === undefined) return [anyPurge, 'in-all'];
  const { ids, fields, locale = 'all' } = facts;
  const listedTypes = types.filter((type) => namesOfFields(type).some((field) => fields.has(field)));
  return [
    ...(ids.size > maxIds ? [anyPurge] : [...ids].map(idTag)),
    ...listedTypes.map((type) => typeTag(type, locale)),
    `in-${locale}`,
  ];
}

/** Returns the tags of the menu, footer or error page of a language. */
export function tagsOfPart(part: string, locale: Locale): string[] {
  return [typeTag(part, locale), `in-${locale}`];
}

/** Returns the tags of pages rendered from the list of all articles in a language. */
export function tagsOfPostIndex(locale: Locale): string[] {
  return ['post-index', typeTag('post', locale), typeTag('category', locale), `in-${locale}`];
}

/** Returns the tags that a shared cache must purge, with the same names as in `tagsOfContent`. */
export function tagsOfPurge({ ids, types: purgedTypes, locales, everything }: Purge): string[] {
  const inLocales = [...(locales.length > 0 ? locales : localeCodes), 'all'];
  const knownTypes = new Set([...types, ...siteParts, 'redirects']);
  const isAll =
    everything ||
    (purgedTypes.length === 0 && ids.length === 0) ||
    purgedTypes.some((type) => !knownTypes.has(type));
  const names = ids.flatMap(namesOf);
  return [
    ...new Set([
      anyPurge,
      ...names.map(idTag),
      ...(names.some((name) => name.startsWith('post:')) ? ['post-index'] : []),
      ...inLocales.flatMap((locale) => [
        ...purgedTypes.filter((type) => knownTypes.has(type)).map((type) => typeTag(type, locale)),
        ...(isAll ? [`in-${locale}`] : []),
      ]),
    ]),
  ];
}

// Tags contain no spaces or commas, which separate tags in headers. They are in lower case because one of the CDNs
// stores them that way.
const idTag = (id: string) => id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const typeTag = (type: string, locale: string) => `${type.toLowerCase()}-${locale}`;
