import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startIssueArticles } from './issueArticles.ts';

const item = (id: number, title: string, isChosen = false) =>
  `<li${isChosen ? ' class="is-chosen"' : ''}><input type="checkbox" value="${id}"${isChosen ? ' checked' : ''}>
    <span class="title">${title}</span></li>`;

/** HTML of the articles that WordPress finds, by search text. Other searches fail. */
let articlesByText: Record<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  articlesByText = {};
  vi.stubGlobal('fetch', async (address: URL) => {
    const html = articlesByText[address.searchParams.get('search') ?? ''];
    return html === undefined ? new Response('', { status: 500 }) : Response.json({ html });
  });
  document.body.innerHTML = `<form>
    <input type="search" data-skerry-articles-search="http://cms.example/wp-json/skerry/v1/issue-articles">
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

test('startIssueArticles prevents Enter in the search from saving the issue', () => {
  const enter = new KeyboardEvent('keydown', { key: 'Enter', cancelable: true, bubbles: true });
  field().dispatchEvent(enter);
  expect(enter.defaultPrevented).toBe(true);
});
