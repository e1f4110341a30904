/** Fetches the search of folded tables where there is one. */
export function startTables(): void {
  if (document.querySelector('[data-table-search]') === null) return;
  void import('#components/content/scriptsOfFewPages.ts').then(({ startTableSearch }) => startTableSearch());
}
