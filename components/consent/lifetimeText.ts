import { numberFormat } from '#locales/formatters.ts';
import type { CookieEntry } from './cookies.ts';

/** How long a cookie lives, in the reader's words; undefined where it does not say. */
export function lifetimeText(lifetime: CookieEntry['lifetime'], isoCode: string): string | undefined {
  if (lifetime === undefined) return undefined;
  const { amount, unit } = lifetime;
  return numberFormat(isoCode, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
