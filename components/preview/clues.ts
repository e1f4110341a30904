import type { Clue } from '#schema/frameMessages.ts';

const maxClues = 8;
const maxText = 2_000;

/**
 * Returns clues to a clicked element's field: those of the element itself, then those of its ancestors up to the
 * section.
 */
export function cluesOf(clickTarget: Element, section: Element): Clue[] {
  const clues: Clue[] = [];
  for (let element: Element | null = clickTarget; element !== null; element = element.parentElement) {
    const clue = clueOf(element, section);
    if (clue !== undefined) clues.push(clue);
    if (element === section || clues.length === maxClues) break;
  }
  return clues;
}

/**
 * Returns the element whose text or picture is at the point of a click, even if a drawing or a card's link covers it.
 * Returns `undefined` if the click is on a link or button itself.
 */
export function visibleElementAt(
  event: MouseEvent,
  isWanted: (element: Element) => boolean,
): Element | undefined {
  const { clientX: x, clientY: y, target } = event;
  const control = target instanceof Element ? target.closest('a, button') : null;
  if (control !== null && isAt(control, { x, y })) return undefined;
  return document
    .elementsFromPoint(x, y)
    .find((each) => isWanted(each) && (each.localName === 'img' || hasTextAt(each, { x, y })));
}

type Point = { x: number; y: number };

function isAt(target: Element | Range, { x, y }: Point): boolean {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}

function hasTextAt(element: Element, point: Point): boolean {
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
  const text = visibleTextOf(element).slice(0, maxText);
  if (image === undefined && link === undefined && text === '') return undefined;
  const elementText = textOf(element);
  // Finds only the innermost elements with the text, because their ancestors contain it too.
  const sameText = [...section.querySelectorAll('*')].filter(
    (each) =>
      textOf(each) === elementText && ![...each.children].some((child) => textOf(child) === elementText),
  );
  const matches = [...section.querySelectorAll(element.localName)].filter(
    (each) => textOf(each) === elementText,
  );
  return {
    element: element.localName,
    ...{ image, link, text },
    occurrence: Math.max(
      0,
      sameText.findIndex((each) => element.contains(each)),
    ),
    nth: Math.max(0, matches.indexOf(element)),
  };
}

/** Returns only letters and digits, because WordPress replaces quotes and dashes with typographic ones on the page. */
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Returns the page's innermost element with the text or picture of an editor's block, if there is one. */
export function elementWith(
  content: { text: string; occurrence: number; image?: string | undefined },
  page: Element,
): Element | undefined {
  const { text, occurrence, image } = content;
  if (text === '') {
    return image
      ? [...page.querySelectorAll('img')].find(({ src }) => decoded(src).includes(image))
      : undefined;
  }
  const has = (element: Element) => letters(textOf(element)).slice(0, maxText) === text;
  const candidates = [...page.querySelectorAll('*')].filter(
    (element) => has(element) && ![...element.children].some(has),
  );
  return candidates[occurrence] ?? candidates[0];
}

/** Decodes a URL. Returns it unchanged if it contains a `%` that encodes nothing, as data URLs can. */
export function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** Returns the visible text of an element, with a space between the texts of different elements. */
function visibleTextOf(element: Element): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { nodeValue, parentElement } = walker.currentNode;
    const { width, height } = parentElement?.getBoundingClientRect() ?? {};
    // Skips text for screen readers, which is hidden in an element of one pixel.
    if (nodeValue !== null && !(width === 1 && height === 1)) texts.push(nodeValue);
  }
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
