/** Shows the search field above every table with groups, and hides rows and groups that do not match. */
export function startTableSearch(): void {
  for (const table of document.querySelectorAll<HTMLElement>('[data-table-search]')) start(table);
}

/** Returns text in lower case without diacritics, so that `danemark` matches Dänemark. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function start(table: HTMLElement): void {
  const field = table.querySelector('search');
  const input = table.querySelector('input');
  const emptyMessage = table.querySelector<HTMLElement>('[role=status] > span');
  if (field === null || input === null || emptyMessage === null) return;
  const groups = [...table.querySelectorAll('details')].map((group) => ({
    group,
    wasOpen: group.open,
    rows: [...group.querySelectorAll<HTMLElement>('tbody > tr')].map((row) => ({
      row,
      text: plain(row.textContent),
    })),
  }));

  const filter = () => {
    const searchText = plain(input.value.trim());
    let matchCount = 0;
    for (const { group, wasOpen, rows } of groups) {
      let groupMatchCount = 0;
      for (const { row, text } of rows) {
        row.hidden = !text.includes(searchText);
        if (!row.hidden) groupMatchCount += 1;
      }
      group.hidden = groupMatchCount === 0;
      group.open = searchText === '' ? wasOpen : groupMatchCount > 0;
      matchCount += groupMatchCount;
    }
    emptyMessage.hidden = matchCount > 0;
  };
  input.addEventListener('input', filter);
  field.hidden = false;
  // Handles text that was typed before this script ran, or that the browser restored on a navigation back.
  if (input.value !== '') filter();
}
