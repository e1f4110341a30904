/** What journeys have axe look for: WCAG 2.2 A and AA, and what it holds to be good practice. */
export const axeTags: readonly string[] = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/**
 * Rules of axe that no journey asks for. The accessibility statement of the demonstration says each of them in words, which
 * `tests/contract/accessibilityStatement.test.ts` looks for.
 */
export const axeExceptions: readonly { rule: string; said: Readonly<Record<'en' | 'da' | 'de', string>> }[] =
  [];
