// Order of the articles in an issue of the newsletter: selected ones are first, and are moved by dragging or by their buttons.
const list = document.querySelector('[data-site-articles]');

function moveTo(item, before) {
  const focused = document.activeElement;
  list.insertBefore(item, before);
  if (item.contains(focused)) focused.focus();
}

const isChosen = (item) => item?.classList.contains('is-chosen') ?? false;
const firstOther = () => [...list.children].find((item) => !isChosen(item)) ?? null;

function announce(item) {
  const place = [...list.children].filter(isChosen).indexOf(item) + 1;
  const title = item.querySelector('.title').textContent;
  if (place > 0) window.wp?.a11y?.speak(`${place}. ${title}`);
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
  const button = event.target.closest('[data-site-move]');
  if (!button) return;
  const item = button.closest('li');
  const isUp = button.dataset.siteMove === '-1';
  const other = isUp ? item.previousElementSibling : item.nextElementSibling;
  if (!isChosen(other)) return;
  moveTo(item, isUp ? other : other.nextElementSibling);
  announce(item);
});

if (list && window.jQuery?.fn.sortable)
  window.jQuery(list).sortable({
    items: '> li.is-chosen',
    cancel: 'input,button',
    axis: 'y',
    stop: (_event, { item }) => announce(item[0]),
  });
