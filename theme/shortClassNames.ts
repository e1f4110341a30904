/**
 * Short names of Panda's classes. Empty in development and tests, for readable names; the production build inserts its
 * own table (`scripts/style-names/shortStyleNames.ts`).
 */
const shortClassNames: Readonly<Record<string, string>> = {};

/** Returns the name that Panda's runtime writes into documents for a class. */
export function shortClassName(name: string): string {
  return shortClassNames[name] ?? name;
}
