import type { Clue } from '#schema/frameMessages.ts';
import { stem } from '../form/fieldTargets.ts';
import type { Block } from '../types/wp.ts';
import { letters, type BlockContent } from './blockContent.ts';

/**
 * Returns the block that renders a clicked or named element: the block with the same text in the same element. Clues
 * (components/preview/clues.ts) are ordered from the inside out. `container` is the block itself or one that contains it.
 */
export function findBlock(
  all: readonly BlockContent[],
  clues: readonly Clue[],
  container?: Block | null,
): Block | undefined {
  let ofOtherElement: Block | undefined;
  for (const { image, text = '', occurrence = 0, element, nth = occurrence } of clues) {
    const ofPicture = image && all.find(({ pictures }) => pictures.includes(stem(image)));
    if (ofPicture) return ofPicture.block;
    const needle = letters(text);
    const identical = needle
      ? all.filter((each) => each.text === needle && each.block.innerBlocks.length === 0)
      : [];
    const ofElement = identical.filter((each) => !element || each.element === element);
    if (ofElement.length > 0) return ofElement[Math.min(nth, ofElement.length - 1)]?.block;
    ofOtherElement ??= identical[Math.min(occurrence, identical.length - 1)]?.block;
  }
  if (container) return ofOtherElement ?? container;
  return ofOtherElement ?? clues.map((clue) => blockWith(all, clue)).find(Boolean);
}

/** Returns the first block that contains a clue's text or link. */
function blockWith(all: readonly BlockContent[], { text = '', link }: Clue): Block | undefined {
  const needle = letters(text);
  const hasLink = ({ body }: BlockContent) =>
    [...body.querySelectorAll('a')].some((a) => a.getAttribute('href') === link);
  return all.find((each) => (needle && each.text.includes(needle)) || (link && hasLink(each)))?.block;
}
