import { afterEach, expect, test, vi } from 'vitest';
import { startMenuRows } from './menuRows.ts';

const words = { up: 'Move up', down: 'Move down', empty: 'Empty', submenu: 'Submenu' };

const field = (name: string, type: string, content: string) =>
  `<div class="acf-field acf-field-${type}" data-name="${name}" data-type="${type}">${content}</div>`;
const item = (
  label: string,
  url: string,
  isSubmenu = false,
  nested = '',
) => `<tr class="acf-row"><td class="acf-fields">
  ${field('dropdown', 'true_false', `<div class="acf-switch ${isSubmenu ? '-on' : ''}"></div>`)}
  ${field('link_text', 'text', `<input type="text" value="${label}">`)}
  ${field('link', 'link', `<div class="acf-link -value"><span class="link-title">Link</span><a class="link-url" href="${url}"></a></div>`)}
  ${nested}</td></tr>`;
const repeater = (rows: string) =>
  field(
    'main_navigation',
    'repeater',
    `<div class="acf-repeater -block"><table><tbody>${rows}<tr class="acf-row acf-clone"></tr></tbody></table></div>`,
  );

/** Renders the form like Advanced Custom Fields, and stubs the ACF functions that the scripts call. */
function openForm(rows: string): void {
  document.body.className = 'skerry-menu-editor';
  document.body.innerHTML = `<nav id="skerry-menu-tabs" data-words='${JSON.stringify(words)}'></nav>
    <div class="acf-settings-wrap"><h1>Menu</h1>${repeater(rows)}</div>`;
  const readyCallbacks: (() => void)[] = [];
  const fieldStub = { render: () => undefined, $input: () => ({ trigger: () => undefined }) };
  vi.stubGlobal('acf', {
    addAction: (name: string, run: () => void) => name === 'ready' && readyCallbacks.push(run),
    doAction: () => undefined,
    getInstance: () => fieldStub,
  });
  vi.stubGlobal('jQuery', (target: EventTarget) => ({
    closest: () => target,
    on: (types: string, _within: string, run: (event: Event) => void) =>
      types.split(' ').forEach((type) => target.addEventListener(type, run)),
  }));
  startMenuRows();
  for (const run of readyCallbacks) run();
}
afterEach(() => vi.unstubAllGlobals());

const bars = () => [...document.querySelectorAll('.skerry-item-title')];
const titles = () => bars().map(({ textContent }) => textContent);
const press = (name: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)?.click();

test('startMenuRows collapses menu items to their label and target', () => {
  openForm(
    item('Prices', 'https://other.example/pricing') + item('Products', '/products', true) + item('', '/'),
  );

  expect(titles()).toEqual(['Priceshttps://other.example/pricing', 'ProductsSubmenu', 'Link/']);
  expect(bars().map((bar) => bar.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'false']);
});

test('startMenuRows expands an item by a click on its title line, which is updated during typing', () => {
  openForm(item('Prices', '/pricing'));
  const [bar] = bars();
  if (!(bar instanceof HTMLButtonElement)) throw new Error('There is no title line.');

  bar.click();
  expect(bar.getAttribute('aria-expanded')).toBe('true');
  const input = document.querySelector('input');
  if (input) input.value = 'Plans';
  input?.dispatchEvent(new Event('input', { bubbles: true }));

  expect(titles()).toEqual(['Plans/pricing']);
});

test('startMenuRows moves an item with its buttons and keeps the focus', () => {
  openForm(item('Prices', '/pricing') + item('Blog', '/blog'));

  press('Move down: Prices');

  expect(titles()).toEqual(['Blog/blog', 'Prices/pricing']);
  // The last item can only move up.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move up: Prices');
});
