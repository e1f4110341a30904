import { arrivalType } from './arrivalType.ts';
import { readStored, store } from './browserStorage.ts';
import { whenSeen } from './whenSeen.ts';

const key = 'scroll-of-page-before';

/**
 * A new page begins at its top, as the browser has it, unless its route opts out: one with `+keepsScroll`
 * begins where the page before it stood. A step back and an address with a hash go where the browser leads.
 */
export function startKeptScroll(): void {
  window.addEventListener('pagehide', () => store('sessionStorage', key, String(window.scrollY)));
  if (!document.querySelector('meta[name=scroll][content=keep]')) return;
  whenSeen(() => {
    const top = Number(readStored('sessionStorage', key));
    if (isFreshArrival() && top > 0) window.scrollTo({ top, behavior: 'instant' });
  });
}

function isFreshArrival(): boolean {
  return (
    arrivalType() === 'navigate' &&
    window.location.hash === '' &&
    document.referrer.startsWith(`${window.location.origin}/`)
  );
}
