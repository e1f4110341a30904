import type { Paragraph } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toNlcst } from 'mdast-util-to-nlcst';
import { gfm } from 'micromark-extension-gfm';
import { search } from 'nlcst-search';
import { ParseEnglish } from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { wordList } from './wordList.ts';

export type ProseFault = {
  /** Line number, from 1. */
  line: number;
  text: string;
};

const phrases = Object.keys(wordList);
const repeatedWords = retextRepeatedWords();
const indefiniteArticle = retextIndefiniteArticle();

/**
 * Returns the problems in `markdown` by line: phrases of the word list, repeated words and wrong articles. Skips code.
 * Plain text without markup is valid Markdown.
 */
export function checkProse(markdown: string): ProseFault[] {
  const document = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const faults: ProseFault[] = [];
  visit(document, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    // Checks every node as a paragraph: toNlcst skips tables, which contain half of our documentation.
    faults.push(
      ...faultsOf({ type: 'paragraph', children: node.children, position: node.position }, markdown),
    );
  });
  return faults;
}

function faultsOf(paragraph: Paragraph, markdown: string): ProseFault[] {
  const file = new VFile(markdown);
  const tree = toNlcst(paragraph, file, ParseEnglish);
  const faults: ProseFault[] = [];
  search(tree, phrases, (nodes, _index, _parent, phrase) => {
    const [first] = nodes;
    faults.push({
      line: first?.position?.start.line ?? 1,
      text: `“${phrase}”: write ${wordList[phrase] ?? ''}`,
    });
  });
  repeatedWords(tree, file);
  indefiniteArticle(tree, file);
  for (const { line, reason } of file.messages) faults.push({ line: line ?? 1, text: reason });
  return faults;
}
