import { readStored, store } from '#components/page/browserStorage.ts';
import { onPrerenderActivated, navigationType } from '#components/page/pageLifecycle.ts';

const key = 'scroll-of-page-before';

/**
 * A new page begins at its top, as the browser has it, unless its route opts out: one with `+preserveScroll`
 * begins where the page before it stood. A step back and an address with a hash go where the browser leads.
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
