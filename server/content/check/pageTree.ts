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
/** What React writes where a `SectionBoundary` left something out; the tree has an element of this name there. */
export const leftOutMark = '<!--$!-->';

/** Their content is not markup. */
const rawElements = new Set(['script', 'style', 'template', 'textarea', 'title']);

const tag =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>/"]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([^\s=>/"]+)(?:="([^"]*)")?/g;

/**
 * Reads HTML that the site has rendered: React writes it, and what editors wrote has passed the sanitiser, so that every
 * attribute stands in double quotes and every element is closed.
 */
export function readPage(html: string): PageElement {
  const root: PageElement = { name: '', attributes: {}, parent: undefined, children: [] };
  let open = root;
  let end = 0;
  tag.lastIndex = 0;
  for (let match = tag.exec(html); match !== null; match = tag.exec(html)) {
    const [whole, slash, given = '', attributes = ''] = match;
    if (match.index > end) open.children.push(decodeHTML(html.slice(end, match.index)));
    end = match.index + whole.length;
    const name = given.toLowerCase();
    if (name === '') {
      if (whole === leftOutMark)
        open.children.push({ name: leftOutMark, attributes: {}, parent: open, children: [] });
      continue;
    }
    if (slash === '/') {
      const closed = around(open, (each) => each.name === name);
      open = closed?.parent ?? open;
      continue;
    }
    const element: PageElement = { name, attributes: readAttributes(attributes), parent: open, children: [] };
    open.children.push(element);
    if (rawElements.has(name)) {
      const close = html.indexOf(`</${name}`, end);
      element.children.push(decodeHTML(html.slice(end, close === -1 ? html.length : close)));
      end = close === -1 ? html.length : html.indexOf('>', close) + 1;
      tag.lastIndex = end;
    } else if (!voidElements.has(name) && !whole.endsWith('/>')) open = element;
  }
  return root;
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
export function* elementsIn(element: PageElement): Generator<PageElement> {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** The words in an element, as `components/preview/clues.ts` reads them. */
export function textOf(element: PageElement): string {
  return rawText(element).replaceAll(/\s+/g, ' ').trim();
}

function rawText(element: PageElement): string {
  if (rawElements.has(element.name)) return '';
  return element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('');
}

/** What links can lead to within an element. */
export function idsIn(root: PageElement): ReadonlySet<string> {
  return new Set([...elementsIn(root)].flatMap(({ attributes }) => attributes['id'] ?? []));
}
