const prefix = '#rows=';
const maxCount = 10_000_000;

/** Name and number of a chosen row. */
type Choice = { name: string; count: number };
type TableRow = { name: string; cells: string[]; button: HTMLButtonElement };

/**
 * Adds a button to each row of a table whose section has a `RowSelection`, and lists the chosen rows below, each with a
 * number. The choice is in the URL's fragment, which browsers do not send to servers.
 */
export function startRowSelection(): void {
  const sheet = document.querySelector<HTMLElement>('[data-row-selection]');
  const table = sheet?.closest('[data-table-search]');
  if (sheet && table) start(sheet, table);
}

function start(sheet: HTMLElement, table: Element): void {
  const list = sheet.querySelector('ol');
  const chooseTemplate = sheet.querySelector<HTMLTemplateElement>('template[data-template=choose]');
  const rowTemplate = sheet.querySelector<HTMLTemplateElement>('template[data-template=row]');
  if (list === null || chooseTemplate === null || rowTemplate === null) return;
  const number = new Intl.NumberFormat(sheet.dataset['rowSelection']);
  const rows = new Map<string, TableRow>();
  for (const row of table.querySelectorAll<HTMLElement>('tbody > tr')) {
    const button = copyOf(chooseTemplate, 'button');
    const heading = row.querySelector('th');
    const name = heading?.textContent;
    // Rows of the same name could not be distinguished in the URL.
    if (!button || !heading || name === undefined || rows.has(name)) continue;
    const cells = [...row.querySelectorAll('td')].map((cell) => cell.textContent);
    (row.querySelector('td:last-child') ?? heading).append(button);
    nameAfter(button, name);
    button.addEventListener('click', () => toggle(name));
    rows.set(name, { name, cells, button });
  }
  for (const { dataset } of table.querySelectorAll('table')) dataset['rowsAreChosen'] = '';
  let choices: Choice[] = [];

  function toggle(name: string): void {
    const isChosen = choices.some((choice) => choice.name === name);
    change(isChosen ? choices.filter((choice) => choice.name !== name) : [...choices, { name, count: 0 }]);
  }

  function change(newChoices: Choice[]): void {
    choices = newChoices;
    keepInAddress(choices);
    show();
  }

  function show(): void {
    for (const { name, button } of rows.values())
      button.ariaPressed = String(choices.some((choice) => choice.name === name));
    list?.replaceChildren(
      ...choices.flatMap((choice) => {
        const row = rows.get(choice.name);
        return row === undefined ? [] : (entryOf(row, choice) ?? []);
      }),
    );
    for (const element of sheet.querySelectorAll<HTMLElement>('[data-empty]'))
      element.hidden = choices.length > 0;
    for (const element of sheet.querySelectorAll<HTMLElement>('[data-chosen]'))
      element.hidden = choices.length === 0;
    showTotals();
  }

  function entryOf({ name, cells: [figure = '', ...notes] }: TableRow, choice: Choice): HTMLElement | null {
    const entry = rowTemplate === null ? null : copyOf(rowTemplate, 'li');
    const input = entry?.querySelector('input');
    const remove = entry?.querySelector<HTMLButtonElement>('[data-remove]');
    if (!entry || !input || !remove) return null;
    write(entry, '[data-number]', figure);
    write(entry, '[data-name]', name);
    write(entry, '[data-note]', notes.join(', '));
    nameAfter(remove, name);
    remove.addEventListener('click', () => {
      toggle(name);
      sheet.querySelector('h3')?.focus();
    });
    input.value = choice.count > 0 ? String(choice.count) : '';
    input.ariaLabel = `${input.parentElement?.textContent.trim() ?? ''}: ${name}`;
    input.addEventListener('input', () => {
      choice.count = countOf(input.value);
      keepInAddress(choices);
      showTotals();
    });
    return entry;
  }

  function showTotals(): void {
    const sum = (values: number[]) => number.format(values.reduce((total, value) => total + value, 0));
    write(sheet, '[data-total=rows]', number.format(choices.length));
    write(
      sheet,
      '[data-total=numbers]',
      sum(choices.map(({ name }) => Number(rows.get(name)?.cells[0]) || 0)),
    );
    write(sheet, '[data-total=counts]', sum(choices.map(({ count }) => count)));
    const date = new Intl.DateTimeFormat(sheet.dataset['dateCode'], { dateStyle: 'long' });
    write(sheet, '[data-total=date]', date.format());
    const copy = sheet.querySelector<HTMLElement>('[data-copy]');
    if (copy) copy.dataset['copy'] = window.location.href;
  }

  function follow(): void {
    if (!window.location.hash.startsWith(prefix)) return;
    const newChoices = choicesIn(window.location.hash).filter(({ name }) => rows.has(name));
    // The fragment is unchanged, for example after a dialog was closed.
    if (hashOf(newChoices) === hashOf(choices)) return;
    choices = newChoices;
    show();
    if (choices.length > 0) sheet.scrollIntoView();
  }

  sheet.querySelector('[data-clear]')?.addEventListener('click', () => {
    change([]);
    sheet.querySelector('h3')?.focus();
  });
  sheet.querySelector('[data-print]')?.addEventListener('click', () => printAlone(sheet));
  window.addEventListener('hashchange', follow);
  sheet.hidden = false;
  show();
  follow();
}

