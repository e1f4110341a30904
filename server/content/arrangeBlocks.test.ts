import { describe, expect, it } from 'vitest';
import { newTabMark } from '#schema/richText.ts';
import {
  arrangeBlocks,
  depthOf,
  linkLoneAddresses,
  markNewTabs,
  nameLinks,
  removeEmptyElements,
  removeRepeatedIds,
  removeShortcodes,
  wrapTables,
} from './arrangeBlocks.ts';
import { createRemovals } from './removals.ts';

const cms = 'https://cms.example';
const toSitePath = (url: string) => url.replace(cms, '');

describe('arrangeBlocks', () => {
  it.each([
    ['<p>data-tab</p>', '<p>data-tab</p>'],
    ['a<div data-picture="1">b</div>', 'a<div>PICTURE 1b</div>'],
    ['<div data-picture="2">b</div>', '<div>b</div>'],
    ['<p> data-tab </p><div data-picture="0"></div>', '<p> data-tab </p><div>PICTURE 0</div>'],
    [
      '<ul><li data-tab="a"><a><b>A</b><br /></a></li></ul><div data-panel="a">x</div>',
      '<ul></ul><div><h2><b>A</b><br /></h2>x</div>',
    ],
    [
      '<h4>T</h4><li data-tab="a">A</li><div data-panel="a"><h2>x</h2></div><div data-panel="b">y</div>',
      '<h4>T</h4><div><h5>A</h5><h2>x</h2></div><div>y</div>',
    ],
    ['<h6>T</h6><li data-tab="a">A</li><div data-panel="a">x</div>', '<h6>T</h6><div><h6>A</h6>x</div>'],
    [
      '<h5 class="h2">T</h5><li data-tab="a">A</li><div data-panel="a">x</div>',
      '<h5 class="h2">T</h5><div><h6>A</h6>x</div>',
    ],
    [
      '<li data-tab>A</li><li data-tab>B</li><div data-panel>x</div><div data-panel>y</div>',
      '<div><h2>A</h2>x</div><div><h2>B</h2>y</div>',
    ],
    ['<li data-tab="a"><p class="x"> A </p></li><div data-panel="a">x</div>', '<div><h2>A</h2>x</div>'],
    ['<li data-tab="a"><div>A</div><h3>B</h3></li><div data-panel="a">x</div>', '<div><h2>AB</h2>x</div>'],
    ['<li data-tab="a"></li><div data-panel="a">x</div>', '<div>x</div>'],
    ['<li data-tab="c">C</li><div data-panel="a">x</div>', '<li>C</li><div>x</div>'],
  ])('arranges %s', (html, arrangedHtml) => {
    expect(arrangeBlocks(html, ['PICTURE 0', 'PICTURE 1'])).toBe(arrangedHtml);
  });
});

it.each([
  ['<p>', 1],
  ['</p>', -1],
  ['a', 0],
  ['<br>', 0],
  ['<img src="a">', 0],
  ['<hr/>', 0],
  ['<x />', 0],
  ['<imgs>', 1],
])('depthOf %s is %d', (token, depth) => {
  expect(depthOf(token)).toBe(depth);
});

describe('linkLoneAddresses', () => {
  it.each([
    [
      '<p>https://x.example/?a=1&amp;b=2</p>',
      '<p><a href="https://x.example/?a=1&amp;b=2" rel="noopener">https://x.example/?a=1&amp;b=2</a></p>',
    ],
    [
      '<DIV>\n https://x.example/a \n</DIV>',
      '<DIV><a href="https://x.example/a" rel="noopener">https://x.example/a</a></DIV>',
    ],
    [
      `<div>http://cms.example/a</div>`,
      '<div><a href="http://cms.example/a" rel="noopener">http://cms.example/a</a></div>',
    ],
    [`<div>${cms}/a</div>`, `<div><a href="/a" rel="noopener">${cms}/a</a></div>`],
    ['<p>https://[</p>', '<p>https://[</p>'],
    ['<p>See https://x.example/a</p>', '<p>See https://x.example/a</p>'],
    ['<p>https://x.example/a b</p>', '<p>https://x.example/a b</p>'],
    ['<p class="a">https://x.example/a</p>', '<p class="a">https://x.example/a</p>'],
    ['<p>https://x.example/a</div>', '<p>https://x.example/a</div>'],
  ])('links %s', (html, linkedHtml) => {
    expect(linkLoneAddresses(html, toSitePath)).toBe(linkedHtml);
  });

  it('links a video by the name of its host', () => {
    expect(linkLoneAddresses('<p>https://youtu.be/abcdefghijk</p>', toSitePath)).toMatch(
      /^<p><a href="[^"]+".*>YouTube<\/a><\/p>$/,
    );
  });
});

