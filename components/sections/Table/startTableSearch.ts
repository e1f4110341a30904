/** Shows the search field above every table with groups, and hides rows and groups that do not match. */
export function startTableSearch(): void {
  for (const table of document.querySelectorAll<HTMLElement>('[data-table-search]')) start(table);
}

/** Returns text in lower case without diacritics, so that `danemark` matches Dänemark. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function start(table: HTMLElement): void {
  const field = table.querySelector('search');
  const input = table.querySelector('input');
  const nothing = table.querySelector<HTMLElement>('[role=status] > span');
  if (field === null || input === null || nothing === null) return;
  const groups = [...table.querySelectorAll('details')].map((group) => ({
    group,
    wasOpen: group.open,
    rows: [...group.querySelectorAll<HTMLElement>('tbody > tr')].map((row) => ({
      row,
      words: plain(row.textContent),
    })),
  }));

  const filter = () => {
    const wanted = plain(input.value.trim());
    let found = 0;
    for (const { group, wasOpen, rows } of groups) {
      let foundHere = 0;
      for (const { row, words } of rows) {
        row.hidden = !words.includes(wanted);
        if (!row.hidden) foundHere += 1;
      }
      group.hidden = foundHere === 0;
      group.open = wanted === '' ? wasOpen : foundHere > 0;
      found += foundHere;
    }
    nothing.hidden = found > 0;
  };
  input.addEventListener('input', filter);
  field.hidden = false;
  // Typed before this script ran, or restored by the browser after navigating back.
  if (input.value !== '') filter();
}
