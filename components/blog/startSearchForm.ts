import { onBfcacheRestore } from '#components/page/pageLifecycle.ts';

/** A page that is seen again says what was searched for on it, not what was typed to leave it. */
export function startSearchForm(): void {
  onBfcacheRestore(() => document.querySelector<HTMLFormElement>('search form')?.reset());
}
