// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { startTableSearch } from './startTableSearch.ts';

const visibleRows = () =>
  [...document.querySelectorAll('details')].map((group) => [
    group.open && !group.hidden,
    [...group.querySelectorAll<HTMLElement>('tr')].filter((row) => !row.hidden).map((row) => row.textContent),
  ]);

const input = () => document.querySelector('input') ?? document.createElement('input');
function type(text: string): void {
  input().value = text;
  input().dispatchEvent(new Event('input'));
}

beforeEach(() => {
  const group = (rows: string[], open = '') =>
    `<details ${open}><table><tbody>${rows.map((row) => `<tr><th>${row}</th></tr>`).join('')}</tbody></table></details>`;
  document.body.innerHTML = `<div data-table-search><search hidden><input type="search" />
    <p role="status"><span hidden>Nothing</span></p></search>
    ${group(['Dänemark', 'Norwegen'], 'open')}${group(['Ghana', 'Benin'])}</div>`;
  startTableSearch();
});

it('startTableSearch shows matching rows regardless of accents and case, and opens their group', () => {
  expect(document.querySelector('search')?.hidden).toBe(false);
  type('DANE');
  expect(visibleRows()).toEqual([
    [true, ['Dänemark']],
    [false, []],
  ]);
  type('ghana');
  expect(visibleRows()[1]).toEqual([true, ['Ghana']]);
});

it('startTableSearch states that nothing matches, and closes all groups when the field is cleared', () => {
  type('Atlantis');
  expect(document.querySelector<HTMLElement>('[role=status] > span')?.hidden).toBe(false);
  type('');
  expect(document.querySelector<HTMLElement>('[role=status] > span')?.hidden).toBe(true);
  expect(visibleRows()).toEqual([
    [true, ['Dänemark', 'Norwegen']],
    [false, ['Ghana', 'Benin']],
  ]);
});
