import { describe, expect, it } from 'vitest';
import {
  closest,
  elementsIn,
  filesIn,
  idsIn,
  omissionMark,
  parseHtml,
  textOf,
  type PageElement,
} from './pageTree.ts';

/** Tree as nested lists: the name and the children of each element. */
type Outline = string | Outline[];
const outlineOf = ({ name, children }: PageElement): Outline[] => [
  name,
  ...children.map((child) => (typeof child === 'string' ? `"${child}"` : outlineOf(child))),
];
const parse = (html: string) => outlineOf(parseHtml(html)).slice(1);

describe('parseHtml', () => {
  it.each<[string, Outline[]]>([
    ['<p>a &amp; b</p>c', [['p', '"a & b"'], '"c"']],
    ['<DIV><P>a</P></DIV>', [['div', ['p', '"a"']]]],
    ['<div><br>a<img/>b</div>', [['div', ['br'], '"a"', ['img'], '"b"']]],
    ['<svg><path/>a</svg>b', [['svg', ['path'], '"a"'], '"b"']],
    ['<!doctype html><p>a</p>', [['p', '"a"']]],
    ['<p>a<!-- <b>x</b> -->b</p>', [['p', '"a"', '"b"']]],
    ['a<!-- never closed <b>', ['"a"']],
    [`<p>${omissionMark}<i></i></p>`, [['p', [omissionMark], ['i']]]],
    ['<style>a<b>c</style><p></p>', [['style', '"a<b>c"'], ['p']]],
    ['<title>a &lt; b</title>c', [['title', '"a < b"'], '"c"']],
    ['<script>never closed <b>', [['script', '"never closed <b>"']]],
    ['<p>a</b>c</p>d', [['p', '"a"', '"c"'], '"d"']],
    ['<div><p>a</div>b', [['div', ['p', '"a"']], '"b"']],
    ['</p>a', ['"a"']],
  ])('parses %s', (html, outline) => {
    expect(parse(html)).toEqual(outline);
  });

  it('lower-cases attribute names, decodes their values, and reads an attribute without a value as empty', () => {
    const [link] = elementsIn(parseHtml('<a HREF="/?a=1&amp;b=2" download data-x="a > b">x</a>'));
    expect(link?.attributes).toEqual({ href: '/?a=1&b=2', download: '', 'data-x': 'a > b' });
  });

  it('makes elements below two hundred levels siblings', () => {
    const depthOf = (levels: number) => {
      let depth = 0;
      for (
        let ancestor = elementsIn(parseHtml('<b>'.repeat(levels))).at(-1);
        ancestor?.parent;
        ancestor = ancestor.parent
      )
        depth += 1;
      return depth;
    };
    expect([depthOf(200), depthOf(201), depthOf(300)]).toEqual([200, 201, 201]);
  });
});

describe('elements of a parsed page', () => {
  const page =
    parseHtml(`<head><link rel="stylesheet" href="/a.css"><link as="font" href="/b.woff2"><link rel="icon" href="/c.ico">
    <a rel="stylesheet" href="/d"></a><link rel="stylesheet"></head>
    <main id="main"><p id="p">One <b>two</b><style>x</style>
    three</p><i></i></main>`);

  it('are listed in document order', () => {
    const [main] = elementsIn(page).filter(({ name }) => name === 'main');
    expect(main && elementsIn(main).map(({ name }) => name)).toEqual(['p', 'b', 'style', 'i']);
  });

  it('have the text that visitors see', () => {
    const [paragraph] = elementsIn(page).filter(({ name }) => name === 'p');
    expect(paragraph && textOf(paragraph)).toBe('One two three');
  });

  it('are found by closest, which starts with the element itself', () => {
    const [bold] = elementsIn(page).filter(({ name }) => name === 'b');
    const idOfClosest = (name: string) =>
      bold && closest(bold, (ancestor) => ancestor.name === name)?.attributes['id'];
    expect([idOfClosest('p'), idOfClosest('main'), idOfClosest('i')]).toEqual(['p', 'main', undefined]);
    expect(bold && closest(bold, () => true)).toBe(bold);
  });

  it('include the ids of link targets and the URLs of stylesheets and fonts', () => {
    expect([...idsIn(page)]).toEqual(['main', 'p']);
    expect(filesIn(page)).toEqual(['/a.css', '/b.woff2', '']);
  });
});
