import { hasLetters } from '#schema/fieldPaths.ts';
import type { FormMessage } from '#schema/frameMessages.ts';
import { fieldsAttribute } from './markedFields.ts';
import { elementsOfSection, sectionNamed } from './markedSections.ts';

type FieldTexts = Extract<FormMessage, { type: 'fieldTexts' }>;

/**
 * Shows typed texts at once, before WordPress has stored the field and the site has rendered it. Replaces only the data
 * of text nodes, so that no HTML is parsed. A field that the page shows in other parts than it has texts waits for the
 * next response.
 */
export function createTypedTexts() {
  const pending = new Map<string, FieldTexts>();
  return {
    show(typed: FieldTexts): void {
      pending.set(JSON.stringify([typed.section, typed.path]), typed);
      showTexts(typed);
    },
    /** Shows the texts again that were typed after the content of a new response was stored. */
    showLaterThan(storedAt: number): void {
      for (const [key, typed] of pending) {
        if (typed.typedAt <= storedAt) pending.delete(key);
        else showTexts(typed);
      }
    },
  };
}

function showTexts({ section, path, texts }: FieldTexts): void {
  const nodes = textNodesOf(section, path);
  const next = (index: number) => texts[index % texts.length] ?? '';
  const first = (index: number) => nodes[index % texts.length]?.data.trim();
  // A page can show a field twice, such as in a heading and in a list of contents.
  const isShownAlike = nodes.every(({ data }, index) => data.trim() === first(index));
  if (nodes.length % texts.length !== 0 || !isShownAlike) return;
  for (const [index, node] of nodes.entries()) {
    const data = withChange(node.data, next(index));
    if (data !== node.data) node.data = data;
  }
}

/** Returns the text nodes of a field. React owns those of islands. */
function textNodesOf(name: FieldTexts['section'], path: string): Text[] {
  const section = name && sectionNamed(name);
  const elements =
    name === undefined ? [...document.querySelectorAll('main')] : section && elementsOfSection(section);
  const nodes: Text[] = [];
  for (const element of elements ?? []) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      const isOfField =
        parent?.getAttribute(fieldsAttribute) === path && parent.closest('site-island') === null;
      if (isOfField && node instanceof Text && hasLetters(node.data)) nodes.push(node);
    }
  }
  return nodes;
}

/**
 * Returns the shown text with the part that differs from the typed text replaced. Keeps the typographic quotes and
 * dashes of WordPress in the rest.
 */
function withChange(shown: string, typed: string): string {
  const longest = Math.min(shown.length, typed.length);
  let start = 0;
  while (start < longest && isAlike(shown[start], typed[start])) start += 1;
  let end = 0;
  while (end < longest - start && isAlike(shown.at(-1 - end), typed.at(-1 - end))) end += 1;
  return shown.slice(0, start) + typed.slice(start, typed.length - end) + shown.slice(shown.length - end);
}

function isAlike(one = '', other = ''): boolean {
  return one === other || classOf(one) === classOf(other);
}

/** Returns the sign on the keyboard of a typographic sign. */
function classOf(sign: string): string {
  return sign
    .replace(/[‘’‚]/, "'")
    .replace(/[“”„«»]/, '"')
    .replace(/[–—]/, '-')
    .replace(/\s/, ' ');
}
