import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startIssueArticles } from './issueArticles.ts';

const item = (id: number, title: string, isChosen = false) =>
  `<li${isChosen ? ' class="is-chosen"' : ''}><input type="checkbox" value="${id}"${isChosen ? ' checked' : ''}>
    <span class="title">${title}</span>
    <button type="button" data-skerry-move="-1">↑</button><button type="button" data-skerry-move="1">↓</button></li>`;

/** HTML of the articles that WordPress finds, by search text. Other searches fail. */
let articlesByText: Record<string, string>;
let sentUsers: unknown[];
let spokenTexts: string[];
/** Options of jQuery UI. */
let sortable: {
  items: string;
  stop(event: object, ui: { item: { get(index: number): Element | undefined } }): void;
};

beforeEach(() => {
  vi.useFakeTimers();
  articlesByText = {};
  sentUsers = [];
  spokenTexts = [];
  vi.stubGlobal('wp', { a11y: { speak: (text: string) => spokenTexts.push(text) } });
  vi.stubGlobal('jQuery', () => ({ sortable: (options: typeof sortable) => (sortable = options) }));
  vi.stubGlobal('fetch', async (address: URL, { headers }: { headers: Record<string, string> }) => {
    sentUsers.push([headers['X-WP-Nonce'], address.searchParams.get('_locale')]);
    const html = articlesByText[address.searchParams.get('search') ?? ''];
    return html === undefined ? new Response('', { status: 500 }) : Response.json({ html });
  });
  document.body.innerHTML = `<form>
    <input type="search" data-nonce="9f" data-skerry-articles-search="http://cms.example/wp-json/skerry/v1/issue-articles">
    <ol data-skerry-articles>${item(1, 'Chosen', true)}${item(2, 'Buoys')}${item(3, 'Rain')}</ol>
    <p role="status" data-skerry-articles-none="No posts found."></p></form>`;
  startIssueArticles();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = () => {
  const input = document.querySelector<HTMLInputElement>('[type=search]');
  if (input === null) throw new Error('There is no search.');
  return input;
};
async function search(text: string) {
  field().value = text;
  field().dispatchEvent(new Event('input'));
  await vi.advanceTimersByTimeAsync(1000);
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('li')]
    .filter(({ hidden }) => !hidden)
    .map((each) => each.querySelector('.title')?.textContent);
const itemOf = (title: string) => {
  const found = [...document.querySelectorAll('li')].find(
    (each) => each.querySelector('.title')?.textContent === title,
  );
  if (found === undefined) throw new Error(`There is no article ${title}.`);
  return found;
};
const controls = {
  box: 'input',
  up: '[data-skerry-move="-1"]',
  down: '[data-skerry-move="1"]',
  title: '.title',
};
const controlOf = (title: string, control: keyof typeof controls) =>
  itemOf(title).querySelector<HTMLElement>(controls[control]);
const click = (title: string, control: keyof typeof controls) => controlOf(title, control)?.click();
const status = () => document.querySelector('[role=status]')?.textContent;

test('startIssueArticles adds older articles found by the search and keeps selected ones visible', async () => {
  articlesByText = { bu: item(2, 'Buoys') + item(9, 'Older buoys') };
  await search('bu');
  expect(shown()).toEqual(['Chosen', 'Buoys', 'Older buoys']);

  await search('');
  expect(shown()).toEqual(['Chosen', 'Buoys', 'Rain', 'Older buoys']);
});

test('startIssueArticles reports an empty result, and changes nothing if WordPress does not respond', async () => {
  articlesByText = { xyz: '' };
  await search('xyz');
  expect([shown(), status()]).toEqual([['Chosen'], 'No posts found.']);
  await search('');
  await search('down');
  expect([shown(), status()]).toEqual([['Chosen', 'Buoys', 'Rain'], '']);
});

test('startIssueArticles searches for the trimmed text as the current user, in their language', async () => {
  articlesByText = { bu: item(2, 'Buoys') };
  await search(' bu ');
  expect([shown(), sentUsers]).toEqual([['Chosen', 'Buoys'], [['9f', 'user']]]);
});

test('startIssueArticles ignores a response for a text that has changed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  await search('bu');
  field().value = 'rain';
  resolve(Response.json({ html: item(2, 'Buoys') }));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual(['Chosen', 'Buoys', 'Rain']);
});

test.each([
  ['Enter', true],
  ['a', false],
])('startIssueArticles handles %s in the search, so that the issue is not saved: %s', (key, isPrevented) => {
  const press = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true });
  field().dispatchEvent(press);
  expect(press.defaultPrevented).toBe(isPrevented);
});

test.each([
  ['adds a selected article to the end of the selection', [['Rain', 'box']], 'Chosen Rain Buoys', '2. Rain'],
  [
    'moves a deselected article behind the selected ones',
    [
      ['Buoys', 'box'],
      ['Chosen', 'box'],
    ],
    'Buoys Chosen Rain',
    '2. Buoys',
  ],
  [
    'puts the only selected article first',
    [
      ['Chosen', 'box'],
      ['Rain', 'box'],
    ],
    'Rain Chosen Buoys',
    '1. Rain',
  ],
  [
    'moves an article up',
    [
      ['Buoys', 'box'],
      ['Buoys', 'up'],
    ],
    'Buoys Chosen Rain',
    '2. Buoys, 1. Buoys',
  ],
  [
    'moves an article down',
    [
      ['Buoys', 'box'],
      ['Chosen', 'down'],
    ],
    'Buoys Chosen Rain',
    '2. Buoys, 2. Chosen',
  ],
  ['does not move the first article up', [['Chosen', 'up']], 'Chosen Buoys Rain', ''],
  ['does not move the last selected article down', [['Chosen', 'down']], 'Chosen Buoys Rain', ''],
  [
    'moves nothing when a title is clicked',
    [
      ['Buoys', 'box'],
      ['Chosen', 'title'],
    ],
    'Chosen Buoys Rain',
    '2. Buoys',
  ],
] as const)('startIssueArticles %s', (_, clicks, expected, announced) => {
  for (const [title, control] of clicks) click(title, control);
  expect([shown().join(' '), spokenTexts.join(', ')]).toEqual([expected, announced]);
});

test('startIssueArticles keeps the focus of the clicked button, and takes none from other fields', () => {
  click('Buoys', 'box');
  const button = controlOf('Buoys', 'up');
  button?.focus();
  button?.click();
  expect(document.activeElement).toBe(button);
  field().focus();
  click('Chosen', 'up');
  expect(document.activeElement).toBe(field());
});

test('startIssueArticles lets editors drag selected articles only, and announces the new position', () => {
  expect([...document.querySelectorAll(`[data-skerry-articles] ${sortable.items}`)]).toEqual([
    itemOf('Chosen'),
  ]);
  const dragged = [itemOf('Chosen')];
  sortable.stop({}, { item: { get: (index) => dragged[index] } });
  expect(spokenTexts).toEqual(['1. Chosen']);
});

test('startIssueArticles does nothing on a screen without articles', () => {
  document.body.innerHTML = '<input type="search" data-skerry-articles-search="/articles">';
  expect(startIssueArticles).not.toThrow();
});
