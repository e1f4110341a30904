import type { Clue } from './frameMessages.ts';

const maxClues = 8;
const maxText = 2_000;

/** What tells an editor's form which field was pressed: the element, then those around it up to the section. */
export function cluesOf(pressed: Element, section: Element): Clue[] {
  const clues: Clue[] = [];
  for (let element: Element | null = pressed; element !== null; element = element.parentElement) {
    const clue = clueOf(element, section);
    if (clue !== undefined) clues.push(clue);
    if (element === section || clues.length === maxClues) break;
  }
  return clues;
}

/**
 * The text or the picture at the point that was pressed, also where a drawing or the link of a card is laid over it;
 * undefined where a link or a button itself was pressed.
 */
export function seenAt(event: MouseEvent, isWanted: (element: Element) => boolean): Element | undefined {
  const { clientX: x, clientY: y, target } = event;
  const control = target instanceof Element ? target.closest('a, button') : null;
  if (control !== null && isAt(control, { x, y })) return undefined;
  return document
    .elementsFromPoint(x, y)
    .find((each) => isWanted(each) && (each.localName === 'img' || hasWordsAt(each, { x, y })));
}

type Point = { x: number; y: number };

function isAt(shown: Element | Range, { x, y }: Point): boolean {
  return [...shown.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}

function hasWordsAt(element: Element, point: Point): boolean {
  return [...element.childNodes].some((child) => {
    if (!(child instanceof Text) || child.data.trim() === '') return false;
    const range = document.createRange();
    range.selectNode(child);
    return isAt(range, point);
  });
}

function clueOf(element: Element, section: Element): Clue | undefined {
  const picture = element.localName === 'picture' ? element.querySelector('img') : element;
  const image = picture instanceof HTMLImageElement ? picture.currentSrc || picture.src : undefined;
  const link = element.getAttribute('href') ?? undefined;
  const text = wordsOf(element).slice(0, maxText);
  if (image === undefined && link === undefined && text === '') return undefined;
  const whole = textOf(element);
  // The innermost elements with the text: what is around one has it too.
  const same = [...section.querySelectorAll('*')].filter(
    (each) => textOf(each) === whole && ![...each.children].some((child) => textOf(child) === whole),
  );
  const named = [...section.querySelectorAll(element.localName)].filter((each) => textOf(each) === whole);
  return {
    element: element.localName,
    ...{ image, link, text },
    occurrence: Math.max(
      0,
      same.findIndex((each) => element.contains(each)),
    ),
    nth: Math.max(0, named.indexOf(element)),
  };
}

/** Letters and numbers alone: WordPress turns quotes and dashes of a text into others on the page. */
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** The innermost element of the page that shows what a block of the editor does; undefined where none does. */
export function elementWith(
  shown: { text: string; occurrence: number; image?: string | undefined },
  page: Element,
): Element | undefined {
  const { text, occurrence, image } = shown;
  if (text === '') {
    return image
      ? [...page.querySelectorAll('img')].find(({ src }) => decoded(src).includes(image))
      : undefined;
  }
  const has = (element: Element) => letters(textOf(element)).slice(0, maxText) === text;
  const same = [...page.querySelectorAll('*')].filter(
    (element) => has(element) && ![...element.children].some(has),
  );
  return same[occurrence] ?? same[0];
}

/** An address as it is read: `%20` is a space. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // A % that encodes nothing, such as within an address that holds the picture itself.
    return address;
  }
}

/** What is seen, with a space between the parts that stand in elements of their own, which the page shows apart. */
function wordsOf(element: Element): string {
  const parts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { nodeValue, parentElement } = walker.currentNode;
    const { width, height } = parentElement?.getBoundingClientRect() ?? {};
    // Words for screen readers alone stand in one pixel.
    if (nodeValue !== null && !(width === 1 && height === 1)) parts.push(nodeValue);
  }
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
