import { whenIdle, onPrerenderActivated, navigationType } from '#components/page/pageLifecycle.ts';
import { readStored, store } from '#components/page/browserStorage.ts';

/** What `theme/globalCss.ts` leaves to be laid out once it is near the window. */
const deferred = '#main > * + section, #main ~ footer';
/** A place that an address leads to. With one, nothing is left for later. */
const place = '#main :target, #main ~ footer :target';

/**
 * Lays out the rest of a page piece by piece once it has loaded, the next one whenever the browser is idle, so that a press
 * meanwhile waits for one at most: from then on every height is the true one. At once where the place in the page counts:
 * on a return to it, and before a key such as End.
 */
export function startDeferredLayout(): void {
  const rest = document.querySelectorAll<HTMLElement>(deferred).values();
  const layOutNext = () => {
    const { value: next } = rest.next();
    if (next === undefined) return false;
    next.style.contentVisibility = 'visible';
    return true;
  };
  const layOutAll = () => {
    while (layOutNext());
  };
  const layOutWhenIdle = () => {
    if (layOutNext()) whenIdle(layOutWhenIdle);
  };

  document.addEventListener('visibilitychange', saveScroll);
  document.addEventListener('keydown', layOutAll, { capture: true, once: true });
  if (isReturn()) {
    layOutAll();
    const top = savedScroll();
    // The browser led there by heights that were guessed, or will by the true ones. With such a place they are true, and it
    // may be on its way still.
    if (top !== undefined && document.querySelector(place) === null)
      window.scrollTo({ top, behavior: 'instant' });
  } else {
    layOutBeforeItIsSeen();
    onPrerenderActivated(() => whenIdle(layOutWhenIdle));
  }
}

/** A page that the browser draws ahead has no frames yet: without being asked, it is laid out first when it is shown. */
function layOutBeforeItIsSeen(): void {
  if (!('prerendering' in document) || document.prerendering !== true) return;
  whenIdle(() => document.body.getBoundingClientRect());
}

const prefix = 'place ';

/** Notes how far the page is scrolled, for when it is loaded anew. A page without scripts or storage is the browser's. */
function saveScroll(): void {
  if (document.visibilityState === 'visible') return;
  store('sessionStorage', prefix + entryKey(), String(window.scrollY));
}

/** How far the page was scrolled when it was left, in pixels; `undefined` where that is not known. */
function savedScroll(): number | undefined {
  const kept = readStored('sessionStorage', prefix + entryKey());
  return kept === null ? undefined : Number(kept);
}

/** Whether the page was loaded again, or by a step in the history. */
function isReturn(): boolean {
  const type = navigationType();
  return type === 'reload' || type === 'back_forward';
}

/** Tells two visits to one address apart, where the browser can. */
function entryKey(): string {
  return 'navigation' in window && window.navigation.currentEntry !== null
    ? window.navigation.currentEntry.key
    : window.location.href;
}
