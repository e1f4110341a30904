/**
 * Maximum lengths of fields in characters. A longer title would fill a phone's screen in the hero, and a longer label
 * would break a button into two lines. Fields that are not listed have no limit.
 */
const textLimits: Readonly<Record<string, number>> = {
  'HeroElement.title': 80,
  'HeroElement.description': 360,
  'About.label': 80,
  label: 60,
  subtitle: 160,
  title: 100,
  sectionHeading: 100,
  'link.title': 40,
};

/** Maximum lengths in search results: search engines truncate longer texts. */
export const searchLimits = { title: 70, description: 160 } as const;

/** Maximum length of an article's title. */
export const titleLimit = 100;

/** Returns the maximum length of a field in characters; undefined if it has no limit. */
export function textLimitOf(kind: string, field: string): number | undefined {
  const qualifiedName = `${kind}.${field}`;
  if (Object.hasOwn(textLimits, qualifiedName)) return textLimits[qualifiedName];
  return Object.hasOwn(textLimits, field) ? textLimits[field] : undefined;
}
