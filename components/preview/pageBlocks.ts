import { decoded } from './clues.ts';
import type { EditorBlock } from '#schema/frameMessages.ts';
import { unwrapMark } from './markedSections.ts';

export const blockAttribute = 'data-block';
const textAttribute = 'data-block-text';
const maxText = 2_000;

/**
 * Elements that each belong to a single type of block. WordPress renders other types in `div` and `figure` elements.
 */
const blockElements = new Set('p h2 h3 h4 h5 h6 ul ol blockquote pre hr'.split(' '));

/**
 * Replaces each `text-mark` (`SectionMark.tsx`) with its children and marks the children. Blocks are searched only
 * there.
 */
export function unwrapTextMarks(page: Document): void {
  for (const mark of page.querySelectorAll('text-mark'))
    unwrapMark(mark, (element) => element.setAttribute(textAttribute, ''));
}

/** Returns the element that shows a block. */
export function elementOfBlock(id: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[${blockAttribute}]`)].find(
    (element) => element.getAttribute(blockAttribute) === id,
  );
}

/** Returns the element of the block that contains an element. */
export function blockOf(element: Element): HTMLElement | undefined {
  return element.closest<HTMLElement>(`[${blockAttribute}]`) ?? undefined;
}

/**
 * Marks the elements that show the editor's blocks. Blocks are in the order of the page, so each block is matched with
 * the next element that has its text. Unmatched blocks between two matches are assigned to the elements between them if
 * there are as many elements as blocks.
 */
export function markBlocks(blocks: readonly EditorBlock[]): void {
  for (const element of document.querySelectorAll(`[${blockAttribute}]`)) {
    element.removeAttribute(blockAttribute);
    element.removeAttribute('tabindex');
  }
  const elements = [...document.querySelectorAll(`[${textAttribute}] *`)];
  const visibleBlocks = blocks.filter(({ text, image, element }) => text !== '' || image || element !== 'p');
  const matches: (Element | undefined)[] = [];
  let next = 0;
  for (const block of visibleBlocks) {
    const at = elements.findIndex((element, index) => index >= next && isMatch(element, block));
    const element = at === -1 ? undefined : elements[at];
    matches.push(element === undefined ? undefined : withFigure(element));
    if (element === undefined) continue;
    next = at + 1;
    while (next < elements.length && element.contains(elements[next] ?? null)) next += 1;
  }
  fillGaps(matches);
  matches.forEach((element, index) => {
    const id = visibleBlocks[index]?.id;
    if (element === undefined || id === undefined) return;
    element.setAttribute(blockAttribute, id);
    element.setAttribute('tabindex', '0');
  });
}

function isMatch(element: Element, { text, element: blockElement, image }: EditorBlock): boolean {
  // The title is the page's only `h1`. The site renders other `h1` elements as `h2`.
  const name = blockElement === 'h1' ? 'h2' : blockElement;
  if (name !== undefined && blockElements.has(name) && element.localName !== name) return false;
  if (text !== '') return lettersOf(element).slice(0, maxText) === text;
  if (image) return element instanceof HTMLImageElement && decoded(element.src).includes(image);
  return name === 'hr';
}

/** Returns the `figure` of a picture in editors' text, if it has one; otherwise the element itself. */
function withFigure(element: Element): Element {
  return element.localName === 'img' ? (element.closest(`[${textAttribute}] figure`) ?? element) : element;
}

function fillGaps(matches: (Element | undefined)[]): void {
  for (let from = 0; from < matches.length; from += 1) {
    if (matches[from] !== undefined) continue;
    let to = from;
    while (to < matches.length && matches[to] === undefined) to += 1;
    const [before, after] = [matches[from - 1], matches[to]];
    const gapElements: Element[] = [];
    let sibling =
      before?.nextElementSibling ?? (before ? null : (after?.parentElement?.firstElementChild ?? null));
    for (; sibling !== null && sibling !== after; sibling = sibling.nextElementSibling)
      gapElements.push(sibling);
    const isComplete = after === undefined || sibling === after;
    if (isComplete && gapElements.length === to - from) matches.splice(from, to - from, ...gapElements);
    from = to;
  }
}

/**
 * Returns an element's letters and digits as `wordpress/editor/blocks/blockEditor.ts` sends them, without the arrows that
 * the site adds to links that open a new tab.
 */
function lettersOf(element: Element): string {
  let text = element.textContent ?? '';
  for (const mark of element.querySelectorAll('[data-new-tab]'))
    text = text.replace(mark.textContent ?? '', '');
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
