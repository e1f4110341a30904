// What the page beside the fields (livePreview.js) and "On the site" (publishBlocks.js) ask of the block editor. Undefined in
// the classic one.
window.siteBlocks = (function () {
  const { wp } = window;
  if (!document.body.classList.contains('block-editor-page') || !wp?.data?.select('core/block-editor'))
    return undefined;
  const blocks = () => wp.data.select('core/block-editor');
  const { stem } = window.siteFieldFinder;
  const maxText = 2000;

  /** Letters and numbers alone: WordPress turns quotes and dashes into others on the page. */
  const letters = (text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const parse = (html) => new DOMParser().parseFromString(html, 'text/html').body;
  /** Every block with what it shows; those inside of another come before it. */
  function shown() {
    const all = [];
    const collect = (list) => {
      for (const block of list) {
        collect(block.innerBlocks);
        const body = parse(wp.blocks.getBlockContent(block));
        const pictures = [...body.querySelectorAll('img')].map((img) => stem(img.getAttribute('src') ?? ''));
        all.push({ block, body, pictures, text: letters(body.textContent) });
      }
    };
    collect(blocks().getBlocks());
    return all;
  }

  /** The block that shows what was pressed or named, by clues from the inside out (components/preview/clues.ts). */
  function find(clues) {
    const all = shown();
    for (const { image, text = '', occurrence = 0 } of clues) {
      const ofPicture = image && all.find(({ pictures }) => pictures.includes(stem(image)));
      if (ofPicture) return ofPicture.block;
      const wanted = letters(text);
      const same = wanted
        ? all.filter((each) => each.text === wanted && each.block.innerBlocks.length === 0)
        : [];
      if (same.length > 0) return same[Math.min(occurrence, same.length - 1)].block;
    }
    const holds = ({ text = '', link }) =>
      all.find(
        (each) =>
          (letters(text) && each.text.includes(letters(text))) ||
          (link && [...each.body.querySelectorAll('a')].some((a) => a.getAttribute('href') === link)),
      );
    return clues.map(holds).find(Boolean)?.block;
  }

  function select(block) {
    wp.data.dispatch('core/block-editor').selectBlock(block.clientId);
  }

  function focusTitle() {
    const canvas = document.querySelector('iframe[name=editor-canvas]')?.contentDocument ?? document;
    canvas.querySelector('.editor-post-title__input')?.focus();
  }

  /** What the selected block shows, as a clue: the frame scrolls there. */
  function selected() {
    const id = blocks().getSelectedBlockClientId();
    const all = id ? shown() : [];
    const one = all.find(({ block }) => block.clientId === id);
    if (!one || (!one.text && one.pictures.length === 0)) return undefined;
    const same = all.filter(({ text, block }) => text === one.text && block.innerBlocks.length === 0);
    return {
      text: one.text.slice(0, maxText),
      occurrence: Math.max(0, same.indexOf(one)),
      ...(!one.text && { image: one.pictures[0] }),
    };
  }

  /** Calls back when something that the page shows has changed, and when another block is selected. */
  function listen({ changed, moved }) {
    const editor = wp.data.select('core/editor');
    const state = () => [
      blocks().getBlocks(),
      ...['title', 'excerpt', 'featured_media'].map((name) => editor.getEditedPostAttribute(name)),
    ];
    let before = state();
    let selection = blocks().getSelectedBlockClientId();
    wp.data.subscribe(() => {
      const now = state();
      if (now.some((each, index) => each !== before[index])) changed();
      before = now;
      const id = blocks().getSelectedBlockClientId();
      if (id !== selection && id) moved(selected());
      selection = id;
    });
  }

  const title = () => wp.data.select('core/editor').getEditedPostAttribute('title') ?? '';
  const isNew = () => wp.data.select('core/editor').isEditedPostNew();
  return { find, select, selected, focusTitle, listen, title, isNew, letters };
})();
