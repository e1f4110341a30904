import { isDocsPath } from '#locales/paths.ts';
import { isLocale, type Locale, pageLocale } from '#locales/locales.ts';
import { localisePath, splitLocale, localeCookie } from '#locales/routing.ts';
import { writeCookie } from '#components/page/browserStorage.ts';
import { onPrerenderActivated, onBfcacheRestore } from '#components/page/pageLifecycle.ts';

/**
 * Remembers the language that is read, and the one that a link chooses before the browser follows it: `/` then stays
 * English. A link to this page in another language leads to the same place on the page and the same search; only the
 * browser knows them, for pages are cached by their path.
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
  const here = window.location;
  const { search, hash } = link.hreflang === '' ? { search: '', hash: '' } : here;
  // The API reference changes its address while it is read.
  const path = isDocsPath(here.pathname)
    ? localisePath(splitLocale(here.pathname).path, language)
    : link.pathname;
  link.setAttribute('href', `${path}${search}${hash}`);
}

/** Remembers the visitor's language; the server reads it on `/` only. */
function rememberLanguage(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  writeCookie(
    `${localeCookie.name}=${locale}; Max-Age=${localeCookie.maxAgeSeconds}; Path=/; SameSite=Lax${secure}`,
  );
}
