import { onBfcacheRestore } from '#components/page/pageLifecycle.ts';

/** Resets the search field to the page's query when the page is restored from the back/forward cache. */
export function startSearchForm(): void {
  onBfcacheRestore(() => document.querySelector<HTMLFormElement>('search form')?.reset());
}
