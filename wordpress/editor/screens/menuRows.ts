import * as v from 'valibot';
import { closest, create, find } from '../lib/dom.ts';
import { readData } from '../lib/settings.ts';
import { moveRow } from '../form/sectionRows.ts';
import { summaryOf } from './menuSummary.ts';

const selector = '.acf-repeater.-block > table > tbody > .acf-row:not(.acf-clone)';
const Words = v.object({ up: v.string(), down: v.string(), empty: v.string(), submenu: v.string() });

/**
 * Starts the rows of menu and footer (src/Admin/MenuEditor.php). Each row collapses to its label and target, and has buttons
 * that move it.
 */
export function startMenuRows(): void {
  const { acf, jQuery } = window;
  const tabs = document.getElementById('skerry-menu-tabs');
  const screen = document.querySelector<HTMLElement>('.acf-settings-wrap');
  if (!acf || !jQuery || !tabs || !screen) return;
  const words = readData(tabs, 'words', Words);
  const all = () => [...screen.querySelectorAll<HTMLElement>(selector)];

  function show(row: HTMLElement): void {
    const { label, target } = summaryOf(row, words);
    const { title, up, down } = barOf(row, words);
    find(title, 'strong').textContent = label;
    find(title, 'span').textContent = target;
    title.setAttribute('aria-expanded', String(!row.classList.contains('-collapsed')));
    up.setAttribute('aria-label', `${words.up}: ${label}`);
    down.setAttribute('aria-label', `${words.down}: ${label}`);
    up.disabled = !row.previousElementSibling;
    down.disabled = !row.nextElementSibling || row.nextElementSibling.matches('.acf-clone');
  }

  const fold = (row: HTMLElement, isFolded: boolean) => {
    row.classList.toggle('-collapsed', isFolded);
    acf.doAction(isFolded ? 'hide' : 'show', jQuery(row), 'collapse');
    show(row);
  };

  const move = (row: HTMLElement, isUp: boolean) => {
    const neighbour = isUp ? row.previousElementSibling : row.nextElementSibling;
    const field = acf.getInstance(jQuery(row).closest('.acf-field-repeater'));
    if (field) moveRow(field, row, neighbour, isUp ? 'before' : 'after');
    all().forEach(show);
    const { up, down } = barOf(row, words);
    const button = isUp ? up : down;
    const otherButton = isUp ? down : up;
    (button.disabled ? otherButton : button).focus();
  };

  screen.addEventListener('click', ({ target }) => {
    const button = closest(target, '.skerry-item > button');
    const row = closest(button, '.acf-row');
    if (!button || !row) return;
    if (button.matches('.skerry-item-title')) fold(row, !row.classList.contains('-collapsed'));
    else move(row, button.matches('.skerry-item-up'));
  });
  const showAround = (target: EventTarget | null) => {
    for (let row = closest(target, selector); row; row = closest(row.parentElement, selector)) show(row);
  };
  // With jQuery, because ACF triggers changes that native listeners do not receive.
  jQuery(screen).on('input change', '.acf-row', ({ target }) => showAround(target));
  acf.addAction('append', ($row) => {
    all().forEach(show);
    const row = $row?.get(0);
    // A new item is expanded to be filled in.
    if (row?.matches(selector)) fold(row, false);
  });
  for (const name of ['remove', 'sortstop']) acf.addAction(name, () => all().forEach(show));
  // Other scripts expand rows too. ACF shows and hides many other elements.
  for (const name of ['show', 'hide'])
    acf.addAction(name, ($row) => {
      const row = $row?.get?.(0);
      if (row?.matches(selector)) show(row);
    });
  acf.addAction('ready', () => all().forEach((row) => fold(row, true)));
  screen.querySelector('h1')?.after(tabs);
}

/** Returns a row's bar, and creates it if it is missing. */
function barOf(row: HTMLElement, words: v.InferOutput<typeof Words>) {
  const fields = find(row, ':scope > .acf-fields');
  if (!fields.querySelector(':scope > .skerry-item')) {
    const bar = create('div', { className: 'skerry-item' });
    const title = createButton('skerry-item-title');
    title.append(create('strong'), create('span'));
    bar.append(title, createButton('skerry-item-up', words.up), createButton('skerry-item-down', words.down));
    fields.prepend(bar);
  }
  const bar = find(fields, ':scope > .skerry-item');
  const button = (name: string) => find<HTMLButtonElement>(bar, `.skerry-item-${name}`);
  return { title: button('title'), up: button('up'), down: button('down') };
}

function createButton(className: string, label?: string): HTMLButtonElement {
  return create('button', { type: 'button', className, ariaLabel: label ?? null, title: label ?? '' });
}
