import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { SKIP, visit } from 'unist-util-visit';

/** Words, numbers and symbols of currencies, each with its number of occurrences that have not been deleted. */
class Words {
  readonly #counts = new Map<string, number>();

  add(text: string): void {
    for (const word of wordsIn(text)) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  /** Removes one occurrence of a word. Returns false if there is none. */
  delete(word: string): boolean {
    const count = this.#counts.get(word) ?? 0;
    this.#counts.set(word, count - 1);
    return count > 0;
  }
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:[.,:][\p{N}]+)*|[€$£%]/gu) ?? [];
}

/** Returns the words in the `<main>` of a page that are visible when it opens, in order. */
export function wordsOfMain(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const words: string[] = [];
  visit(fromHtml(main, { fragment: true }), (node) => {
    if (node.type === 'element') {
      const { tagName, properties } = node;
      const isContent = !['script', 'style', 'template', 'dialog'].includes(tagName);
      const isHidden = properties['hidden'] === true || properties['ariaHidden'] === 'true';
      if (isHidden || !isContent || properties['dataNosnippet'] !== undefined) return SKIP;
      // Highlighting splits words of code into elements.
      if (tagName === 'pre') words.push(...wordsIn(textOf(node)));
      if (tagName === 'pre') return SKIP;
    }
    if (node.type === 'text') words.push(...wordsIn(node.value));
    return undefined;
  });
  return words;
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Reads the words in Markdown. */
export function wordsOfMarkdown(markdown: string): Words {
  const words = new Words();
  visit(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }), (node) => {
    if ('value' in node) words.add(node.value);
    if (node.type === 'image') words.add(node.alt ?? '');
  });
  return words;
}
