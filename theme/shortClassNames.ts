/**
 * The short name of each of Panda's classes. Empty in development and in tests, where readable names help;
 * the production build puts its own table here (`scripts/style-names/shortStyleNames.ts`).
 */
const shortClassNames: Readonly<Record<string, string>> = {};

/** What Panda's runtime writes into documents for one of its classes. */
export function shortClassName(name: string): string {
  return shortClassNames[name] ?? name;
}
