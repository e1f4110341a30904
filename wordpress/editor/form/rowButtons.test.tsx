import { beforeEach, expect, test, vi } from 'vitest';
import { startSectionRows } from './rowButtons.ts';

const words = { fold: 'Fold all', open: 'Open all', hide: 'Hide', show: 'Show', copy: 'Copy' };
const layout = (title: string) =>
  `<div class="layout"><div class="acf-fc-layout-handle">${title}</div><div class="acf-fc-layout-controls"></div>
  <div class="acf-fields"><div data-name="is_hidden"><input type="checkbox"></div></div></div>`;

/** Renders the form like Advanced Custom Fields, and stubs the ACF functions that the script calls. */
function openForm(titles: string[]): HTMLElement[] {
  document.body.innerHTML = `<section id="skerry-live" data-words='${JSON.stringify({ rows: words })}'></section>
    <div class="acf-field"><div class="acf-input">${titles.map(layout).join('')}</div></div>`;
  const rows = [...document.querySelectorAll<HTMLElement>('.layout')];
  const input = document.querySelector('.acf-input');
  const field = {
    get: () => 'section_elements',
    $layouts: () => ({ get: () => rows }),
    $el: { children: () => ({ prepend: (bar: Node) => input?.prepend(bar) }) },
  };
  vi.stubGlobal('acf', {
    getFields: () => [field],
    addAction: (name: string, run: () => void) => name === 'ready' && run(),
    doAction: () => undefined,
  });
  vi.stubGlobal('jQuery', () => ({ trigger: () => undefined }));
  startSectionRows();
  return rows;
}
beforeEach(() => () => vi.unstubAllGlobals());

const isFolded = (row: HTMLElement) => row.classList.contains('-collapsed');
const press = (name: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click();

test('startSectionRows collapses several sections when the form opens, and expands or collapses all at once', () => {
  const rows = openForm(['Opening', 'Prices', 'Questions']);
  expect(rows.map(isFolded)).toEqual([true, true, true]);
  press('Open all');
  expect(rows.map(isFolded)).toEqual([false, false, false]);
  press('Fold all');
  expect(rows.map(isFolded)).toEqual([true, true, true]);
  expect(openForm(['Opening', 'Prices']).map(isFolded)).toEqual([false, false]);
});

test('startSectionRows hides and shows a section with a labelled button', () => {
  const [row] = openForm(['Opening', 'Prices']);
  const button = row?.querySelector<HTMLButtonElement>('.skerry-row-hide');
  const said = () => [
    button?.getAttribute('aria-pressed'),
    button?.getAttribute('aria-label'),
    row?.querySelector('input')?.checked,
  ];
  expect(said()).toEqual(['false', 'Hide', false]);
  button?.click();
  expect(said()).toEqual(['true', 'Show', true]);
  button?.click();
  expect(said()).toEqual(['false', 'Hide', false]);
});
