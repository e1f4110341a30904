/**
 * How many characters a place on the page has room for before it loses its form: a title of a hero then fills a telephone,
 * a button takes two lines. Fields that are named in no row of this table may be as long as the editor lets them.
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

/** Lengths that search engines show; they truncate longer texts. */
export const searchLimits = { title: 70, description: 160 } as const;

/** The title of an article. */
export const titleLimit = 100;

/** Undefined for a field without a limit. */
export function textLimitOf(kind: string, field: string): number | undefined {
  const own = `${kind}.${field}`;
  if (Object.hasOwn(textLimits, own)) return textLimits[own];
  return Object.hasOwn(textLimits, field) ? textLimits[field] : undefined;
}