function copyOf<Tag extends keyof HTMLElementTagNameMap>(template: HTMLTemplateElement, tag: Tag) {
  return document.importNode(template.content, true).querySelector(tag);
}

/** Adds the row's name to a button's accessible name, because all buttons look the same. */
function nameAfter(button: HTMLButtonElement, name: string): void {
  button.ariaLabel = `${button.querySelector('svg')?.getAttribute('aria-label') ?? ''}: ${name}`;
}

function write(parent: Element, selector: string, text: string): void {
  const element = parent.querySelector(selector);
  if (element) element.textContent = text;
}

function keepInAddress(choices: readonly Choice[]): void {
  const { pathname, search } = window.location;
  try {
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hashOf(choices)}`);
  } catch {
    // Firefox and Safari throw after about a hundred changes in ten seconds, as happens when a key is held down. A
    // later change succeeds.
  }
}

/**
 * Returns the fragment with encoded names, such as `#rows=Denmark:800,Germany:300`. Returns an empty string if there
 * are no choices.
 */
function hashOf(choices: readonly Choice[]): string {
  if (choices.length === 0) return '';
  return prefix + choices.map(({ name, count }) => `${encodeURIComponent(name)}:${count}`).join(',');
}

/** Parses a fragment. Anyone can write one, so names are read only once and numbers are limited. */
function choicesIn(hash: string): Choice[] {
  const counts = new Map<string, number>();
  for (const choiceText of hash.slice(prefix.length).split(',')) {
    const [name = '', count = ''] = choiceText.split(':');
    try {
      counts.set(decodeURIComponent(name), countOf(count));
    } catch {
      // The encoding is invalid, so no row has that name.
    }
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}

function countOf(text: string): number {
  const count = Math.trunc(Number(text));
  return count > 0 ? Math.min(count, maxCount) : 0;
}

/** Prints only one element. `theme/globalCss.ts` hides the siblings of the element and of its ancestors. */
function printAlone(element: Element): void {
  const otherRows: Element[] = [];
  for (let inner = element; inner.parentElement; inner = inner.parentElement)
    otherRows.push(...[...inner.parentElement.children].filter((child) => child !== inner));
  for (const table of otherRows) table.toggleAttribute('data-unprinted', true);
  window.addEventListener(
    'afterprint',
    () => {
      for (const table of otherRows) table.removeAttribute('data-unprinted');
    },
    { once: true },
  );
  window.print();
}
