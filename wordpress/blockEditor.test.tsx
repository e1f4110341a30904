import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { elementWith } from '#components/preview/clues.ts';

const assets = path.join(import.meta.dirname, 'site/assets');
const script = readFileSync(path.join(assets, 'blockEditor.js'), 'utf8');
new Function(readFileSync(path.join(assets, 'fieldFinder.js'), 'utf8'))();
const picture = 'https://cms.example/wp-content/uploads/2026/11/harbour.jpg';

type Block = { clientId: string; html: string; innerBlocks: Block[] };
type Blocks = {
  find(clues: object[]): Block | undefined;
  selected(): { text: string; occurrence: number; image?: string } | undefined;
};

const block = (clientId: string, html: string, innerBlocks: Block[] = []): Block => ({
  clientId,
  html,
  innerBlocks,
});
const list = [block('first item', '<li>An item</li>'), block('second item', '<li>Another item</li>')];
const written = [
  block('percent', '<figure><img src="https://example.com/100%.png" alt=""></figure>'),
  block('text', `<p>Don't wait -- it comes with a <a href="/pricing">price</a>.</p>`),
  block('twice', '<p>Said twice</p>'),
  block('list', '<ul><li>An item</li><li>Another item</li></ul>', list),
  block('again', '<p>Said twice</p>'),
  block('picture', `<figure><img src="${picture.replace('.jpg', '-1024x683.jpg')}" alt=""></figure>`),
];

/** The block editor as the script sees it, with one block selected. */
function open(selected?: string): Blocks {
  document.body.className = 'block-editor-page';
  const select = () => ({ getBlocks: () => written, getSelectedBlockClientId: () => selected });
  Reflect.set(window, 'wp', { data: { select }, blocks: { getBlockContent: ({ html }: Block) => html } });
  new Function(script)();
  return Reflect.get(window, 'siteBlocks');
}

afterEach(() => {
  Reflect.deleteProperty(window, 'wp');
  document.body.className = '';
});

test.each([
  [
    'a text whose quotes and dashes the page has made others',
    [{ text: 'Don’t wait — it comes with a price.' }],
    'text',
  ],
  ['the second of two that read the same', [{ text: 'Said twice', occurrence: 1 }], 'again'],
  ['an item rather than its list', [{ text: 'Another item' }], 'second item'],
  ['a word in a text', [{ text: 'wait' }, { text: 'Something around it' }], 'text'],
  [
    'a picture in another size',
    [{ image: '/_ipx/w_640,f_auto/cms/wp-content/uploads/2026/11/harbour.jpg' }],
    'picture',
  ],
  ['a link', [{ link: '/pricing' }], 'text'],
  ['what no block says', [{ text: 'Added by the site' }], undefined],
])('a press on the page finds the block of %s', (_what, clues, id) => {
  expect(open().find(clues)?.clientId).toBe(id);
});

test.each(['text', 'twice', 'again', 'second item', 'picture'])(
  'a selected block is found on the page: %s',
  (id) => {
    document.body.innerHTML = `<article><h1>Title</h1><p id="text">Don’t wait — it comes with a <a>price</a>.</p>
      <p id="twice">Said <b>twice</b></p><ul><li>An item</li><li id="second item">Another item</li></ul><p id="again">Said twice</p>
      <figure><img src="data:image/svg+xml,width='100%'" alt=""></figure>
      <figure><img id="picture" src="/_ipx/w_640/cms/wp-content/uploads/2026/11/harbour.jpg" alt=""></figure></article>`;
    const shown = open(id).selected();

    expect(shown && elementWith(shown, document.body)?.id).toBe(id);
  },
);

test('the classic editor has no blocks', () => {
  new Function(script)();

  expect(Reflect.get(window, 'siteBlocks')).toBeUndefined();
});
