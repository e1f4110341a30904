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
/** React's comment in place of content that a `SectionBoundary` left out. In the tree, an element has this name. */
export const omissionMark = '<!--$!-->';

/** Elements whose content is not markup. */
const rawElements = new Set(['script', 'style', 'template', 'textarea', 'title']);

const tag = /<!--|<!doctype[^<>]*>|<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=<>/"]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([^\s=<>/"]+)(?:="([^"]*)")?/g;

/** Maximum nesting depth; deeper elements become siblings. The sanitiser allows 60 levels in a text. */
const maxDepth = 200;

/**
 * Parses HTML that the site has rendered. Relies on the output of React and the sanitiser, in which every attribute is
 * in double quotes and every element is closed.
 */
export function parseHtml(html: string): PageElement {
  const root: PageElement = { name: '', attributes: {}, parent: undefined, children: [] };
  const stack: PageElement[] = [root];
  let parent = root;
  let end = 0;
  const addText = (to: number) => {
    if (to > end) parent.children.push(decodeHTML(html.slice(end, to)));
  };
  tag.lastIndex = 0;
  for (let match = tag.exec(html); match !== null; match = tag.exec(html)) {
    const [token, slash, rawName = '', attributes = ''] = match;
    addText(match.index);
    end = match.index + token.length;
    const name = rawName.toLowerCase();
    if (token === '<!--') {
      end = indexAfter('-->', html, end);
      tag.lastIndex = end;
      if (html.slice(match.index, end) === omissionMark)
        parent.children.push({ name: omissionMark, attributes: {}, parent, children: [] });
    } else if (slash === '/') {
      const openIndex = stack.findLastIndex((openElement) => openElement.name === name);
      if (openIndex > 0) stack.length = openIndex;
      parent = stack.at(-1) ?? root;
    } else if (name !== '') {
      const element: PageElement = {
        name,
        attributes: readAttributes(attributes),
        parent,
        children: [],
      };
      parent.children.push(element);
      if (rawElements.has(name)) {
        const closeIndex = html.indexOf(`</${name}`, end);
        element.children.push(decodeHTML(html.slice(end, closeIndex === -1 ? html.length : closeIndex)));
        end = closeIndex === -1 ? html.length : indexAfter('>', html, closeIndex);
        tag.lastIndex = end;
      } else if (!voidElements.has(name) && !token.endsWith('/>') && stack.length <= maxDepth) {
        stack.push(element);
        parent = element;
      }
    }
  }
  addText(html.length);
  return root;
}

/** Returns the index after the next occurrence of `text`, or the length of the HTML if there is none. */
function indexAfter(text: string, html: string, from: number): number {
  const matchIndex = html.indexOf(text, from);
  return matchIndex === -1 ? html.length : matchIndex + text.length;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => [name.toLowerCase(), decodeHTML(value)]),
  );
}

/** Returns the nearest match among an element and its ancestors, like `Element.closest`. */
export function closest(
  element: PageElement,
  matches: (candidate: PageElement) => boolean,
): PageElement | undefined {
  for (let ancestor: PageElement | undefined = element; ancestor !== undefined; ancestor = ancestor.parent)
    if (matches(ancestor)) return ancestor;
  return undefined;
}

/** Returns all elements within an element, in document order. */
export function elementsIn(element: PageElement): PageElement[] {
  const elements: PageElement[] = [];
  const stack = [...element.children].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node === 'string') continue;
    elements.push(node);
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child !== undefined) stack.push(child);
    }
  }
  return elements;
}

/** Returns the text of an element, in the same way as `components/preview/clues.ts`. */
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

/** Returns the URLs of a page's stylesheets and preloaded fonts. */
export function filesIn(root: PageElement): string[] {
  return elementsIn(root).flatMap(({ name, attributes }) =>
    name === 'link' && (attributes['rel'] === 'stylesheet' || attributes['as'] === 'font')
      ? [attributes['href'] ?? '']
      : [],
  );
}
