// Section picker, which searches section kinds by name, synonyms and purpose (src/Admin/livePreviewView.php).
window.skerrySectionPicker = (function () {
  const plain = (text) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').trim();
  const wordsOf = (text) =>
    plain(text)
      .split(/[^\p{L}\p{N}&-]+/u)
      .filter(Boolean);
  /** Returns a word, and its singular if it is an English plural. */
  const forms = (word) => (word.length > 3 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word]);
  const noMatch = Infinity;
  /** Original position of each item and group, by which equal ranks are sorted. */
  let order;

  /**
   * Returns an item's rank for the typed text, from 0 (best): matches of a full name, a word in a name, a prefix of a
   * word, the purpose, the group.
   */
  function rankOf(item, group, input) {
    const name = (item.querySelector('strong') ?? item).textContent;
    const help = item.querySelector('span')?.textContent ?? '';
    const synonyms = (item.dataset.synonyms ?? '').split(',').map(plain);
    const inputForms = forms(plain(input));
    if (inputForms.includes(plain(name))) return 0;
    if (synonyms.some((each) => inputForms.includes(each))) return 1;
    const nameWords = wordsOf(name);
    const alsoNamed = synonyms.flatMap(wordsOf);
    const otherText = [plain(name), ...synonyms].join(' ');
    const rankOfWord = (word) => {
      const has = (test) => forms(word).some(test);
      if (has((form) => nameWords.includes(form))) return 2;
      if (has((form) => alsoNamed.includes(form))) return 3;
      if (has((form) => nameWords.some((each) => each.startsWith(form)))) return 4;
      if (has((form) => alsoNamed.some((each) => each.startsWith(form)))) return 5;
      if (has((form) => otherText.includes(form))) return 6;
      if (has((form) => plain(help).includes(form))) return 7;
      return plain(group).includes(word) ? 8 : noMatch;
    };
    return Math.max(0, ...wordsOf(input).map(rankOfWord));
  }

  /** Opens the dialog. Resolves with the chosen layout, or with an empty string if the dialog was closed. */
  function choose() {
    const dialog = document.getElementById('skerry-picker');
    const search = dialog.querySelector('[type=search]');
    const status = dialog.querySelector('[role=status]');
    const items = [...dialog.querySelectorAll('li')];
    const groups = [...dialog.querySelectorAll('section')];
    // Recorded only when the dialog is first opened, because a search reorders the elements.
    order ??= new Map([...items, ...groups].map((each, index) => [each, index]));
    const rank = new Map();
    const best = (list) => Math.min(noMatch, ...list.map((each) => rank.get(each)));
    const inOrder = (list) =>
      list.toSorted((one, other) => rank.get(one) - rank.get(other) || order.get(one) - order.get(other));
    const matches = () => inOrder(items.filter((item) => !item.hidden));
    // The best match comes first, and its group before the others.
    const filter = () => {
      for (const group of groups) {
        const title = group.querySelector('h3').textContent;
        const list = items.filter((item) => group.contains(item));
        for (const item of list) {
          rank.set(item, rankOf(item, title, search.value));
          item.hidden = rank.get(item) === noMatch;
        }
        rank.set(group, best(list));
        group.hidden = rank.get(group) === noMatch;
        group.querySelector('ul').append(...inOrder(list));
      }
      dialog.append(...inOrder(groups));
      status.textContent = matches().length === 0 ? status.dataset.none : '';
    };
    return new Promise((resolve) => {
      const closing = new AbortController();
      const { signal } = closing;
      dialog.returnValue = '';
      search.value = '';
      filter();
      search.addEventListener('input', filter, { signal });
      search.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = matches();
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
          closing.abort();
          resolve(dialog.returnValue);
        },
        { signal },
      );
      dialog.showModal();
      search.focus();
    });
  }

  // Replaces ACF's own list for every button in the form that adds a section.
  document.addEventListener(
    'click',
    async (event) => {
      const button = event.target.closest?.('.acf-field-flexible-content [data-name="add-layout"]');
      if (!button || !window.acf || button.classList.contains('disabled')) return;
      event.preventDefault();
      event.stopPropagation();
      const layout = await choose();
      const field = window.acf.getInstance(window.jQuery(button).closest('.acf-field-flexible-content'));
      const rowBelow = button.closest('.layout');
      if (!layout || !field) return;
      const $added = field.add({ layout, before: rowBelow ? window.jQuery(rowBelow) : false });
      firstField($added?.get(0))?.focus();
    },
    { capture: true },
  );

  /** Returns the field of a new section to fill in first: its title, or its first field. */
  function firstField(row) {
    return (
      row?.querySelector('[data-name=title] input[type=text]') ??
      row?.querySelector('.acf-fields input[type=text], .acf-fields textarea')
    );
  }

  return { choose, firstField };
})();
