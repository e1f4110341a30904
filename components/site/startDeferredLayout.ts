import { whenIdle, onPrerenderActivated, navigationType } from '#components/page/pageLifecycle.ts';
import { readStored, store } from '#components/page/browserStorage.ts';

/** Elements with `content-visibility: auto` in `theme/globalCss.ts`, which are laid out only near the viewport. */
const deferred = '#main > * + section, #main ~ footer';
/** Target of the URL's fragment. If there is one, `theme/globalCss.ts` defers nothing. */
const linkTarget = '#main :target, #main ~ footer :target';

/**
 * Lays out the deferred elements after the page has loaded, one at a time when the browser is idle, so that a click
 * waits for one element at most. Afterwards, all heights are real. Lays out all elements at once if the scroll position
 * matters: on a return to the page, and before a key such as End.
 */
export function startDeferredLayout(): void {
  const remainingElements = document.querySelectorAll<HTMLElement>(deferred).values();
  const layOutNext = () => {
    const { value: element } = remainingElements.next();
    if (element === undefined) return false;
    element.style.contentVisibility = 'visible';
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
  if (isReturnVisit()) {
    layOutAll();
    const top = savedScroll();
    // The browser restored the position with estimated heights. If the fragment has a target, heights are real and the
    // browser may still be scrolling to it.
    if (top !== undefined && document.querySelector(linkTarget) === null)
      window.scrollTo({ top, behavior: 'instant' });
  } else {
    layOutBeforeVisible();
    onPrerenderActivated(() => whenIdle(layOutWhenIdle));
  }
}

/**
 * Forces layout of a prerendered page. It renders no frames, so it would otherwise be laid out only when it is shown.
 */
function layOutBeforeVisible(): void {
  if (!('prerendering' in document) || document.prerendering !== true) return;
  whenIdle(() => document.body.getBoundingClientRect());
}

const prefix = 'place ';

/** Stores the scroll position for a return to the page. Without storage, the browser's own restoration applies. */
function saveScroll(): void {
  if (document.visibilityState === 'visible') return;
  store('sessionStorage', prefix + entryKey(), String(window.scrollY));
}

/** Returns the scroll position in pixels at which the page was left; `undefined` if it is unknown. */
function savedScroll(): number | undefined {
  const storedScroll = readStored('sessionStorage', prefix + entryKey());
  return storedScroll === null ? undefined : Number(storedScroll);
}

/** Returns whether the page was reloaded or reached through the history. */
function isReturnVisit(): boolean {
  const type = navigationType();
  return type === 'reload' || type === 'back_forward';
}

/** Returns the history entry's ID, which distinguishes two visits to one URL, in browsers that provide it. */
function entryKey(): string {
  return 'navigation' in window && window.navigation.currentEntry !== null
    ? window.navigation.currentEntry.key
    : window.location.href;
}
