// Rows of menu and footer (src/Admin/MenuEditor.php). Each row collapses to its label and target, and has buttons that
// move it.
(function () {
  const { acf, jQuery, skerrySectionRows: sections } = window;
  const tabs = document.getElementById('skerry-menu-tabs');
  const screen = document.querySelector('.acf-settings-wrap');
  if (!acf || !tabs || !screen) return;
  const words = JSON.parse(tabs.dataset.words);
  const selector = '.acf-repeater.-block > table > tbody > .acf-row:not(.acf-clone)';
  const maxText = 60;

  const all = () => [...screen.querySelectorAll(selector)];
  const ownFields = (row) => [...row.querySelectorAll(':scope > .acf-fields > .acf-field')];
  const short = (text) => (text.length > maxText ? `${text.slice(0, maxText)}…` : text);

  function linkOf(field) {
    const link = field.querySelector('.acf-link.-value, .acf-link.-external');
    return {
      text: link?.querySelector('.link-title')?.textContent.trim() ?? '',
      url: link?.querySelector('.link-url')?.getAttribute('href') ?? '',
    };
  }

  const valueOf = (field) => field.querySelector('input:not([type=hidden]), textarea')?.value.trim() ?? '';

  /** Returns a row's first text and its link target. */
  function summaryOf(row) {
    const fields = ownFields(row);
    const ofType = (...types) => fields.filter(({ dataset }) => types.includes(dataset.type));
    const texts = ofType('text', 'textarea', 'link').map((field) =>
      field.dataset.type === 'link' ? linkOf(field).text : valueOf(field),
    );
    const urls = ofType('url', 'link').map((field) =>
      field.dataset.type === 'link' ? linkOf(field).url : valueOf(field),
    );
    // Rows of an address block are nested.
    const childLabels = [...row.querySelectorAll('.acf-row:not(.acf-clone) input[type=text]')].map(
      ({ value }) => value.trim(),
    );
    const label = texts.find(Boolean) ?? childLabels.find(Boolean) ?? '';
    const hasSubmenu =
      row.querySelector(':scope > .acf-fields > [data-name=dropdown] .acf-switch.-on') !== null;
    const path = (urls.find(Boolean) ?? '').replace(/^https?:\/\/[^/]+(?=\/)/, (host) =>
      host === location.origin ? '' : host,
    );
    return { label: short(label) || words.empty, target: hasSubmenu ? words.submenu : short(path) };
  }

  function createButton(className, label) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className, ariaLabel: label ?? null, title: label ?? '' });
    return button;
  }

  /** Returns a row's bar, and creates it if it is missing. */
  function barOf(row) {
    const fields = row.querySelector(':scope > .acf-fields');
    const box = fields.querySelector(':scope > .skerry-item');
    if (box) return box;
    const bar = document.createElement('div');
    bar.className = 'skerry-item';
    const title = createButton('skerry-item-title');
    title.append(document.createElement('strong'), document.createElement('span'));
    bar.append(title, createButton('skerry-item-up', words.up), createButton('skerry-item-down', words.down));
    fields.prepend(bar);
    return bar;
  }

  function show(row) {
    const { label, target } = summaryOf(row);
    const [title, up, down] = barOf(row).children;
    title.firstElementChild.textContent = label;
    title.lastElementChild.textContent = target;
    title.setAttribute('aria-expanded', String(!row.classList.contains('-collapsed')));
    up.setAttribute('aria-label', `${words.up}: ${label}`);
    down.setAttribute('aria-label', `${words.down}: ${label}`);
    up.disabled = !row.previousElementSibling;
    down.disabled = !row.nextElementSibling || row.nextElementSibling.matches('.acf-clone');
  }

  function fold(row, isFolded) {
    row.classList.toggle('-collapsed', isFolded);
    acf.doAction(isFolded ? 'hide' : 'show', jQuery(row), 'collapse');
    show(row);
  }

  function move(row, isUp) {
    const neighbour = isUp ? row.previousElementSibling : row.nextElementSibling;
    const field = acf.getInstance(jQuery(row).closest('.acf-field-repeater'));
    sections.move(field, row, neighbour, isUp ? 'before' : 'after');
    all().forEach(show);
    const [, up, down] = barOf(row).children;
    const button = isUp ? up : down;
    (button.disabled ? (isUp ? down : up) : button).focus();
  }

  screen.addEventListener('click', ({ target }) => {
    const button = target.closest?.('.skerry-item > button');
    if (!button) return;
    const row = button.closest('.acf-row');
    if (button.matches('.skerry-item-title')) fold(row, !row.classList.contains('-collapsed'));
    else move(row, button.matches('.skerry-item-up'));
  });
  const showAround = (element) => {
    for (let row = element.closest(selector); row; row = row.parentElement.closest(selector)) show(row);
  };
  // With jQuery, because ACF triggers changes that native listeners do not receive.
  jQuery(screen).on('input change', '.acf-row', ({ target }) => showAround(target));
  acf.addAction('append', ($row) => {
    all().forEach(show);
    // A new item is expanded to be filled in.
    if ($row.is(selector)) fold($row.get(0), false);
  });
  for (const name of ['remove', 'sortstop']) acf.addAction(name, () => all().forEach(show));
  // Other scripts expand rows too. ACF shows and hides many other elements.
  for (const name of ['show', 'hide'])
    acf.addAction(name, ($row) => $row?.is?.(selector) && show($row.get(0)));
  acf.addAction('ready', () => all().forEach((row) => fold(row, true)));
  screen.querySelector('h1')?.after(tabs);
})();
