import { localeCodes, type Locale } from '#locales/locales.ts';
import type { CategoryFixture } from '../content/categories.ts';
import type { Content } from '../content/Content.ts';
import { inLocale } from '../content/localised.ts';
import { prefixOf, type CategoryNode } from './nodes.ts';

const collators = new Map(localeCodes.map((locale) => [locale, new Intl.Collator(locale)]));

/** Every category in every language, in the order in which WordPress lists terms: by name. */
export function categoryNodes(categories: Content['categories']): CategoryNode[] {
  return localeCodes.flatMap((locale) =>
    Object.entries(categories)
      .map(([key, fixture]) => categoryNode(key, fixture, locale))
      .toSorted((one, other) => collators.get(locale)?.compare(one.name, other.name) ?? 0),
  );
}

function categoryNode(key: string, fixture: CategoryFixture, locale: Locale): CategoryNode {
  const slug = inLocale(fixture.slug, locale);
  return {
    key,
    fixture,
    locale,
    databaseId: fixture.id + localeCodes.indexOf(locale),
    uri: `${prefixOf(locale)}/blog/category/${slug}/`,
    slug,
    name: inLocale(fixture.name, locale),
  };
}
