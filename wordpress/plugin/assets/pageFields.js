// Focuses the form field of an element that was clicked in the preview, and runs the commands of the preview's section
// and block buttons.
window.skerryPageFields = function ({ panel, words, post, setWhole, isOriginal }) {
  const {
    skerryBlocks: blocks,
    skerryFieldFinder: finder,
    skerrySectionPicker: picker,
    skerrySectionRows: sections,
    jQuery,
  } = window;
  const flexible = () =>
    window.acf?.getInstance(jQuery(sections.all()[0]).closest('.acf-field-flexible-content'));
  const nameOf = (row) => row.dataset.layout.replaceAll('_', '');
  const rows = () => sections.shown();
  const rowOf = ({ kind, number }) => rows().filter((row) => nameOf(row) === kind)[number];

  const commands = {
    async add(field, row) {
      const layout = await picker.choose();
      if (!layout) return;
      const next = row.nextElementSibling;
      const $added = field.add({ layout, before: next ? jQuery(next) : false });
      const first = picker.firstField($added?.get(0));
      if (first) finder.focus(first);
    },
    up: (field, row) => sections.move(field, row, row.previousElementSibling, 'before'),
    down: (field, row) => sections.move(field, row, row.nextElementSibling, 'after'),
    double: (field, row) => void field.duplicateLayout(jQuery(row)),
    hide: (_field, row) => sections.toggle(row),
    remove(field, row) {
      if (window.confirm(words.sure)) field.removeLayout(jQuery(row));
    },
  };

  /** Opens the edit screen of content that is outside the sections or belongs to another entry. */
  async function openElsewhere(place, clues, kind) {
    if (place === 'menu' || place === 'footer') return void window.open(panel.dataset.options, '_blank');
    const request = {
      address: clues.find((clue) => clue.link)?.link,
      // Only price lists send texts. Elsewhere, a text may match a product's name by chance.
      texts: kind === 'pricing' ? clues.map(({ text }) => text).filter(Boolean) : [],
      post: panel.dataset.post,
    };
    const response = await post(panel.dataset.edit, JSON.stringify(request)).catch(() => undefined);
    const { edit } = (await response?.json().catch(() => undefined)) ?? {};
    if (edit) window.open(edit, '_blank');
    return Boolean(edit);
  }

  /** Selects the clicked block. Returns whether the block editor contains it. */
  function pressBlock(clues, id) {
    const title = blocks.letters(blocks.title());
    if (!id && title && clues.some(({ text = '' }) => blocks.letters(text) === title)) {
      blocks.focusTitle();
      return true;
    }
    const block = blocks.find(clues, id);
    if (block) blocks.select(block);
    return Boolean(block);
  }

  /** Returns the fields outside the sections: a product's fields, or an article's main editor and images. */
  const besideSections = () => [
    ...document.querySelectorAll(
      'body:not(.skerry-no-text) #postdivrich, #postexcerpt, .acf-postbox > .inside > .acf-field:not([data-type=flexible_content])',
    ),
  ];

  async function press({ place, clues, block, ...section }) {
    setWhole(false);
    if (place && isOriginal()) return undefined;
    if (place) {
      if (place === 'page' && blocks && pressBlock(clues, block)) return undefined;
      // The fields of menu and footer exist only on their own screen.
      const options = document.querySelectorAll(`.skerry-menu-editor .acf-field[data-name="${place}"]`);
      if (options.length > 0)
        return finder.focus((finder.find([...options], clues) ?? { focus: options[0] }).focus);
      if (place !== 'page') return openElsewhere(place);
      const title = document.getElementById('title');
      if (title && clues.some(({ text }) => text === finder.plain(title.value))) return finder.focus(title);
      const target = finder.find(besideSections(), clues);
      if (target) return finder.focus(target.focus);
      const isLink = clues.some(({ link }) => link);
      return isLink && (await openElsewhere(place, clues)) ? undefined : title?.focus();
    }
    const row = rowOf(section);
    if (!row) return undefined;
    const inputs = [...row.querySelectorAll('.acf-fields input[type=text], .acf-fields textarea')];
    // No field contains a drawing's text, but one contains its image.
    const first = inputs.find(({ value }) => value) ?? inputs[0] ?? row.querySelector('.acf-image-uploader');
    // This form does not contain the original's texts, so the section at the same position is opened.
    if (isOriginal()) return finder.focus(first ?? row);
    const target = finder.find(row, clues);
    // A row of a price list, or an article in a list, is a separate entry.
    if (!target && (await openElsewhere('page', clues, section.kind))) return undefined;
    return finder.focus(target?.focus ?? first ?? row);
  }

  function command({ command: name, block, ...section }) {
    if (block && blocks && !isOriginal()) {
      if (name === 'add') setWhole(false);
      return blocks.run(name, block);
    }
    const row = isOriginal() ? undefined : rowOf(section);
    if (row) void commands[name]?.(flexible(), row);
    return undefined;
  }

  /** Returns the kind and number by which the frame knows a row's section. `undefined` if the page does not show it. */
  function nameOfRow(row) {
    if (!rows().includes(row)) return undefined;
    const kind = nameOf(row);
    const number = rows()
      .filter((each) => nameOf(each) === kind)
      .indexOf(row);
    return { kind, number };
  }

  return { press, command, nameOfRow };
};
