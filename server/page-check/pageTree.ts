import { decodeHTML } from 'entities';

/** An element of a rendered page. */
export type PageElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  parent: PageElement | undefined;
  children: (PageElement | string)[];
};

const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** React's comment for content that a `SectionBoundary` left out; the tree has an element of this name for it. */
export const leftOutMark = '<!--$!-->';

/** Their content is not markup. */
const rawElements = new Set(['script', 'style', 'template', 'textarea', 'title']);

const tag = /<!--|<!doctype[^<>]*>|<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=<>/"]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([^\s=<>/"]+)(?:="([^"]*)")?/g;

/** Elements within each other. The sanitiser allows 60 in a text; deeper ones become siblings. */
const deepest = 200;

/**
 * Reads HTML that the site has rendered: React writes it, and what editors wrote has passed the sanitiser, so that every
 * attribute stands in double quotes and every element is closed.
 */
export function readPage(html: string): PageElement {
  const root: PageElement = { name: '', attributes: {}, parent: undefined, children: [] };
  const stack: PageElement[] = [root];
  let open = root;
  let end = 0;
  const addText = (to: number) => {
    if (to > end) open.children.push(decodeHTML(html.slice(end, to)));
  };
  tag.lastIndex = 0;
  for (let match = tag.exec(html); match !== null; match = tag.exec(html)) {
    const [whole, slash, given = '', attributes = ''] = match;
    addText(match.index);
    end = match.index + whole.length;
    const name = given.toLowerCase();
    if (whole === '<!--') {
      end = endOf('-->', html, end);
      tag.lastIndex = end;
      if (html.slice(match.index, end) === leftOutMark)
        open.children.push({ name: leftOutMark, attributes: {}, parent: open, children: [] });
    } else if (slash === '/') {
      const closed = stack.findLastIndex((each) => each.name === name);
      if (closed > 0) stack.length = closed;
      open = stack.at(-1) ?? root;
    } else if (name !== '') {
      const element: PageElement = {
        name,
        attributes: readAttributes(attributes),
        parent: open,
        children: [],
      };
      open.children.push(element);
      if (rawElements.has(name)) {
        const close = html.indexOf(`</${name}`, end);
        element.children.push(decodeHTML(html.slice(end, close === -1 ? html.length : close)));
        end = close === -1 ? html.length : endOf('>', html, close);
        tag.lastIndex = end;
      } else if (!voidElements.has(name) && !whole.endsWith('/>') && stack.length <= deepest) {
        stack.push(element);
        open = element;
      }
    }
  }
  addText(html.length);
  return root;
}

/** The place behind `text`; the end of the HTML where it does not follow. */
function endOf(text: string, html: string, from: number): number {
  const at = html.indexOf(text, from);
  return at === -1 ? html.length : at + text.length;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => [name.toLowerCase(), decodeHTML(value)]),
  );
}

/** The element, or the nearest one around it, that is asked for. */
export function around(
  element: PageElement,
  isWanted: (each: PageElement) => boolean,
): PageElement | undefined {
  for (let each: PageElement | undefined = element; each !== undefined; each = each.parent)
    if (isWanted(each)) return each;
  return undefined;
}

/** Everything within an element, in the order of the page. */
export function elementsIn(element: PageElement): PageElement[] {
  const found: PageElement[] = [];
  const waiting = [...element.children].reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') continue;
    found.push(next);
    for (let at = next.children.length - 1; at >= 0; at -= 1) {
      const child = next.children[at];
      if (child !== undefined) waiting.push(child);
    }
  }
  return found;
}

/** The words in an element, as `components/preview/clues.ts` reads them. */
export function textOf(element: PageElement): string {
  return rawText(element).replaceAll(/\s+/g, ' ').trim();
}

function rawText(element: PageElement): string {
  if (rawElements.has(element.name)) return '';
  return element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('');
}

/** Returns the link targets within an element. */
export function idsIn(root: PageElement): ReadonlySet<string> {
  return new Set(elementsIn(root).flatMap(({ attributes }) => attributes['id'] ?? []));
}

/** Styles and fonts that a page names. */
export function filesIn(root: PageElement): string[] {
  return elementsIn(root).flatMap(({ name, attributes }) =>
    name === 'link' && (attributes['rel'] === 'stylesheet' || attributes['as'] === 'font')
      ? [attributes['href'] ?? '']
      : [],
  );
}
