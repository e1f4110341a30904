// Finds the field of a form that something on the page was made of, by what stands in both (components/preview/clues.ts).
window.siteFieldFinder = (function () {
  const texts =
    'input[type=text], input[type=url], input[type=email], input[type=number], textarea:not(.wp-editor-area)';

  /** So many letters on end stand in one text alone. */
  const leastLetters = 20;

  /** What a text looks like on the page: without tags, with one space where there are several. */
  function plain(html) {
    const spaced = html.replaceAll(/<\/(?:p|li|h\d|t[dh]|div|blockquote)>|<br[^<>]*>/gi, '$& ');
    const page = new DOMParser().parseFromString(spaced, 'text/html');
    return page.body.textContent.replaceAll(/\s+/g, ' ').trim();
  }

  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      // A % that encodes nothing: an address as somebody typed it.
      return text;
    }
  }

  /** The name of a picture's file without its size: `harbour` of `/uploads/harbour-300x200.jpg`. */
  function stem(address) {
    const name = decoded(address.split(/[?#]/)[0].split('/').pop());
    return name.replace(/(?:-\d+x\d+)?(?:-scaled)?\.\w+$/, '');
  }

  /** Everything in a row that can be pressed on the page: what it shows, and what gets the focus for it. */
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

  /** Letters and numbers alone: WordPress turns quotes and dashes into others, and the page puts parts of a text side by side. */
  const letters = (text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '') || text;

  /** Whether `part` stands in `text` as whole words. */
  function hasWords(text, part) {
    const words = (said) => ` ${said.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
    return words(part).trim() !== '' && words(text).includes(words(part));
  }

  /** Whether a text is a part of what a field says: a line, a paragraph, or a word of a long text. */
  function isPartOf({ kind, text: whole = '' }, text) {
    if (kind === 'editor' && hasWords(whole, text)) return true;
    if (kind === 'text' && text.includes(' ') && hasWords(whole, text)) return true;
    // With a link or a strong letter within a word.
    return letters(text).length >= leastLetters && letters(whole).includes(letters(text));
  }

  /** The path of an address, as the site writes its links. */
  const pathOf = (address) => address.replace(/^https?:\/\/[^/]+(?=\/)/, '');

  /** The target for what was pressed, in a row or in some fields; undefined where none shows it. */
  function find(within, clues) {
    const targets = [within].flat().flatMap(targetsIn);
    for (const { text = '', image, occurrence = 0 } of clues) {
      if (image) {
        const wanted = stem(image);
        const found = targets.find((target) => target.image === wanted);
        if (found) return found;
      }
      if (!text) continue;
      const same = targets.filter((target) => target.text && letters(target.text) === letters(text));
      if (same.length > 0) return same[Math.min(occurrence, same.length - 1)];
      const around = targets.find((target) => isPartOf(target, text));
      if (around) return around;
    }
    for (const { link } of clues) {
      const found = link && targets.find((target) => target.link && pathOf(target.link) === pathOf(link));
      if (found) return found;
    }
    // A number with its unit, or a line made of two fields: the longest of what stands in it. What is around that shows many
    // fields, and those of other entries.
    for (const [index, { text = '' }] of clues.entries()) {
      const isMost = (target) => index === 0 || (index < 3 && target.text.length * 2 > text.length);
      const longest = targets
        .filter((target) => target.text && isMost(target) && hasWords(text, target.text))
        .sort((a, b) => b.text.length - a.text.length);
      if (longest.length > 0) return longest[0];
    }
    return undefined;
  }

  /** What was pressed last: an editor that starts later does not take the focus from it. */
  let latest;

  /** Opens everything around an element, scrolls to it and gives it the focus. */
  function focus(element) {
    const { acf, jQuery } = window;
    latest = element;
    for (let row = element.closest('.-collapsed'); row; row = row.parentElement.closest('.-collapsed')) {
      row.classList.remove('-collapsed');
      acf?.doAction('show', jQuery(row), 'collapse');
    }
    // A press, so that ACF notes that it is open.
    element.closest('.acf-accordion:not(.-open)')?.querySelector('.acf-accordion-title').click();
    const box = element.closest('.postbox');
    box?.classList.remove('closed');
    // A box that the screen options have left out.
    if (box?.getClientRects().length === 0) document.getElementById(`${box.id}-hide`)?.click();
    const field = element.closest('.acf-field, #postdivrich') ?? element;
    field.scrollIntoView({ block: 'center' });
    for (const before of document.querySelectorAll('.site-pressed')) before.classList.remove('site-pressed');
    field.classList.add('site-pressed');
    if (element.classList.contains('wp-editor-area')) return focusEditor(element);
    const control = element.matches('input, textarea, select, a[href], button')
      ? element
      : [...element.querySelectorAll('a[href], button')].find((each) => each.getClientRects().length > 0);
    // A picture's buttons are hidden until it is under the pointer.
    if (!control) element.tabIndex = -1;
    (control ?? element).focus({ preventScroll: true });
    return undefined;
  }

  /** ACF starts an editor when it is pressed for the first time, and puts another text box with another id in its place. */
  function focusEditor(pressed) {
    const { acf, jQuery, tinymce } = window;
    const field = pressed.closest('.acf-field');
    if (pressed.closest('.acf-editor-wrap.delay'))
      acf?.getInstance(jQuery(field))?.onMousedown?.({ preventDefault() {} });
    const area = field?.querySelector('textarea.wp-editor-area') ?? pressed;
    const editor = tinymce?.get(area.id);
    // It says that it is hidden until it has started.
    if (editor && !editor.initialized) editor.on('init', () => latest === pressed && editor.focus());
    else if (!editor || editor.isHidden?.()) area.focus({ preventScroll: true });
    else editor.focus();
  }

  // Whoever presses an editor that has not started wants to write there: ACF starts it and leaves the focus elsewhere.
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
