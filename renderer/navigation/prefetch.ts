import { splitLocale } from '#locales/routing.ts';
import { siteFrame } from '../site-frame/siteFrame.ts';
import { isConnectionSlow } from './connection.ts';
import { destinationOf } from './languageLinks.ts';

/** As long as the server lets a browser keep page data (`Cache-Control` of page data). */
const keptForMs = 10_000;

const fetchedAt = new Map<string, number>();

/**
 * Fetches a page's code and data when a pointer, a finger or the keyboard comes to its link; the router then finds it in the
 * browser's cache. Not on slow connections (specification 9).
 */
export function prefetchDataOnIntent(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, (event) => prefetchOnIntent(event.target), { passive: true });
  }
}

/** Fetches the code of the pages whose links come into view. Called again for each page that is drawn. */
export function prefetchCodeInView(): void {
  if (isConnectionSlow() || !isPage(window.location.pathname)) return;
  observer?.disconnect();
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) void prefetchCode(target.pathname);
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    if (isOtherPage(link)) observer.observe(link);
  }
}

let running = 0;

/** True while code is fetched that nobody waits for. */
export function isPrefetching(): boolean {
  return running > 0;
}

async function prefetchCode(pathname: string): Promise<void> {
  running += 1;
  try {
    const { prefetch } = await import('vike/client/router');
    await prefetch(pathname);
  } catch {
    // What was not fetched ahead is fetched when it is needed.
  } finally {
    running -= 1;
  }
}

let observer: IntersectionObserver | undefined;

function prefetchOnIntent(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || !isOtherPage(link) || isConnectionSlow()) return;
  if (!isPage(window.location.pathname)) return;
  const address = pageDataAddress(destinationOf(link));
  if (Date.now() - (fetchedAt.get(address) ?? -Infinity) < keptForMs) return;
  fetchedAt.set(address, Date.now());
  void prefetchCode(link.pathname);
  // Kept from the first page on, unless the link leads to another language.
  siteFrame(splitLocale(link.pathname).locale).catch(() => undefined);
  void fetch(address, { priority: 'low' }).catch(() => fetchedAt.delete(address));
}

function isOtherPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== window.location.origin || link.target === '_blank' || !isPage(link.pathname))
    return false;
  const { pathname, search } = destinationOf(link);
  return pathname !== window.location.pathname || search !== window.location.search;
}

/** Files have an ending; the API reference is loaded by the server, and so is what its links lead to. */
function isPage(pathname: string): boolean {
  return !/\.\w+$/.test(pathname) && !/^(\/(da|de))?\/docs(\/|$)/.test(pathname);
}

/** Where the router asks for a page's data. */
export function pageDataAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname === '/' ? '' : pathname}/index.pageContext.json${search}`;
}
