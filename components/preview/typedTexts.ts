import { hasLetters } from '#schema/fieldPaths.ts';
import type { FormMessage } from '#schema/frameMessages.ts';
import { fieldsAttribute } from './markedFields.ts';
import { elementsOfSection, sectionNamed } from './markedSections.ts';

type FieldTexts = Extract<FormMessage, { type: 'fieldTexts' }>;

/**
 * Shows typed texts at once, before WordPress has stored the field and the site has rendered it. Replaces only the data
 * of text nodes, so that no HTML is parsed. Skips a field if the number of its text nodes does not match its texts; the
 * next response updates it.
 */
export function createTypedTexts() {
  const pending = new Map<string, FieldTexts>();
  return {
    show(fieldTexts: FieldTexts): void {
      pending.set(JSON.stringify([fieldTexts.section, fieldTexts.path]), fieldTexts);
      showTexts(fieldTexts);
    },
    /** Shows the texts again that were typed after the content of a new response was stored. */
    showLaterThan(storedAt: number): void {
      for (const [key, fieldTexts] of pending) {
        if (fieldTexts.typedAt <= storedAt) pending.delete(key);
        else showTexts(fieldTexts);
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

/** Returns the text nodes of a field. Excludes islands, whose nodes React controls. */
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
function withChange(shownText: string, typedText: string): string {
  const commonLimit = Math.min(shownText.length, typedText.length);
  let start = 0;
  while (start < commonLimit && isAlike(shownText[start], typedText[start])) start += 1;
  let end = 0;
  while (end < commonLimit - start && isAlike(shownText.at(-1 - end), typedText.at(-1 - end))) end += 1;
  return (
    shownText.slice(0, start) +
    typedText.slice(start, typedText.length - end) +
    shownText.slice(shownText.length - end)
  );
}

function isAlike(a = '', b = ''): boolean {
  return a === b || classOf(a) === classOf(b);
}

/** Replaces typographic quotes, dashes and spaces with the characters that a keyboard types. */
function classOf(sign: string): string {
  return sign
    .replace(/[‘’‚]/, "'")
    .replace(/[“”„«»]/, '"')
    .replace(/[–—]/, '-')
    .replace(/\s/, ' ');
}
