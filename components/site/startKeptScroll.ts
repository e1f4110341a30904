import { readStored, store } from '#components/page/browserStorage.ts';
import { onPrerenderActivated, navigationType } from '#components/page/pageLifecycle.ts';

const key = 'scroll-of-page-before';

/**
 * Keeps the scroll position when a visitor follows a link to a page with `+preserveScroll`. Other pages start at the
 * top. Leaves history navigation and URLs with a fragment to the browser.
 */
export function startKeptScroll(): void {
  window.addEventListener('pagehide', () => store('sessionStorage', key, String(window.scrollY)));
  if (!document.querySelector('meta[name=scroll][content=keep]')) return;
  onPrerenderActivated(() => {
    const top = Number(readStored('sessionStorage', key));
    if (isFreshArrival() && top > 0) window.scrollTo({ top, behavior: 'instant' });
  });
}

function isFreshArrival(): boolean {
  return (
    navigationType() === 'navigate' &&
    window.location.hash === '' &&
    document.referrer.startsWith(`${window.location.origin}/`)
  );
}
