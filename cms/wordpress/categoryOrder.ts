import { localeCodes } from '#locales/locales.ts';
import { categories, type CategoryKey } from '../content/categories.ts';
import { inLocale } from '../content/localised.ts';
import type { PostNode } from './nodes.ts';

export type CategoryNode = { key: CategoryKey; locale: PostNode['locale'] };

const collators = new Map(localeCodes.map((locale) => [locale, new Intl.Collator(locale)]));

/** Categories in the order in which WordPress lists terms: by name. */
export function byName(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.toSorted((one, other) => collators.get(one.locale)?.compare(nameOf(one), nameOf(other)) ?? 0);
}

function nameOf({ key, locale }: CategoryNode): string {
  return inLocale(categories[key].name, locale);
}
