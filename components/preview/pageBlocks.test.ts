// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { EditorBlock } from '#schema/frameMessages.ts';
import { blockOf, elementOfBlock, markBlocks, unwrapTextMarks } from './pageBlocks.ts';

/** Renders editors' text on a page that also has other elements with the same texts. */
function render(html: string): void {
  document.body.innerHTML = `<h1>Title</h1><p>One</p><text-mark><div>${html}</div></text-mark><p>One</p>`;
  unwrapTextMarks(document);
}

const block = (id: string, text: string, element?: string, image?: string): EditorBlock => ({
  ...{ id, name: id, text, image },
  ...(element !== undefined && { element }),
});
/** Blocks by ID with the elements that show them. */
const marked = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[data-block]')].map((element) => [
      element.getAttribute('data-block'),
      `${element.localName}${element.id && `#${element.id}`}`,
    ]),
  );

beforeEach(() => render('<p id="a">One</p><h2>Two</h2><p id="b">One</p><ul><li>Four</li></ul>'));

it('unwrapTextMarks removes all text-mark elements', () => {
  expect(document.querySelector('text-mark')).toBeNull();
  expect(document.querySelectorAll('[data-block-text]')).toHaveLength(1);
});

it('markBlocks matches blocks with elements in the order of the page, and makes them focusable', () => {
  markBlocks([
    block('1', 'One', 'p'),
    block('2', 'Two', 'h2'),
    block('3', 'One', 'p'),
    block('4', 'Four', 'ul'),
  ]);
  expect(marked()).toEqual({ 1: 'p#a', 2: 'h2', 3: 'p#b', 4: 'ul' });
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(4);
  const item = document.querySelector('li');
  expect(item && blockOf(item)).toBe(elementOfBlock('4'));
  expect([elementOfBlock('5'), blockOf(document.body)]).toEqual([undefined, undefined]);
});

it('markBlocks removes earlier marks', () => {
  markBlocks([block('1', 'One', 'p')]);
  markBlocks([block('2', 'Two', 'h2')]);
  expect(marked()).toEqual({ 2: 'h2' });
  expect(document.querySelectorAll('[tabindex]')).toHaveLength(1);
});

it.each([
  ['another element', block('1', 'Two', 'p')],
  ['text outside editors’ text', block('1', 'Title', 'h1')],
  ['no text or picture', block('1', '', 'p')],
])('markBlocks leaves out a block with %s', (_, each) => {
  render('<p id="a">One</p><h2>Two</h2><p>Three</p>');
  markBlocks([each, block('2', 'One', 'p'), block('3', 'Three', 'p')]);
  expect(marked()).toEqual({ 2: 'p#a', 3: 'p' });
});

it('markBlocks matches blocks by their text if themes render them in different elements', () => {
  render('<div id="quote">«Fish»&nbsp;&amp; chips – 2</div><h2>Big</h2>');
  markBlocks([block('1', 'Fishchips2', 'figure'), block('2', 'Big', 'h1')]);
  expect(marked()).toEqual({ 1: 'div#quote', 2: 'h2' });
});

it('markBlocks ignores the arrows of links that open a new tab', () => {
  render('<p id="a">See <a href="/">this<span data-new-tab>opens a new tab</span></a> now</p>');
  markBlocks([block('1', 'Seethisnow', 'p')]);
  expect(marked()).toEqual({ 1: 'p#a' });
});

it('markBlocks matches pictures by file name and separators by element', () => {
  render('<figure><img src="/cms/caf%C3%A9.webp" alt=""></figure><hr><img id="b" src="/cms/b.webp" alt="">');
  markBlocks([
    block('1', '', 'figure', 'café.webp'),
    block('2', '', 'hr'),
    block('3', '', 'figure', 'b.webp'),
    block('4', '', 'figure', 'c.webp'),
  ]);
  expect(marked()).toEqual({ 1: 'figure', 2: 'hr', 3: 'img#b' });
});

it('markBlocks does not match a later block inside the element of an earlier one', () => {
  render('<blockquote><p>One</p></blockquote><p id="b">One</p><div></div><p id="c">Two</p>');
  markBlocks([block('1', 'One', 'blockquote'), block('2', 'One', 'p'), block('3', 'Two', 'p')]);
  expect(marked()).toEqual({ 1: 'blockquote', 2: 'p#b', 3: 'p#c' });
});

it.each([
  ['between two matches', '<p>A</p><div id="x"></div><div id="y"></div><p>B</p>', { 2: 'div#x', 3: 'div#y' }],
  ['unless their numbers differ', '<p>A</p><div id="x"></div><p>B</p>', {}],
])('markBlocks assigns unmatched blocks to the elements %s', (_, html, expected) => {
  render(html);
  markBlocks([block('1', 'A', 'p'), block('2', 'Map'), block('3', 'Form'), block('4', 'B', 'p')]);
  expect(marked()).toEqual({ 1: 'p', ...expected, 4: 'p' });
});

it.each([
  ['first', '<div id="x"></div><p>A</p>', [block('1', 'Map'), block('2', 'A', 'p')], { 1: 'div#x', 2: 'p' }],
  ['last', '<p>A</p><div id="x"></div>', [block('1', 'A', 'p'), block('2', 'Map')], { 1: 'p', 2: 'div#x' }],
  ['only', '<div id="x"></div>', [block('1', 'Map')], {}],
])('markBlocks assigns the %s block if it is unmatched', (_, html, blocks, expected) => {
  render(html);
  markBlocks(blocks);
  expect(marked()).toEqual(expected);
});

it('markBlocks assigns no element before the first match if it could show several blocks', () => {
  render('<div id="x"></div><p>A</p>');
  markBlocks([block('1', 'Map'), block('2', 'Form'), block('3', 'A', 'p')]);
  expect(marked()).toEqual({ 3: 'p' });
});

it('markBlocks does not count empty paragraphs between two matches', () => {
  render('<p>A</p><div id="x"></div><p>B</p>');
  markBlocks([block('1', 'A', 'p'), block('2', '', 'p'), block('3', 'Map'), block('4', 'B', 'p')]);
  expect(marked()).toEqual({ 1: 'p', 3: 'div#x', 4: 'p' });
});

it.each([
  [
    'a heading of level 1 with an h2, not its container',
    '<div><h2>Big</h2></div>',
    block('1', 'Big', 'h1'),
    'h2',
  ],
  [
    'the picture with its file name',
    '<img src="/a.webp"><img id="b" src="/b.webp">',
    block('1', '', 'figure', 'b.webp'),
    'img#b',
  ],
  [
    'a paragraph, not the figure around it',
    '<figure><p id="a">One</p></figure>',
    block('1', 'One', 'p'),
    'p#a',
  ],
])('markBlocks matches %s', (_, html, each, expected) => {
  render(html);
  markBlocks([each]);
  expect(marked()).toEqual({ 1: expected });
});

it('markBlocks matches no element with a block that has neither text nor picture', () => {
  render('<p id="a">One</p>');
  markBlocks([block('1', '', 'figure'), block('2', 'One', 'p')]);
  expect(marked()).toEqual({ 2: 'p#a' });
});

it('markBlocks compares the first 2,000 letters of a long text', () => {
  render(`<p id="a">${'a'.repeat(2_500)}</p>`);
  markBlocks([block('1', 'a'.repeat(2_000), 'p')]);
  expect(marked()).toEqual({ 1: 'p#a' });
});
