/** Axe rules checked in the browser tests: WCAG 2.2 A and AA, and axe's best practices. */
export const axeTags: readonly string[] = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/**
 * Axe rules that the browser tests skip. The demo's accessibility statement must describe each of them, which
 * `tests/contract/accessibilityStatement.test.ts` checks.
 */
export const axeExceptions: readonly { rule: string; said: Readonly<Record<'en' | 'da' | 'de', string>> }[] =
  [];