describe('nameLinks', () => {
  it.each([
    [`<a href="/a">${cms}/a</a>`, '<a href="/a">/a</a>'],
    [`<a href="/a" rel="x"> ${cms}/a\n</a>`, '<a href="/a" rel="x">/a</a>'],
    [`<a href="/cms/b%20c.pdf">${cms}/cms/b%20c.pdf</a>`, '<a href="/cms/b%20c.pdf">b c.pdf</a>'],
    [`<a href="/a?b&amp;c">${cms}/a?b&amp;c</a>`, '<a href="/a?b&amp;c">/a?b&amp;c</a>'],
    ['<a href="/a"> </a>', '<a href="/a">/a</a>'],
    ['<a href="/a" class="b"></a>', '<a href="/a" class="b">/a</a>'],
    ['<a href="https://x.example/a?b"></a>', '<a href="https://x.example/a?b">x.example/a</a>'],
    [
      '<a href="/a">A</a><a href="/b">B</a><time>1</time><abbr>C</abbr>',
      '<a href="/a">A</a> <a href="/b">B</a> <time>1</time><abbr>C</abbr>',
    ],
  ])('sets the link text of %s', (html, namedHtml) => {
    expect(nameLinks(html, toSitePath)).toBe(namedHtml);
  });

  it.each([`<a href="/a">${cms}/b</a>`, `<a href="/a">See ${cms}/a</a>`, '<a href=""></a>'])(
    'leaves %s unchanged',
    (html) => {
      expect(nameLinks(html, toSitePath)).toBe(html);
    },
  );
});

