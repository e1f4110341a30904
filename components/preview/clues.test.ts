// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { cluesOf, decoded, elementWith, visibleElementAt } from './clues.ts';

function one(selector: string): Element {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`Nothing is ${selector}.`);
  return element;
}

/** Gives an element a place, because jsdom has no layout. */
function place(element: Element, left: number, top: number, width: number, height: number): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}

describe('cluesOf', () => {
  it.each([
    ['a text', '<p>One\n  <b> two</b> </p>', 'p', { text: 'One two', occurrence: 0, nth: 0 }],
    [
      'a link',
      '<a href="/prices">Prices</a>',
      'a',
      { link: '/prices', text: 'Prices', occurrence: 0, nth: 0 },
    ],
    [
      'an image',
      '<img src="http://a/b.webp">',
      'img',
      { image: 'http://a/b.webp', text: '', occurrence: 0, nth: 0 },
    ],
    ['a picture', '<picture><img src="http://a/b.webp"></picture>', 'picture', { image: 'http://a/b.webp' }],
    [
      'the last of three equal texts',
      '<b>Same</b><p>Same</p><b id="c"> Same\n</b>',
      '#c',
      { occurrence: 2, nth: 1 },
    ],
    ['the container of a repeated text', '<p>One</p><div><p>One</p></div>', 'div', { occurrence: 1, nth: 0 }],
    ['the innermost element', '<div><i></i><p>One</p></div>', 'p', { occurrence: 0, nth: 0 }],
    [
      'a text after others',
      '<p>Two</p><p id="b">One  two</p>',
      '#b',
      { text: 'One two', occurrence: 0, nth: 0 },
    ],
    ['a long text', `<p>${'a'.repeat(2_001)}</p>`, 'p', { text: 'a'.repeat(2_000) }],
  ])('describes %s', (_, html, selector, expected) => {
    document.body.innerHTML = `<section>${html}</section>`;
    const [clue] = cluesOf(one(selector), one('section'));
    expect(clue).toMatchObject({ element: one(selector).localName, ...expected });
  });

  it.each([
    [1, 1, 'Prices'],
    [1, 2, 'Prices opens a new tab'],
    [2, 1, 'Prices opens a new tab'],
  ])('describes a link with a hint of %d by %d pixels as %j', (width, height, text) => {
    document.body.innerHTML = '<a href="/">Prices <i>opens a new tab</i></a>';
    place(one('i'), 0, 0, width, height);
    expect(cluesOf(one('a'), one('a'))).toMatchObject([{ text }]);
  });

  it('describes the ancestors up to the section, without elements that have no content', () => {
    document.body.innerHTML = '<main>Outside<section><div><p>One</p><hr></div></section></main>';
    const names = (selector: string) => cluesOf(one(selector), one('section')).map(({ element }) => element);
    expect([names('p'), names('hr')]).toEqual([
      ['p', 'div', 'section'],
      ['div', 'section'],
    ]);
  });

  it('describes no more than eight elements', () => {
    document.body.innerHTML = `<section>${'<div>'.repeat(8)}<p>One</p></section>`;
    expect(cluesOf(one('p'), one('section')).map(({ element }) => element)).toEqual([
      'p',
      ...Array.from({ length: 7 }, () => 'div'),
    ]);
  });
});

describe('visibleElementAt', () => {
  /** Returns the ID of the element at a point. The elements there are all of the page, the innermost first. */
  function idAt(clientX: number, clientY: number, target: Element, skippedId?: string) {
    const elementsFromPoint = () => [...document.body.querySelectorAll('*')].toReversed();
    Object.assign(document, { elementsFromPoint });
    let visible: Element | undefined;
    document.addEventListener(
      'click',
      (event) => (visible = visibleElementAt(event, ({ id }) => id !== skippedId)),
      {
        once: true,
      },
    );
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
    return visible?.id;
  }

  beforeEach(() => {
    document.body.innerHTML =
      '<div><a id="link" href="/"><i></i></a><p id="text"><b> </b>One<b> </b></p><svg id="drawing"></svg></div>';
    place(one('a'), 100, 100, 10, 10);
    place(one('p'), 10, 30, 10, 20);
    // jsdom has no layout of texts: they fill their element.
    Range.prototype.getBoundingClientRect = function (this: Range) {
      return this.startContainer instanceof Element && this.toString().trim() !== ''
        ? this.startContainer.getBoundingClientRect()
        : new DOMRect(0, 0, 1000, 1000);
    };
  });

  it.each([
    [10, 30, 'text'],
    [20, 50, 'text'],
    [9, 40, undefined],
    [21, 40, undefined],
    [15, 29, undefined],
    [15, 51, undefined],
  ])('returns the element whose text is at %d, %d below a drawing: %s', (x, y, expected) => {
    expect(idAt(x, y, one('svg'))).toBe(expected);
  });

  it.each([
    ['a link that covers it from elsewhere', 15, 40, 'text'],
    ['a link at that point', 105, 105, undefined],
  ])('returns the text that is clicked through %s', (_, x, y, expected) => {
    place(one('p'), 10, 30, 100, 100);
    expect(idAt(x, y, one('i'))).toBe(expected);
  });

  it('returns a picture, and skips unwanted elements', () => {
    document.body.innerHTML = '<img id="first" alt=""><img id="other" alt="">';
    expect(idAt(0, 0, one('img'), 'other')).toBe('first');
  });
});

describe('elementWith', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div><p id="a">«Fish» &amp;  chips – 2</p></div><p id="b">Fish chips 2</p>
      <p id="long">${'a'.repeat(2_001)}</p><img id="c" src="/caf%C3%A9.webp"><img id="d" src="/d.webp">`;
  });
  it.each([
    ['text, with other punctuation', { text: 'Fish chips 2', occurrence: 0 }, 'a'],
    ['text at its occurrence', { text: 'Fish chips 2', occurrence: 1 }, 'b'],
    ['text, the first if there are fewer', { text: 'Fish chips 2', occurrence: 2 }, 'a'],
    ['first 2,000 letters', { text: 'a'.repeat(2_000), occurrence: 0 }, 'long'],
    ['picture', { text: '', occurrence: 0, image: 'café.webp' }, 'c'],
    ['text, before its picture', { text: 'Fish chips 2', occurrence: 0, image: 'd.webp' }, 'a'],
    ['no content', { text: '', occurrence: 0 }, undefined],
    ['unknown text', { text: 'Meat', occurrence: 0 }, undefined],
  ])('finds an element by its %s', (_, content, expected) => {
    expect(elementWith(content, document.body)?.id).toBe(expected);
  });
});

it.each([
  ['/caf%C3%A9', '/café'],
  ['data:,100%', 'data:,100%'],
])('decoded returns %j as %j', (url, expected) => {
  expect(decoded(url)).toBe(expected);
});
