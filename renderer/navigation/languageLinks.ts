import { rememberLanguage } from '#components/site/language/rememberLanguage.ts';
import { isLocale } from '#locales/locales.ts';

type Destination = Pick<URL, 'pathname' | 'search' | 'hash'>;

/**
 * Where a link leads. One to this page in another language leads to the same place on the page and the same search; only
 * the browser knows them, for pages are cached by their path.
 */
export function destinationOf(link: HTMLAnchorElement): Destination {
  if (!isLocale(link.dataset['language'])) return link;
  const hasPage = link.hreflang !== '';
  const { search, hash } = hasPage ? window.location : { search: '', hash: '' };
  return { pathname: link.pathname, search, hash };
}

/** Remembers the language of a link that chooses one, before the browser follows it: `/` then stays English. */
export function chooseLanguage(link: HTMLAnchorElement): void {
  const { language } = link.dataset;
  if (!isLocale(language)) return;
  rememberLanguage(language);
  const { pathname, search, hash } = destinationOf(link);
  link.setAttribute('href', `${pathname}${search}${hash}`);
}
