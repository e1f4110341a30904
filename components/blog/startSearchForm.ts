import { whenRestored } from '#components/site/whenRestored.ts';

/** A page that is seen again says what was searched for on it, not what was typed to leave it. */
export function startSearchForm(): void {
  whenRestored(() => document.querySelector<HTMLFormElement>('search form')?.reset());
}
