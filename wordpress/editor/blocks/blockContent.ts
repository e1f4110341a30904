import type { Block, Wp } from '../types/wp.ts';
import { stem } from '../form/fieldTargets.ts';

/** Rendered content of a block. */
export type BlockContent = {
  block: Block;
  body: HTMLElement;
  /** Letters and digits. */
  text: string;
  element: string | undefined;
  /** File names of pictures. */
  pictures: string[];
};

/** Container blocks. The page outlines the blocks inside them, not the containers. */
const containers = ['core/group', 'core/columns', 'core/column'];

/** Returns only letters and numbers, because WordPress replaces quotes and dashes on the page. */
export function letters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Returns the rendered content of a block. The site renders h1 as h2. */
export function describeBlock({ blocks }: Wp, block: Block): BlockContent {
  const { body } = new DOMParser().parseFromString(blocks.getBlockContent(block), 'text/html');
  return {
    ...{ block, body, text: letters(body.textContent) },
    element: body.firstElementChild?.localName.replace('h1', 'h2'),
    pictures: [...body.querySelectorAll('img')].map((img) => stem(img.getAttribute('src') ?? '')),
  };
}

/** Returns all blocks with their content, inner blocks before their parents. */
export function describeAll(wp: Wp, list: readonly Block[]): BlockContent[] {
  return list.flatMap((block) => [...describeAll(wp, block.innerBlocks), describeBlock(wp, block)]);
}

/** Returns the blocks that are outlined on the page, in page order. */
export function outlinedBlocks(list: readonly Block[]): Block[] {
  return list.flatMap((block) =>
    containers.includes(block.name) ? outlinedBlocks(block.innerBlocks) : [block],
  );
}
