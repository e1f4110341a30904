import { useLingui } from '@lingui/react/macro';
import { locales } from '#locales/locales.ts';
import { usePage } from '#components/page/usePage.ts';
import type { CookieEntry } from '#schema/cookies.ts';
import { numberFormat } from '#locales/formatters.ts';

/** How long something stays in the browser, in the words of the page's language. */
export function useLifetimeText(): (lifetime: CookieEntry['lifetime']) => string {
  const { t } = useLingui();
  const { isoCode } = locales[usePage().locale];
  return (lifetime) =>
    lifetimeText(lifetime, isoCode) ??
    t({ message: 'Until you delete it', comment: 'Lifetime of a cookie or stored value' });
}

/** How long a cookie lives, in the reader's words; undefined where it does not say. */
function lifetimeText(lifetime: CookieEntry['lifetime'], isoCode: string): string | undefined {
  if (lifetime === undefined) return undefined;
  const { amount, unit } = lifetime;
  return numberFormat(isoCode, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
