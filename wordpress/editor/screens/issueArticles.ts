import * as v from 'valibot';
import { debounce } from '../lib/debounce.ts';
import { closest } from '../lib/dom.ts';
import { readJson } from '../lib/rest.ts';

const restMs = 250;

/**
 * Selects the articles of a newsletter issue (src/Admin/newsletterFormView.php). Selected articles come first, and can be
 * moved by dragging or with their buttons. The search finds older articles.
 */
export function startIssueArticles(): void {
  const list = document.querySelector<HTMLElement>('[data-skerry-articles]');
  if (!list) return;
  startOrder(list);
  const search = document.querySelector<HTMLInputElement>('[data-skerry-articles-search]');
  const status = document.querySelector<HTMLElement>('[data-skerry-articles-none]');
  if (search && status) startSearch(list, search, status);
}

const isChosen = (item: Element) => item.classList.contains('is-chosen');

function startOrder(list: HTMLElement): void {
  const items = () => [...list.children];

  function moveTo(item: Element, before: Element | null): void {
    const focused = document.activeElement;
    list.insertBefore(item, before);
    // Moving an element removes its focus.
    if (focused instanceof HTMLElement) focused.focus();
  }

  function announce(item: Element): void {
    const position = items().filter(isChosen).indexOf(item) + 1;
    const title = item.querySelector('.title')?.textContent ?? '';
    if (position > 0) window.wp?.a11y?.speak(`${position}. ${title}`);
  }

  list.addEventListener('change', ({ target }) => {
    const item = closest(target, 'li');
    if (!item || !(target instanceof HTMLInputElement)) return;
    item.classList.toggle('is-chosen', target.checked);
    // Between the selected articles and the others.
    moveTo(item, items().find((other) => other !== item && !isChosen(other)) ?? null);
    announce(item);
  });

  list.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-skerry-move]');
    const item = closest(button, 'li');
    if (!button || !item) return;
    const isUp = button.dataset['skerryMove'] === '-1';
    const neighbour = isUp ? item.previousElementSibling : item.nextElementSibling;
    if (!neighbour || !isChosen(neighbour)) return;
    moveTo(item, isUp ? neighbour : neighbour.nextElementSibling);
    announce(item);
  });

  window.jQuery?.(list).sortable?.({
    items: '> li.is-chosen',
    cancel: 'input,button',
    axis: 'y',
    stop(_event, { item }) {
      const movedItem = item.get(0);
      if (movedItem) announce(movedItem);
    },
  });
}

function startSearch(list: HTMLElement, search: HTMLInputElement, status: HTMLElement): void {
  const itemsOf = (parent: ParentNode) => [...parent.querySelectorAll('li')];
  const valueOf = (item: Element) => item.querySelector('input')?.value;

  /** Returns the articles that WordPress finds, as list items. `undefined` if WordPress did not respond. */
  async function find(text: string): Promise<HTMLElement[] | undefined> {
    const address = new URL(search.dataset['skerryArticlesSearch'] ?? '');
    address.searchParams.set('search', text);
    address.searchParams.set('_locale', 'user');
    const response = await fetch(address, { headers: { 'X-WP-Nonce': search.dataset['nonce'] ?? '' } }).catch(
      () => undefined,
    );
    const json = await readJson(response, v.object({ html: v.string() }));
    if (json === undefined) return undefined;
    const template = document.createElement('template');
    template.innerHTML = json.html;
    return itemsOf(template.content);
  }

  async function show(): Promise<void> {
    const text = search.value.trim();
    const articles = text === '' ? [] : await find(text);
    // The text changed in the meantime, or WordPress did not respond: keep the current list.
    if (articles === undefined || text !== search.value.trim()) return;
    const listedIds = new Set(itemsOf(list).map(valueOf));
    list.append(...articles.filter((item) => !listedIds.has(valueOf(item))));
    const matches = new Set(articles.map(valueOf));
    for (const item of itemsOf(list))
      item.hidden = text !== '' && !isChosen(item) && !matches.has(valueOf(item));
    const isEmpty = (text === '' ? itemsOf(list) : articles).length === 0;
    status.textContent = isEmpty ? (status.dataset['skerryArticlesNone'] ?? '') : '';
  }

  const schedule = debounce(show, restMs);
  search.addEventListener('input', () => schedule());
  // Otherwise Enter would submit the form and save the issue.
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault();
  });
}
