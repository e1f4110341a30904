// Section rows in the form (src/Editing/SectionRows.php). Collapses them when the screen opens, hides and shows each
// with a button, and collapses or expands all at once.
window.skerrySectionRows = (function () {
  const { acf, jQuery } = window;
  // Same value as in SectionRows.php.
  const maxSummary = 80;
  const isHidden = (row) => switchOf(row)?.checked === true;

  const words = JSON.parse(document.getElementById('skerry-live')?.dataset.words ?? '{}').rows;
  const field = () =>
    acf?.getFields({ type: 'flexible_content' }).find((each) => each.get('name') === 'section_elements');
  const all = () => field()?.$layouts().get() ?? [];
  /** Returns the rows that the site shows. No response contains hidden ones. */
  const shown = () => all().filter((row) => !isHidden(row));

  function switchOf(row) {
    return row.querySelector(':scope > .acf-fields > [data-name=is_hidden] input[type=checkbox]');
  }

  /** Moves a field's row `before` or `after` another row. */
  function move(field, row, other, where) {
    if (!other) return;
    acf.doAction('unmount', jQuery(row));
    other[where](row);
    acf.doAction('remount', jQuery(row));
    field.render();
    field.$input().trigger('change');
  }

  function toggle(row) {
    const control = switchOf(row);
    if (!control) return;
    control.checked = !control.checked;
    jQuery(control).trigger('change');
    show(row);
  }

  /** Returns a row's button by class name, and creates it if it is missing. */
  function buttonOf(row, className) {
    const controls = row.querySelector(':scope > .acf-fc-layout-controls');
    const existing = controls?.querySelector(`.${className}`);
    if (existing || !controls) return existing;
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: `skerry-row-button ${className}` });
    controls.prepend(button);
    return button;
  }

  /** Updates a row's buttons and style. */
  function show(row) {
    const copy = buttonOf(row, 'skerry-row-copy');
    copy?.setAttribute('aria-label', words.copy);
    if (copy) copy.title = words.copy;
    const button = switchOf(row) && buttonOf(row, 'skerry-row-hide');
    if (!button) return;
    const isOff = isHidden(row);
    row.classList.toggle('skerry-row-hidden', isOff);
    button.title = isOff ? words.show : words.hide;
    button.setAttribute('aria-label', button.title);
    button.setAttribute('aria-pressed', String(isOff));
  }

  function foldAll(isFolded) {
    for (const row of all()) {
      row.classList.toggle('-collapsed', isFolded);
      acf.doAction(isFolded ? 'hide' : 'show', jQuery(row), 'collapse');
    }
  }

  function begin() {
    const sections = field();
    if (!sections) return;
    const bar = document.createElement('p');
    bar.className = 'skerry-rows-bar';
    for (const [text, isFolded] of [
      [words.fold, true],
      [words.open, false],
    ]) {
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', className: 'button-link', textContent: text });
      button.addEventListener('click', () => foldAll(isFolded));
      bar.append(button);
    }
    sections.$el.children('.acf-input').prepend(bar);
    all().forEach(show);
    // The sections of a short page stay expanded.
    if (all().length > 2) foldAll(true);
  }

  /** Updates the text in a row's title bar with the row's first text. */
  function nameAfterText({ target }) {
    const row = target.closest?.('.values > .layout');
    const summary = row?.querySelector(':scope > .acf-fc-layout-handle .skerry-row-text');
    if (!summary) return;
    const texts = [...row.querySelectorAll('.acf-fields input[type=text], .acf-fields textarea')];
    const first = texts.map(({ value }) => value.replace(/<[^<>]*>/g, '').trim()).find(Boolean) ?? '';
    summary.textContent = first.length > maxSummary ? `${first.slice(0, maxSummary)}…` : first;
  }

  if (acf && words) {
    document.addEventListener('input', nameAfterText);
    acf.addAction('ready', begin);
    acf.addAction('append', ($row) => all().forEach(show) ?? $row);
    document.addEventListener('click', (event) => {
      const button = event.target.closest?.('.skerry-row-hide');
      if (button) toggle(button.closest('.layout'));
    });
  }
  // Removes WordPress's handler: Tab in the title would focus the main text box, which is hidden.
  if (document.body.classList.contains('skerry-no-text')) jQuery?.('#title').off('keydown.editor-focus');
  document.getElementById('skerry-text-open')?.addEventListener('click', ({ currentTarget }) => {
    document.body.classList.remove('skerry-no-text');
    currentTarget.remove();
    // WordPress's editor recalculates its size.
    window.dispatchEvent(new Event('resize'));
    window.tinymce?.get('content')?.focus();
  });
  return { all, isHidden, move, shown, toggle };
})();
