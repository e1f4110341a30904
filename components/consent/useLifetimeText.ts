import { useLingui } from '@lingui/react/macro';
import { locales } from '#locales/locales.ts';
import { usePage } from '#components/page/usePage.ts';
import type { CookieEntry } from '#schema/cookies.ts';
import { numberFormat } from '#locales/formatters.ts';

/** Returns a function that formats the lifetime of a cookie or stored value in the page's language. */
export function useLifetimeText(): (lifetime: CookieEntry['lifetime']) => string {
  const { t } = useLingui();
  const { isoCode } = locales[usePage().locale];
  return (lifetime) =>
    lifetimeText(lifetime, isoCode) ??
    t({ message: 'Until you delete it', comment: 'Lifetime of a cookie or stored value' });
}

/** Formats a lifetime; returns `undefined` if there is none. */
function lifetimeText(lifetime: CookieEntry['lifetime'], isoCode: string): string | undefined {
  if (lifetime === undefined) return undefined;
  const { amount, unit } = lifetime;
  return numberFormat(isoCode, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
