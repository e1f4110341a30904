// Where editors choose a kind of section, by a word of its name or of what it is for (src/Admin/livePreviewView.php).
window.siteSectionPicker = (function () {
  /** Opens the dialog. Resolves with the layout that was chosen, or an empty text. */
  function choose() {
    const dialog = document.getElementById('site-picker');
    const search = dialog.querySelector('[type=search]');
    const said = dialog.querySelector('[role=status]');
    const items = [...dialog.querySelectorAll('li')];
    const plain = (text) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
    const filter = () => {
      const words = plain(search.value).split(/\s+/).filter(Boolean);
      for (const group of dialog.querySelectorAll('section')) {
        const title = group.querySelector('h3').textContent;
        const found = [...group.querySelectorAll('li')].filter((item) => {
          const text = plain(`${title} ${item.textContent}`);
          item.hidden = !words.every((word) => text.includes(word));
          return !item.hidden;
        });
        group.hidden = found.length === 0;
      }
      said.textContent = items.every((item) => item.hidden) ? said.dataset.none : '';
    };
    return new Promise((resolve) => {
      const done = new AbortController();
      const { signal } = done;
      dialog.returnValue = '';
      search.value = '';
      filter();
      search.addEventListener('input', filter, { signal });
      search.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const first = items.find((item) => !item.hidden);
          if (first) dialog.close(first.querySelector('button').value);
        },
        { signal },
      );
      for (const item of items) {
        const button = item.querySelector('button');
        button.addEventListener('click', () => dialog.close(button.value), { signal });
      }
      dialog.addEventListener(
        'close',
        () => {
          done.abort();
          resolve(dialog.returnValue);
        },
        { signal },
      );
      dialog.showModal();
      search.focus();
    });
  }

  // In place of ACF's own list, from wherever in the form a section is added.
  document.addEventListener(
    'click',
    async (event) => {
      const button = event.target.closest?.('.acf-field-flexible-content [data-name="add-layout"]');
      if (!button || !window.acf || button.classList.contains('disabled')) return;
      event.preventDefault();
      event.stopPropagation();
      const layout = await choose();
      const field = window.acf.getInstance(window.jQuery(button).closest('.acf-field-flexible-content'));
      const before = button.closest('.layout');
      if (!layout || !field) return;
      const $added = field.add({ layout, before: before ? window.jQuery(before) : false });
      firstField($added?.get(0))?.focus();
    },
    { capture: true },
  );

  /** Where writing begins in a section that was added: its title, where it has one. */
  function firstField(row) {
    return (
      row?.querySelector('[data-name=title] input[type=text]') ??
      row?.querySelector('.acf-fields input[type=text], .acf-fields textarea')
    );
  }

  return { choose, firstField };
})();
