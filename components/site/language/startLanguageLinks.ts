import { isLocale } from '#locales/locales.ts';
import { pageLocale } from '#locales/pageLocale.ts';
import { whenRestored } from '../whenRestored.ts';
import { whenSeen } from '../whenSeen.ts';
import { rememberLanguage } from './rememberLanguage.ts';

/**
 * Remembers the language that is read, and the one that a link chooses before the browser follows it: `/` then stays
 * English. A link to this page in another language leads to the same place on the page and the same search; only the
 * browser knows them, for pages are cached by their path.
 */
export function startLanguageLinks(): void {
  const rememberThisPage = () => rememberLanguage(pageLocale());
  whenSeen(rememberThisPage);
  whenRestored(rememberThisPage);
  document.addEventListener('click', chooseLanguage, { capture: true });
  document.addEventListener('auxclick', chooseLanguage, { capture: true });
}

function chooseLanguage({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || !isLocale(link.dataset['language'])) return;
  rememberLanguage(link.dataset['language']);
  const { search, hash } = link.hreflang === '' ? { search: '', hash: '' } : window.location;
  link.setAttribute('href', `${link.pathname}${search}${hash}`);
}
