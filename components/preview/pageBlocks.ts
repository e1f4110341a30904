import { decoded } from './clues.ts';
import type { EditorBlock } from './frameMessages.ts';
import { takeOff } from './markedSections.ts';

export const blockAttribute = 'data-block';
const textAttribute = 'data-block-text';
const maxText = 2_000;

/** Elements that show one block and no other kind of block. WordPress draws the rest in boxes of its own. */
const ownElements = new Set('p h2 h3 h4 h5 h6 ul ol blockquote pre hr'.split(' '));

/** Replaces each `text-mark` (`SectionMark.tsx`) by the text in it, which is marked instead: blocks are looked for there alone. */
export function takeOffTextMarks(page: Document): void {
  for (const mark of page.querySelectorAll('text-mark'))
    takeOff(mark, (part) => part.setAttribute(textAttribute, ''));
}

/** The element that shows a block. */
export function elementOfBlock(id: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[${blockAttribute}]`)].find(
    (element) => element.getAttribute(blockAttribute) === id,
  );
}

/** The block's element that an element stands in. */
export function blockOf(element: Element): HTMLElement | undefined {
  return element.closest<HTMLElement>(`[${blockAttribute}]`) ?? undefined;
}

/**
 * Marks the elements that show the editor's blocks, which come in the page's order. A block finds the next element with its
 * words; those between two that are found go to the blocks between them where there are as many.
 */
export function markBlocks(blocks: readonly EditorBlock[]): void {
  for (const before of document.querySelectorAll(`[${blockAttribute}]`)) {
    before.removeAttribute(blockAttribute);
    before.removeAttribute('tabindex');
  }
  const elements = [...document.querySelectorAll(`[${textAttribute}] *`)];
  const shown = blocks.filter(({ text, image, element }) => text !== '' || image || element !== 'p');
  const found: (Element | undefined)[] = [];
  let next = 0;
  for (const block of shown) {
    const at = elements.findIndex((element, index) => index >= next && shows(element, block));
    const element = at === -1 ? undefined : elements[at];
    found.push(element === undefined ? undefined : wholeOf(element));
    if (element === undefined) continue;
    next = at + 1;
    while (next < elements.length && element.contains(elements[next] ?? null)) next += 1;
  }
  fillGaps(found);
  found.forEach((element, index) => {
    const id = shown[index]?.id;
    if (element === undefined || id === undefined) return;
    element.setAttribute(blockAttribute, id);
    element.setAttribute('tabindex', '0');
  });
}

function shows(element: Element, { text, element: name, image }: EditorBlock): boolean {
  // A page has one first heading: the site makes others second.
  const wanted = name === 'h1' ? 'h2' : name;
  if (wanted !== undefined && ownElements.has(wanted) && element.localName !== wanted) return false;
  if (text !== '') return wordsOf(element).slice(0, maxText) === text;
  if (image) return element instanceof HTMLImageElement && decoded(element.src).includes(image);
  return wanted === 'hr';
}

/** A picture with its frame. */
function wholeOf(element: Element): Element {
  return element.localName === 'img' ? (element.closest(`[${textAttribute}] figure`) ?? element) : element;
}

function fillGaps(found: (Element | undefined)[]): void {
  for (let from = 0; from < found.length; from += 1) {
    if (found[from] !== undefined) continue;
    let to = from;
    while (to < found.length && found[to] === undefined) to += 1;
    const [before, behind] = [found[from - 1], found[to]];
    const between: Element[] = [];
    let each =
      before?.nextElementSibling ?? (before ? null : (behind?.parentElement?.firstElementChild ?? null));
    for (; each !== null && each !== behind; each = each.nextElementSibling) between.push(each);
    const isWhole = behind === undefined || each === behind;
    if (isWhole && between.length === to - from) found.splice(from, to - from, ...between);
    from = to;
  }
}

/** Letters and numbers alone, as `wordpress/site/assets/blockEditor.js` says them; without what the site adds to a link. */
function wordsOf(element: Element): string {
  let words = element.textContent ?? '';
  for (const added of element.querySelectorAll('[data-new-tab]'))
    words = words.replace(added.textContent ?? '', '');
  return words.replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
