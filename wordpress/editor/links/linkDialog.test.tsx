import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLinkControl } from './linkControl.ts';
import { startLinkDialog } from './linkDialog.ts';
import { openPlacesOfPages } from './placesOfPages.ts';

const words = {
  ...{ label: 'Place on the page', own: 'Section on this page', top: 'From its beginning', choose: 'None' },
  ...{
    asking: 'Asking',
    found: 'Found: %d',
    foundOne: 'Found: one',
    noWord: 'No word',
    ownType: 'This page',
  },
};
const places: Record<string, { said: string; places: { id: string; label: string }[] }> = {
  '': { said: '', places: [{ id: 'faq', label: 'Asked often (Questions)' }] },
  '/coverage': {
    said: '',
    places: [
      { id: 'table', label: 'Look up a country (Table)' },
      { id: 'cta', label: 'Ask us' },
    ],
  },
  '/away': { said: 'The site does not answer.', places: [] },
};

function placesOfPages() {
  const pages = openPlacesOfPages();
  if (pages === undefined) throw new Error('The screen has no settings.');
  return pages;
}

let listeners: Record<string, () => void>;
let isReachable: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  listeners = {};
  isReachable = true;
  const settings = JSON.stringify({ url: 'places', nonce: 'n', post: 17, draft: 'd', words });
  document.body.innerHTML = `<form id="post"></form><script type="application/json" id="skerry-settings-link-places">${settings}</script>
    <div id="wp-link"><div><label>URL <input id="wp-link-url"></label></div></div>`;
  const jQuery = () => ({ on: (type: string, listener: () => void) => (listeners[type] = listener) });
  Object.assign(window, { jQuery });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    const request: { address: string } = JSON.parse(body);
    return Response.json(places[request.address] ?? { said: '', places: [] });
  });
  startLinkDialog(placesOfPages());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of ['jQuery', 'wp']) Reflect.deleteProperty(window, name);
});

function find<T extends Element>(selector: string, type: new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`There is no ${selector}.`);
  return element;
}
const url = () => find('#wp-link-url', HTMLInputElement);
const list = () => find('select', HTMLSelectElement);
const status = () => find('[role=status]', HTMLElement).textContent;

/** Opens WordPress's dialog with an address, as if the editor had typed it. */
async function dialogWith(address: string) {
  url().value = address;
  listeners['wplink-open']?.();
  await vi.advanceTimersByTimeAsync(300);
}
function choose(id: string) {
  list().value = id;
  list().dispatchEvent(new Event('change'));
}

describe('link dialog', () => {
  test('lists the anchors of the page at an address, and appends the selected one', async () => {
    await dialogWith('/coverage#cta');
    expect(document.body.textContent).toContain('Place on the page');
    expect([...list().options].map(({ textContent }) => textContent)).toEqual([
      'From its beginning',
      'Look up a country (Table) – #table',
      'Ask us – #cta',
    ]);
    expect([list().value, status()]).toEqual(['cta', 'Found: 2']);

    choose('table');
    expect(url().value).toBe('/coverage#table');
    choose('');
    expect(url().value).toBe('/coverage');
  });

  test('lists the anchors of the edited page if no address is typed', async () => {
    await dialogWith('');
    expect(document.body.textContent).toContain('Section on this page');
    choose('faq');
    expect(url().value).toBe('#faq');
  });

  test('updates the list when a page is selected from WordPress’s list', async () => {
    await dialogWith('');
    url().value = '/coverage';
    listeners['river-select']?.();
    await vi.advanceTimersByTimeAsync(300);
    expect(list().options).toHaveLength(3);
  });

  test('hides the list for other sites', async () => {
    await dialogWith('https://elsewhere.example/');
    expect(find('.skerry-link-places', HTMLElement).hidden).toBe(true);
  });

  test('keeps the address and shows the reason if the site does not respond', async () => {
    await dialogWith('/away#old');
    expect([url().value, status(), list().disabled]).toEqual([
      '/away#old',
      'The site does not answer.',
      true,
    ]);
  });

  test('shows a message if WordPress does not respond', async () => {
    isReachable = false;
    await dialogWith('/coverage');
    expect([url().value, status()]).toEqual(['/coverage', 'No word']);
  });

  test('hides the list’s arrow key events from WordPress', async () => {
    await dialogWith('/coverage');
    const onKeyDown = vi.fn();
    find('#wp-link', HTMLElement).addEventListener('keydown', onKeyDown);
    list().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    list().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(onKeyDown).toHaveBeenCalledOnce();
  });
});

type Options = { path: string; method?: string };
type Next = (options: Options) => Promise<unknown>;

/** Returns search results of the block editor's link control. `sections` simulates WordPress's search of sections. */
async function search(words: string, sections: () => Promise<object[]>) {
  let middleware: ((options: Options, next: Next) => Promise<unknown>) | undefined;
  const queryOf = (address: string) =>
    Object.fromEntries(new URL(address, 'http://site.invalid').searchParams);
  const addQueryArgs = (address: string, parameters: Record<string, string>) =>
    `/wp/v2/search?${new URLSearchParams({ ...queryOf(address), ...parameters }).toString()}`;
  const apiFetch = Object.assign(sections, {
    use: (handler: (options: Options, next: Next) => Promise<unknown>) => (middleware = handler),
  });
  Reflect.set(window, 'wp', { apiFetch, url: { addQueryArgs, getQueryArgs: queryOf } });
  if (window.wp) startLinkControl(window.wp, placesOfPages());
  const next: Next = async ({ path: requestedPath }) => [
    { title: `Page “${queryOf(requestedPath)['search']}”` },
  ];
  const results = middleware?.({ path: addQueryArgs('', { type: 'post', search: words }) }, next);
  await vi.advanceTimersByTimeAsync(3000);
  return results;
}

describe('link control of the block editor', () => {
  const coreSearch = async () => [{ title: 'Table – Coverage' }];

  test('finds pages, anchors of other pages, and anchors of the edited page', async () => {
    const ofThis = { id: '#faq', title: 'Asked often (Questions) – #faq', url: '#faq', type: 'This page' };
    expect(await search('often', coreSearch)).toEqual([
      { title: 'Page “often”' },
      { title: 'Table – Coverage' },
      ofThis,
    ]);
    expect(await search('coverage # often', coreSearch)).toEqual([
      { title: 'Table – Coverage' },
      ofThis,
      { title: 'Page “coverage”' },
    ]);
  });

  test('finds pages even if the site does not respond in time', async () => {
    const pages = [{ title: 'Page “coverage”' }];
    expect(await search('coverage', () => Promise.reject(new Error('away')))).toEqual(pages);
    expect(await search('coverage', () => new Promise(() => undefined))).toEqual(pages);
  });
});
