/** Fetches the search of folded tables, and the choice of their rows, where there is one. */
export function startTables(): void {
  if (document.querySelector('[data-table-search]') === null) return;
  void import('#components/content/scriptsOfFewPages.ts').then((scripts) => {
    scripts.startTableSearch();
    scripts.startRowSelection();
  });
}
