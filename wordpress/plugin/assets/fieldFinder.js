// Finds the form field from which an element of the page was rendered, by comparing their content
// (components/preview/clues.ts).
window.skerryFieldFinder = (function () {
  const texts =
    'input[type=text], input[type=url], input[type=email], input[type=number], textarea:not(.wp-editor-area)';

  /** Number of consecutive letters that identify a text. */
  const leastLetters = 20;

  /** Returns the text of HTML as the page shows it, without tags and with collapsed spaces. */
  function plain(html) {
    const spaced = html.replaceAll(/<\/(?:p|li|h\d|t[dh]|div|blockquote)>|<br[^<>]*>/gi, '$& ');
    const page = new DOMParser().parseFromString(spaced, 'text/html');
    return page.body.textContent.replaceAll(/\s+/g, ' ').trim();
  }

  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      // The typed address contains a literal %.
      return text;
    }
  }

  /** Returns the name of an image file without its size: `harbour` for `/uploads/harbour-300x200.jpg`. */
  function stem(address) {
    const name = decoded(address.split(/[?#]/)[0].split('/').pop());
    return name.replace(/(?:-\d+x\d+)?(?:-scaled)?\.\w+$/, '');
  }

  /**
   * Returns a row's fields that editors can click on the page, each with its content and the element to focus.
   */
  function targetsIn(row) {
    const isShown = (element) => !element.disabled && !element.closest('.acf-clone, .clones');
    const all = (selector) => [...row.querySelectorAll(selector)].filter(isShown);
    return [
      ...all(texts)
        .filter((input) => !input.closest('.acf-link, .acf-image-uploader, .select2-container'))
        .map((input) => ({ kind: 'text', text: plain(input.value), focus: input })),
      ...all('textarea.wp-editor-area').map((area) => ({
        kind: 'editor',
        text: plain(window.tinymce?.get(area.id)?.getContent() ?? area.value),
        focus: area,
      })),
      ...all('.acf-image-uploader.has-value').map((uploader) => ({
        kind: 'image',
        image: stem(uploader.querySelector('img')?.src ?? ''),
        focus: uploader,
      })),
      ...all('.acf-link.-value, .acf-link.-external').map((link) => ({
        kind: 'link',
        text: plain(link.querySelector('.link-title')?.textContent ?? ''),
        link: link.querySelector('.link-url')?.getAttribute('href') ?? '',
        focus: link,
      })),
    ].filter(({ text, image }) => text || image);
  }

  /**
   * Returns only letters and numbers, because WordPress replaces quotes and dashes, and the page joins texts without
   * spaces.
   */
  const letters = (text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '') || text;

  /** Returns whether `text` contains `part` as whole words. */
  function hasWords(text, part) {
    const words = (string) => ` ${string.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
    return words(part).trim() !== '' && words(text).includes(words(part));
  }

  /** Returns whether a field contains a text as a line, a paragraph, or a word of a long text. */
  function isPartOf({ kind, text: fieldText = '' }, text) {
    if (kind === 'editor' && hasWords(fieldText, text)) return true;
    if (kind === 'text' && text.includes(' ') && hasWords(fieldText, text)) return true;
    // The text may have a link or bold letters within a word.
    return letters(text).length >= leastLetters && letters(fieldText).includes(letters(text));
  }

  /** Returns a URL's path, as in the site's links. */
  const pathOf = (address) => address.replace(/^https?:\/\/[^/]+(?=\/)/, '');

  /** Returns the target in a row, or in several fields, that matches the clues. `undefined` if none does. */
  function find(within, clues) {
    const targets = [within].flat().flatMap(targetsIn);
    for (const { text = '', image, occurrence = 0 } of clues) {
      if (image) {
        const imageStem = stem(image);
        const match = targets.find((target) => target.image === imageStem);
        if (match) return match;
      }
      if (!text) continue;
      const identical = targets.filter((target) => target.text && letters(target.text) === letters(text));
      if (identical.length > 0) return identical[Math.min(occurrence, identical.length - 1)];
      const container = targets.find((target) => isPartOf(target, text));
      if (container) return container;
    }
    for (const { link } of clues) {
      const match = link && targets.find((target) => target.link && pathOf(target.link) === pathOf(link));
      if (match) return match;
    }
    // For a number with its unit, or a line made of two fields, uses the longest field contained in the text. Outer
    // elements also contain other fields, including those of other entries.
    for (const [index, { text = '' }] of clues.entries()) {
      const isMost = (target) => index === 0 || (index < 3 && target.text.length * 2 > text.length);
      const longest = targets
        .filter((target) => target.text && isMost(target) && hasWords(text, target.text))
        .sort((a, b) => b.text.length - a.text.length);
      if (longest.length > 0) return longest[0];
    }
    return undefined;
  }

  /** Element that was focused last. A text editor that starts later must not take its focus. */
  let latest;

  /** Expands everything around an element, scrolls to it and focuses it. */
  function focus(element) {
    const { acf, jQuery } = window;
    latest = element;
    for (let row = element.closest('.-collapsed'); row; row = row.parentElement.closest('.-collapsed')) {
      row.classList.remove('-collapsed');
      acf?.doAction('show', jQuery(row), 'collapse');
    }
    const accordion = element.closest('.acf-accordion:not(.-open)');
    if (accordion) {
      // Uses a click, because ACF then stores that the accordion is open.
      accordion.querySelector('.acf-accordion-title').click();
      // The animations of this accordion, and of the one that ACF closes, would move the field after scrolling.
      jQuery?.('.acf-accordion-content').finish();
    }
    const box = element.closest('.postbox');
    box?.classList.remove('closed');
    // Screen Options can hide the box.
    if (box?.getClientRects().length === 0) document.getElementById(`${box.id}-hide`)?.click();
    const field = element.closest('.acf-field, #postdivrich') ?? element;
    field.scrollIntoView({ block: 'center' });
    for (const highlighted of document.querySelectorAll('.skerry-pressed'))
      highlighted.classList.remove('skerry-pressed');
    field.classList.add('skerry-pressed');
    if (element.classList.contains('wp-editor-area')) return focusEditor(element);
    const control = element.matches('input, textarea, select, a[href], button')
      ? element
      : [...element.querySelectorAll('a[href], button')].find((each) => each.getClientRects().length > 0);
    // An image's buttons are hidden until the pointer is over it.
    if (!control) element.tabIndex = -1;
    (control ?? element).focus({ preventScroll: true });
    return undefined;
  }

  /** Focuses a text editor. ACF starts delayed editors on the first click, and replaces their text box with another. */
  function focusEditor(textarea) {
    const { acf, jQuery, tinymce } = window;
    const field = textarea.closest('.acf-field');
    if (textarea.closest('.acf-editor-wrap.delay'))
      acf?.getInstance(jQuery(field))?.onMousedown?.({ preventDefault() {} });
    const area = field?.querySelector('textarea.wp-editor-area') ?? textarea;
    const editor = tinymce?.get(area.id);
    // The editor reports that it is hidden until it has started.
    if (editor && !editor.initialized) editor.on('init', () => latest === textarea && editor.focus());
    else if (!editor || editor.isHidden?.()) area.focus({ preventScroll: true });
    else editor.focus();
  }

  // ACF starts a delayed editor without focusing it, so the first click focuses it here.
  document.addEventListener(
    'mousedown',
    ({ target }) => {
      const area = target.closest?.('.acf-editor-wrap.delay')?.querySelector('textarea.wp-editor-area');
      if (!area) return;
      latest = area;
      focusEditor(area);
    },
    { capture: true },
  );

  return { find, focus, plain, stem };
})();
