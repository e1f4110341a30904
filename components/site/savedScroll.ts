import { navigationType } from './navigationType.ts';
import { readStored, store } from './browserStorage.ts';

const prefix = 'place ';

/** Notes how far the page is scrolled, for when it is loaded anew. A page without scripts or storage is the browser's. */
export function saveScroll(): void {
  if (document.visibilityState === 'visible') return;
  store('sessionStorage', prefix + entryKey(), String(window.scrollY));
}

/** How far the page was scrolled when it was left, in pixels; `undefined` where that is not known. */
export function savedScroll(): number | undefined {
  const kept = readStored('sessionStorage', prefix + entryKey());
  return kept === null ? undefined : Number(kept);
}

/** Whether the page was loaded again, or by a step in the history. */
export function isReturn(): boolean {
  const type = navigationType();
  return type === 'reload' || type === 'back_forward';
}

/** Tells two visits to one address apart, where the browser can. */
function entryKey(): string {
  return 'navigation' in window && window.navigation.currentEntry !== null
    ? window.navigation.currentEntry.key
    : window.location.href;
}
