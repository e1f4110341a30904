// Selects the articles of a newsletter issue (src/Admin/newsletterFormView.php). Selected articles come first, and can
// be moved by dragging or with their buttons. The search finds older articles.
const list = document.querySelector('[data-skerry-articles]');

function moveTo(item, before) {
  const focused = document.activeElement;
  list.insertBefore(item, before);
  if (item.contains(focused)) focused.focus();
}

const isChosen = (item) => item?.classList.contains('is-chosen') ?? false;
const firstOther = () => [...list.children].find((item) => !isChosen(item)) ?? null;

function announce(item) {
  const position = [...list.children].filter(isChosen).indexOf(item) + 1;
  const title = item.querySelector('.title').textContent;
  if (position > 0) window.wp?.a11y?.speak(`${position}. ${title}`);
}

list?.addEventListener('change', (event) => {
  const item = event.target.closest('li');
  item.classList.toggle('is-chosen', event.target.checked);
  moveTo(
    item,
    event.target.checked
      ? ([...list.children].find((other) => other !== item && !isChosen(other)) ?? null)
      : firstOther(),
  );
  announce(item);
});

list?.addEventListener('click', (event) => {
  const button = event.target.closest('[data-skerry-move]');
  if (!button) return;
  const item = button.closest('li');
  const isUp = button.dataset.skerryMove === '-1';
  const neighbour = isUp ? item.previousElementSibling : item.nextElementSibling;
  if (!isChosen(neighbour)) return;
  moveTo(item, isUp ? neighbour : neighbour.nextElementSibling);
  announce(item);
});

if (list && window.jQuery?.fn.sortable)
  window.jQuery(list).sortable({
    items: '> li.is-chosen',
    cancel: 'input,button',
    axis: 'y',
    stop: (_event, { item }) => announce(item[0]),
  });

const search = document.querySelector('[data-skerry-articles-search]');
const status = document.querySelector('[data-skerry-articles-none]');
const restMs = 250;
let timer = 0;

const valueOf = (item) => item.querySelector('input').value;

/** Returns the articles that WordPress finds, as list items. `undefined` if WordPress did not respond. */
async function find(text) {
  const address = new URL(search.dataset.skerryArticlesSearch);
  address.searchParams.set('search', text);
  address.searchParams.set('_locale', 'user');
  const response = await fetch(address, { headers: { 'X-WP-Nonce': search.dataset.nonce } }).catch(
    () => undefined,
  );
  const json = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (typeof json?.html !== 'string') return undefined;
  const template = document.createElement('template');
  template.innerHTML = json.html;
  return [...template.content.children];
}

async function show() {
  const text = search.value.trim();
  const articles = text === '' ? [] : await find(text);
  // The text changed in the meantime, or WordPress did not respond: keep the current list.
  if (articles === undefined || text !== search.value.trim()) return;
  const listedIds = new Set([...list.children].map(valueOf));
  list.append(...articles.filter((item) => !listedIds.has(valueOf(item))));
  const matches = new Set(articles.map(valueOf));
  for (const item of list.children)
    item.hidden = text !== '' && !isChosen(item) && !matches.has(valueOf(item));
  const isEmpty = (text === '' ? list.children : articles).length === 0;
  status.textContent = isEmpty ? status.dataset.skerryArticlesNone : '';
}

search?.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(show, restMs);
});
// Otherwise Enter would submit the form and save the issue.
search?.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') event.preventDefault();
});
