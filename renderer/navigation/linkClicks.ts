import { localeCookie } from '#locales/cookie.ts';
import { defaultLocale, isLocale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { chooseLanguage } from './languageLinks.ts';
import { isBuildOutdated } from './newerBuild.ts';
import { beginNavigation } from './pendingNavigation.ts';
import { keepScrollPosition } from './scrollPosition.ts';

let isLeftToServer = false;

/** From now on every link to another page is a full page load: for a tab that cannot draw pages itself. */
export function leavePagesToServer(): void {
  isLeftToServer = true;
}

/** Notes where the visitor goes, and decides before the router sees a click whether the browser should load the page itself. */
export function watchLinkClicks(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (
        link === null ||
        link.origin !== window.location.origin ||
        link.target === '_blank' ||
        link.download
      )
        return;
      keepScrollPosition();
      chooseLanguage(link);
      if (link.pathname === '/' && !link.hash) leadHome(link);
      const isOtherPage =
        link.pathname !== window.location.pathname || link.search !== window.location.search;
      if (isOtherPage && (isLeftToServer || isBuildOutdated())) {
        event.preventDefault();
        event.stopPropagation();
        window.location.assign(link.href);
        return;
      }
      beginNavigation(link.href);
    },
    { capture: true },
  );
  window.addEventListener('popstate', () => beginNavigation(window.location.href));
}

/** `/` leads to the cookie's language in the browser exactly as on a full load (decision 9). */
function leadHome(link: HTMLAnchorElement): void {
  const locale = homeLocale(document.cookie);
  if (locale !== defaultLocale) link.setAttribute('href', `${localisePath('/', locale)}${link.search}`);
}

/** The language that `/` stands for, from a document's cookies. */
export function homeLocale(cookies: string) {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${localeCookie.name}=`))
    ?.slice(localeCookie.name.length + 1);
  return isLocale(value) ? value : defaultLocale;
}
