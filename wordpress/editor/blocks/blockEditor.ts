import type { Clue, Command, EditorBlock, FormMessage } from '#schema/frameMessages.ts';
import type { Block, Wp } from '../types/wp.ts';
import { describeAll, describeBlock, letters, outlinedBlocks } from './blockContent.ts';
import { findBlock } from './findBlock.ts';

const maxText = 2000;
const maxBlocks = 1000;

/** Access of the live preview and of the panel "Website status" to the block editor. */
export type BlockEditor = ReturnType<typeof createBlockEditor>;
type ShownBlock = Omit<Extract<FormMessage, { type: 'showBlock' }>, 'type'>;

/** Opens the block editor. Returns `undefined` in the classic editor. */
export function openBlockEditor(): BlockEditor | undefined {
  const { wp } = window;
  const isBlockEditor = document.body.classList.contains('block-editor-page');
  return isBlockEditor && wp?.data?.select('core/block-editor') ? createBlockEditor(wp) : undefined;
}

function createBlockEditor(wp: Wp) {
  const blocks = () => {
    const store = wp.data.select('core/block-editor');
    if (!store) throw new Error('The block editor has no blocks.');
    return store;
  };
  const editor = () => wp.data.select('core/editor');
  const title = () => String(editor().getEditedPostAttribute('title') ?? '');

  /** Returns the blocks in the format of the message to the frame. */
  function list(): EditorBlock[] {
    return outlinedBlocks(blocks().getBlocks())
      .slice(0, maxBlocks)
      .map((block) => {
        const { text, element, pictures } = describeBlock(wp, block);
        return {
          id: block.clientId,
          name: (wp.blocks.getBlockType(block.name)?.title ?? block.name).slice(0, 300),
          text: text.replaceAll(' ', '').slice(0, maxText),
          ...(element && { element: element.slice(0, 30) }),
          ...(pictures[0] && { image: pictures[0].slice(0, 300) }),
        };
      });
  }

  function find(clues: readonly Clue[], id?: string): Block | undefined {
    const container = id ? blocks().getBlock(id) : undefined;
    return findBlock(describeAll(wp, container ? [container] : blocks().getBlocks()), clues, container);
  }

  /** Returns the content of the selected block, so that the frame scrolls to it. */
  function selected(): ShownBlock | undefined {
    const id = blocks().getSelectedBlockClientId();
    const all = id ? describeAll(wp, blocks().getBlocks()) : [];
    const entry = all.find(({ block }) => block.clientId === id);
    if (!id || !entry || (!entry.text && entry.pictures.length === 0)) return undefined;
    const identical = all.filter(({ text, block }) => text === entry.text && block.innerBlocks.length === 0);
    return {
      text: entry.text.slice(0, maxText),
      occurrence: Math.max(0, identical.indexOf(entry)),
      ...(!entry.text && { image: entry.pictures[0] }),
      block: outlinedAround(id),
    };
  }

  function outlinedAround(id: string): string | undefined {
    const ids = outlinedBlocks(blocks().getBlocks()).map(({ clientId }) => clientId);
    return [id, ...blocks().getBlockParents(id, true)].find((each) => ids.includes(each));
  }

  /** Runs the command of a button on the page for a block. */
  function run(command: Command, id: string): void {
    if (!blocks().getBlock(id)) return;
    const root = blocks().getBlockRootClientId(id) || undefined;
    const actions = wp.data.dispatch('core/block-editor');
    const commands: Partial<Record<Command, () => unknown>> = {
      // The new block is selected and focused, so that typing a slash lists all block types.
      add: () => actions.insertDefaultBlock({}, root, blocks().getBlockIndex(id) + 1),
      moveUp: () => actions.moveBlocksUp([id], root),
      moveDown: () => actions.moveBlocksDown([id], root),
      duplicate: () => actions.duplicateBlocks([id]),
      remove: () => actions.removeBlocks([id], false),
    };
    commands[command]?.();
  }

  /** Calls `changed` when the content of the page changes, and `moved` when another block is selected. */
  function listen(handlers: { changed: () => void; moved: (content: ShownBlock | undefined) => void }): void {
    const state = () => [
      blocks().getBlocks(),
      ...['title', 'excerpt', 'featured_media'].map((name) => editor().getEditedPostAttribute(name)),
    ];
    let lastState = state();
    let selection = blocks().getSelectedBlockClientId();
    wp.data.subscribe(() => {
      const nextState = state();
      if (nextState.some((each, index) => each !== lastState[index])) handlers.changed();
      lastState = nextState;
      const id = blocks().getSelectedBlockClientId();
      if (id !== selection && id) handlers.moved(selected());
      selection = id;
    });
  }

  return {
    ...{ find, list, listen, run, selected },
    select: (block: Block) => void wp.data.dispatch('core/block-editor').selectBlock(block.clientId),
    /** Returns whether a clicked element shows the title. */
    isTitle(clues: readonly Clue[]): boolean {
      const text = letters(title());
      return text !== '' && clues.some((clue) => letters(clue.text ?? '') === text);
    },
    focusTitle() {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[name=editor-canvas]');
      const canvas = frame?.contentDocument ?? document;
      canvas.querySelector<HTMLElement>('.editor-post-title__input')?.focus();
    },
    isNew: () => editor().isEditedPostNew(),
  };
}
