// Gives the live preview (livePreview.js) and the panel "Website status" (publishBlocks.js) access to the block editor.
// `undefined` in the classic editor.
window.skerryBlocks = (function () {
  const { wp } = window;
  if (!document.body.classList.contains('block-editor-page') || !wp?.data?.select('core/block-editor'))
    return undefined;
  const blocks = () => wp.data.select('core/block-editor');
  const { stem } = window.skerryFieldFinder;
  const maxText = 2000;
  const maxBlocks = 1000;
  /** Container blocks. The page outlines the blocks inside them, not the containers. */
  const containers = ['core/group', 'core/columns', 'core/column'];

  /** Returns only letters and numbers, because WordPress replaces quotes and dashes on the page. */
  const letters = (text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const parse = (html) => new DOMParser().parseFromString(html, 'text/html').body;
  /** Returns the rendered content of a block. The site renders h1 as h2. */
  function describe(block) {
    const body = parse(wp.blocks.getBlockContent(block));
    return {
      ...{ block, body, text: letters(body.textContent) },
      element: body.firstElementChild?.localName.replace('h1', 'h2'),
      pictures: [...body.querySelectorAll('img')].map((img) => stem(img.getAttribute('src') ?? '')),
    };
  }

  /** Returns all blocks with their content, inner blocks before their parents. */
  const describeAll = (list) => list.flatMap((block) => [...describeAll(block.innerBlocks), describe(block)]);

  /** Returns the blocks that are outlined on the page, in page order. */
  const outlinedBlocks = (list = blocks().getBlocks()) =>
    list.flatMap((block) => (containers.includes(block.name) ? outlinedBlocks(block.innerBlocks) : [block]));

  /** Returns the blocks in the format of the message to the frame (schema/frameMessages.ts). */
  const list = () =>
    outlinedBlocks()
      .slice(0, maxBlocks)
      .map((block) => {
        const { text, element, pictures } = describe(block);
        return {
          id: block.clientId,
          name: (wp.blocks.getBlockType(block.name)?.title ?? block.name).slice(0, 300),
          text: text.replaceAll(' ', '').slice(0, maxText),
          ...(element && { element: element.slice(0, 30) }),
          ...(pictures[0] && { image: pictures[0].slice(0, 300) }),
        };
      });

  /**
   * Returns the block that renders a clicked or named element: the block with the same text in the same element. Clues
   * (components/preview/clues.ts) are ordered from the inside out. `id` is the block itself or one that contains it.
   */
  function find(clues, id) {
    const container = id && blocks().getBlock(id);
    const all = describeAll(container ? [container] : blocks().getBlocks());
    let ofOtherElement;
    for (const { image, text = '', occurrence = 0, element, nth = occurrence } of clues) {
      const ofPicture = image && all.find(({ pictures }) => pictures.includes(stem(image)));
      if (ofPicture) return ofPicture.block;
      const needle = letters(text);
      const identical = needle
        ? all.filter((each) => each.text === needle && each.block.innerBlocks.length === 0)
        : [];
      const ofElement = identical.filter((each) => !element || each.element === element);
      if (ofElement.length > 0) return ofElement[Math.min(nth, ofElement.length - 1)].block;
      ofOtherElement ??= identical[Math.min(occurrence, identical.length - 1)]?.block;
    }
    if (container) return ofOtherElement ?? container;
    if (ofOtherElement) return ofOtherElement;
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

  /** Returns the content of the selected block as a clue, so that the frame scrolls to it. */
  function selected() {
    const id = blocks().getSelectedBlockClientId();
    const all = id ? describeAll(blocks().getBlocks()) : [];
    const entry = all.find(({ block }) => block.clientId === id);
    if (!entry || (!entry.text && entry.pictures.length === 0)) return undefined;
    const identical = all.filter(({ text, block }) => text === entry.text && block.innerBlocks.length === 0);
    return {
      text: entry.text.slice(0, maxText),
      occurrence: Math.max(0, identical.indexOf(entry)),
      ...(!entry.text && { image: entry.pictures[0] }),
      block: outlinedAround(id),
    };
  }

  function outlinedAround(id) {
    const ids = outlinedBlocks().map(({ clientId }) => clientId);
    return [id, ...blocks().getBlockParents(id, true)].find((each) => ids.includes(each));
  }

  /** Runs the command of a button on the page for a block. */
  function run(command, id) {
    if (!blocks().getBlock(id)) return;
    const root = blocks().getBlockRootClientId(id) || undefined;
    const editor = wp.data.dispatch('core/block-editor');
    const commands = {
      // The new block is selected and focused, so that typing a slash lists all block types.
      add: () => editor.insertDefaultBlock({}, root, blocks().getBlockIndex(id) + 1),
      up: () => editor.moveBlocksUp([id], root),
      down: () => editor.moveBlocksDown([id], root),
      double: () => editor.duplicateBlocks([id]),
      remove: () => editor.removeBlocks([id], false),
    };
    if (Object.hasOwn(commands, command)) void commands[command]();
  }

  /** Calls `changed` when the content of the page changes, and `moved` when another block is selected. */
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
  return { find, list, run, select, selected, focusTitle, listen, title, isNew, letters };
})();