describe('removeShortcodes', () => {
  const remove = (html: string) => {
    const removals = createRemovals();
    return [
      removeShortcodes(html, removals),
      [...removals.marks().matchAll(/shortcode:([^"]*)/g)].map(([, name]) => name),
    ];
  };

  it.each([
    ['<p>[gallery]</p>', '<p></p>', ['gallery']],
    ['<p> [gallery] </p>', '<p>  </p>', ['gallery']],
    ['<p>[gallery ]</p>', '<p></p>', ['gallery']],
    ['<td class="a">[x]</td>', '<td class="a"></td>', ['x']],
    ['<p>a [box]b[/box] c</p>', '<p>a b c</p>', ['box']],
    ['<p>[/box-a] c</p>', '<p> c</p>', ['box-a']],
    ['<p>see [ad id=3]</p>', '<p>see </p>', ['ad']],
    ['<p>see [ad _x=3]</p>', '<p>see </p>', ['ad']],
    ['<p>see [my_form]</p>', '<p>see </p>', ['my_form']],
    ['<p>see [my-form 12]</p>', '<p>see </p>', ['my-form']],
    ['<p>see [my-form "a"]</p>', '<p>see </p>', ['my-form']],
    ['<p>[my-form a]</p>', '<p></p>', ['my-form']],
    ['<b><code>x</code></b><p>[a]</p>', '<b><code>x</code></b><p></p>', ['a']],
    ['<code><kbd>x</kbd>[a_b]</code>[c_d]', '<code><kbd>x</kbd>[a_b]</code>', ['c_d']],
  ])('removes the shortcodes of %s', (html, rest, names) => {
    expect(remove(html)).toEqual([rest, names]);
  });

  it.each([
    '<p>no brackets</p>',
    '<p>see [gallery]</p>',
    '<p>see [my-form]</p>',
    '<p>see [my-form a]</p>',
    '<p>[Gallery]</p>',
    '<p>[gallery of boats]</p>',
    '<p>[1]</p>',
    '<p>[]</p>',
    '<p>[…]</p>',
    '<p>[[gallery]</p>',
    '<p>[a.b]</p>',
    '<b>[gallery]</b>',
    '<p>[gallery]<br /></p>',
    '<pre class="a">[my_form]</pre>',
    '<p>see [ad x-]</p>',
    '[gallery]',
  ])('keeps %s', (html) => {
    expect(remove(html)).toEqual([html, []]);
  });
});

it.each([
  [
    '<a id="x">1</a><p class="b" id="x">2</p><p id="y">3</p>',
    '<a id="x">1</a><p class="b">2</p><p id="y">3</p>',
  ],
  ['<p id="">1</p><p id="">2</p>', '<p id="">1</p><p>2</p>'],
])('removeRepeatedIds keeps the first of each: %s', (html, unique) => {
  expect(removeRepeatedIds(html)).toBe(unique);
});

it.each([
  ['a<p></p>b', 'ab'],
  ['<p class="a" dir="ltr"> <br /><strong></strong><span>\n</span></p>', ''],
  ['<p id="a"></p>', '<p id="a"></p>'],
  ['<p>x</p>', '<p>x</p>'],
  ['<p class="a" id="b"></p>', '<p class="a" id="b"></p>'],
  ['<figure></figure><figure class="a b"></figure>', ''],
  ['<figure>x</figure>', '<figure>x</figure>'],
])('removeEmptyElements turns %s into %s', (html, rest) => {
  expect(removeEmptyElements(html)).toBe(rest);
});

describe('wrapTables', () => {
  const scroller = (label: string) =>
    `<div class="table-scroll" tabindex="0"${label === '' ? '' : ` role="group" aria-label="${label}"`}>`;
  it.each([
    ['<table><tr></tr></table>x', `${scroller('')}<table><tr></tr></table></div>x`],
    [
      '<h2 id="a">Prices &amp; “b" <b>c</b></h2><p>x</p><table class="a"></table>',
      `<h2 id="a">Prices &amp; “b" <b>c</b></h2><p>x</p>${scroller('Prices &amp; “b&quot; c')}<table aria-label="Prices &amp; “b&quot; c" class="a"></table></div>`,
    ],
    [
      '<h3>Old</h3><h2>A</h2><table></table><table></table>',
      `<h3>Old</h3><h2>A</h2>${scroller('A')}<table aria-label="A"></table></div>${scroller('A')}<table aria-label="A"></table></div>`,
    ],
    [
      '<h2>A</h2><table class="b"><caption>C</caption></table><figcaption>D</figcaption>',
      `<h2>A</h2>${scroller('C')}<table class="b"><caption>C</caption></table></div><figcaption>D</figcaption>`,
    ],
    [
      '<h2>A</h2><table><caption> </caption></table><figcaption class="x">D</figcaption>',
      `<h2>A</h2>${scroller('D')}<table aria-label="D"><caption> </caption></table></div><figcaption class="x">D</figcaption>`,
    ],
    [
      '<h2>A</h2><table></table> <figcaption>D</figcaption>',
      `<h2>A</h2>${scroller('A')}<table aria-label="A"></table></div> <figcaption>D</figcaption>`,
    ],
  ])('wraps %s', (html, wrappedHtml) => {
    expect(wrapTables(html)).toBe(wrappedHtml);
  });

  it('labels no table with more than 300 characters', () => {
    const labelOf = (length: number) =>
      /<table aria-label="(a*)"/.exec(wrapTables(`<h2>${'a'.repeat(length)}</h2><table></table>`))?.[1]
        ?.length;
    expect([labelOf(300), labelOf(301)]).toEqual([300, undefined]);
  });
});

it.each([
  ['<a href="/a">x</a>', '<a href="/a">x</a>'],
  ['<a href="/a" target="_blank">x</a><a>y</a>', `<a href="/a" target="_blank">x${newTabMark}</a><a>y</a>`],
  [
    '<a href="/a" target="_blank" data-video-frame="b">x</a>',
    '<a href="/a" target="_blank" data-video-frame="b">x</a>',
  ],
  ['<a>x</a><abbr target="_blank">y</abbr></a>', '<a>x</a><abbr target="_blank">y</abbr></a>'],
])('markNewTabs marks %s', (html, markedHtml) => {
  expect(markNewTabs(html)).toBe(markedHtml);
});
