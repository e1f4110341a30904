import { useLingui } from '@lingui/react/macro';
import { locales } from '#locales/locales.ts';
import { usePage } from '#components/site/usePage.ts';
import type { CookieEntry } from './cookies.ts';
import { lifetimeText } from './lifetimeText.ts';

/** How long something stays in the browser, in the words of the page's language. */
export function useLifetimeText(): (lifetime: CookieEntry['lifetime']) => string {
  const { t } = useLingui();
  const { isoCode } = locales[usePage().locale];
  return (lifetime) =>
    lifetimeText(lifetime, isoCode) ??
    t({ message: 'Until you delete it', comment: 'How long something stays in the browser' });
}
