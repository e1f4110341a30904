// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeListenersAfterTests } from '#tests/support/removeListeners.ts';
import { startRowSelection } from './startRowSelection.ts';

const find = <E extends Element = HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (element === null) throw new Error(`Nothing is ${selector}.`);
  return element;
};
const button = (name: string) => find<HTMLButtonElement>(`button[aria-label="${name}"]`);
const chosenNames = () => [...document.querySelectorAll('ol b')].map((name) => name.textContent);
const total = (part: string) => find(`[data-total=${part}]`).textContent;

/** Opens a page with a table. Removes the elements that match `removedSelector`. */
function open(hash: string, extraRows = '', removedSelector?: string): void {
  window.history.replaceState(null, '', `/coverage${hash}`);
  const row = (name: string, ...cells: string[]) =>
    `<tr><th>${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  document.body.innerHTML = `<header></header><main><div data-table-search><table><tbody>
    ${row('Côte d’Ivoire', '4', '4G')}${row('Denmark', '3', '4G', 'LTE-M')}${extraRows}</tbody></table>
    <section data-row-selection="de-DE" data-date-code="en-GB" hidden><h3 tabindex="-1">Yours</h3><p data-empty>Choose.</p>
    <div data-chosen hidden><ol></ol><dl><dd data-total="rows"></dd><dd data-total="numbers"></dd>
    <dd data-total="counts"></dd><dd data-total="date"></dd></dl>
    <button data-print></button><button data-copy=""></button><button data-clear></button></div>
    <template data-template="choose"><button aria-pressed="false"><svg aria-label="Choose"></svg></button></template>
    <template data-template="row"><li><span data-number></span><button data-remove><svg aria-label="Remove"></svg></button>
    <b data-name></b><span data-note></span><label><input type="number"> SIM cards</label></li></template></section></div></main>`;
  if (removedSelector !== undefined) find(removedSelector).remove();
  startRowSelection();
}

Element.prototype.scrollIntoView = () => {};
removeListenersAfterTests();
beforeEach(() => open(''));
afterEach(() => {
  vi.restoreAllMocks();
  document.head.removeAttribute('data-unprinted');
});

it('startRowSelection collects clicked rows, adds up their numbers, and stores both in the URL', () => {
  const hidden = () =>
    ['[data-row-selection]', '[data-empty]', '[data-chosen]'].map((each) => find(each).hidden);
  expect(hidden()).toEqual([false, false, true]);
  expect([total('rows'), find('table').dataset['rowsAreChosen']]).toEqual(['0', '']);
  button('Choose: Denmark').click();
  button('Choose: Côte d’Ivoire').click();
  expect(hidden()).toEqual([false, true, false]);
  expect(chosenNames()).toEqual(['Denmark', 'Côte d’Ivoire']);
  expect(button('Choose: Denmark').ariaPressed).toBe('true');
  const input = find<HTMLInputElement>('input[aria-label="SIM cards: Denmark"]');
  input.value = '1200';
  input.dispatchEvent(new Event('input'));
  expect([total('rows'), total('numbers'), total('counts')]).toEqual(['2', '7', '1.200']);
  expect(['number', 'note'].map((part) => find(`[data-${part}]`).textContent)).toEqual(['3', '4G, LTE-M']);
  expect(total('date')).toMatch(/^\d+ \p{L}+ \d{4}$/u);
  expect(find('[data-copy]').dataset['copy']).toBe(window.location.href);

  open(window.location.hash);
  expect(chosenNames()).toEqual(['Denmark', 'Côte d’Ivoire']);
  expect(total('counts')).toBe('1.200');

  button('Remove: Denmark').click();
  expect([chosenNames(), document.activeElement?.localName]).toEqual([['Côte d’Ivoire'], 'h3']);
  find('h3').blur();
  find('[data-clear]').click();
  expect(document.activeElement?.localName).toBe('h3');
  expect([chosenNames(), window.location.href]).toEqual([
    [],
    new URL('/coverage', window.location.href).href,
  ]);
  expect(find('[data-empty]').hidden).toBe(false);
});

it('startRowSelection continues if the browser rejects a change of the URL', () => {
  button('Choose: Denmark').click();
  const input = find<HTMLInputElement>('input[aria-label="SIM cards: Denmark"]');
  const replace = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  input.value = '12';
  input.dispatchEvent(new Event('input'));
  button('Choose: Côte d’Ivoire').click();
  replace.mockRestore();
  expect([total('counts'), chosenNames()]).toEqual(['12', ['Denmark', 'Côte d’Ivoire']]);
});

it('startRowSelection restores from the URL only rows of the table, each once, with valid numbers', () => {
  open('#rows=Denmark:-3,<b>x:1,%E0:2,Denmark:99999999999,,Atlantis:5');
  expect(chosenNames()).toEqual(['Denmark']);
  expect(total('counts')).toBe('10.000.000');
  open('#rows=Denmark:abc');
  expect(total('counts')).toBe('0');
});

it.each([
  ['0', ''],
  ['1', '1'],
  ['2.9', '2'],
  ['10000000', '10000000'],
  ['10000001', '10000000'],
])('startRowSelection shows the number %s from the URL as “%s”', (urlNumber, shownNumber) => {
  open(`#rows=Denmark:${urlNumber}`);
  expect(find<HTMLInputElement>('ol input').value).toBe(shownNumber);
});

it('startRowSelection adds one button for each name, in the name’s cell if the row has no other cells', () => {
  open('', '<tr><th>Denmark</th><td>9</td></tr><tr><th>Atlantis</th></tr><tr><td>No name</td></tr>');
  expect(document.querySelectorAll('tbody button')).toHaveLength(3);
  expect(document.querySelectorAll('button[aria-label="Choose: Denmark"]')).toHaveLength(1);
  expect(button('Choose: Atlantis').parentElement?.localName).toBe('th');
  button('Choose: Denmark').click();
  button('Choose: Atlantis').click();
  expect([button('Choose: Denmark').ariaPressed, total('numbers')]).toEqual(['true', '3']);
});

it('startRowSelection does not scroll when a dialog restores the URL', () => {
  button('Choose: Denmark').click();
  const scroll = vi.spyOn(find('[data-row-selection]'), 'scrollIntoView');
  const { hash } = window.location;
  for (const newHash of ['#lead', hash]) {
    window.history.replaceState(null, '', newHash);
    window.dispatchEvent(new Event('hashchange'));
  }
  expect(scroll).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '#rows=Denmark:3');
  window.dispatchEvent(new Event('hashchange'));
  expect(scroll).toHaveBeenCalledOnce();
  window.history.replaceState(null, '', '#rows=');
  window.dispatchEvent(new Event('hashchange'));
  expect([scroll.mock.calls.length, chosenNames()]).toEqual([1, []]);
});

it.each(['ol', '[data-template=choose]', '[data-template=row]', '[data-row-selection]'])(
  'startRowSelection does not change the table if %s is missing',
  (selector) => {
    open('', '', selector);
    expect(document.querySelectorAll('tbody button, section:not([hidden])')).toHaveLength(0);
  },
);

it('startRowSelection prints only the chosen rows', () => {
  const unprinted = () =>
    [...document.querySelectorAll('[data-unprinted]')].map(({ localName }) => localName);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    expect(unprinted()).toEqual(['head', 'header', 'table']);
    window.dispatchEvent(new Event('afterprint'));
  });
  find('[data-print]').click();
  expect(print).toHaveBeenCalledOnce();
  expect(unprinted()).toEqual([]);
});
