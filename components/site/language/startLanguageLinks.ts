import { isDocsPath } from '#locales/paths.ts';
import { isLocale, type Locale, pageLocale } from '#locales/locales.ts';
import { localisePath, splitLocale, localeCookie } from '#locales/routing.ts';
import { writeCookie } from '#components/page/browserStorage.ts';
import { onPrerenderActivated, onBfcacheRestore } from '#components/page/pageLifecycle.ts';

/**
 * Stores the page's language, and a link's language before the browser follows the link, so that `/` is not redirected.
 * Adds the query and fragment to links to this page in other languages. Only the browser can, because pages are cached
 * by path.
 */
export function startLanguageLinks(): void {
  const rememberThisPage = () => rememberLanguage(pageLocale());
  onPrerenderActivated(rememberThisPage);
  onBfcacheRestore(rememberThisPage);
  document.addEventListener('click', chooseLanguage, { capture: true });
  document.addEventListener('auxclick', chooseLanguage, { capture: true });
}

function chooseLanguage({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const language = link?.dataset['language'];
  if (link === null || !isLocale(language)) return;
  rememberLanguage(language);
  const { location } = window;
  const { search, hash } = link.hreflang === '' ? { search: '', hash: '' } : location;
  // The API reference changes the URL as the visitor reads.
  const path = isDocsPath(location.pathname)
    ? localisePath(splitLocale(location.pathname).path, language)
    : link.pathname;
  link.setAttribute('href', `${path}${search}${hash}`);
}

/** Stores the visitor's language in a cookie. The server reads it only for `/`. */
function rememberLanguage(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  writeCookie(
    `${localeCookie.name}=${locale}; Max-Age=${localeCookie.maxAgeSeconds}; Path=/; SameSite=Lax${secure}`,
  );
}
