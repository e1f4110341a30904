import { afterEach, expect, test } from 'vitest';
import { cluesOf, elementWith } from '#components/preview/clues.ts';
import { markBlocks } from '#components/preview/pageBlocks.ts';
import type { Command } from '#schema/frameMessages.ts';
import { openBlockEditor, type BlockEditor } from './blockEditor.ts';

const picture = 'https://cms.example/wp-content/uploads/2026/11/harbour.jpg';

type Block = { clientId: string; name: string; html: string; innerBlocks: Block[] };

const block = (clientId: string, html: string, innerBlocks: Block[] = [], name = 'core/any'): Block => ({
  clientId,
  name,
  html,
  innerBlocks,
});
const list = [block('first item', '<li>An item</li>'), block('second item', '<li>Another item</li>')];
const initialBlocks = [
  block('percent', '<figure><img src="https://example.com/100%.png" alt=""></figure>'),
  block('text', `<p>Don't wait -- it comes with a <a href="/pricing">price</a>.</p>`),
  block('twice', '<p>Said twice</p>'),
  block('list', '<ul><li>An item</li><li>Another item</li></ul>', list),
  block('again', '<p>Said twice</p>'),
  block('picture', `<figure><img src="${picture.replace('.jpg', '-1024x683.jpg')}" alt=""></figure>`),
];

const withInner = (blocks: Block[]): Block[] =>
  blocks.flatMap((each) => [each, ...withInner(each.innerBlocks)]);

/** Actions that the script has dispatched to the block editor. */
let done: unknown[] = [];

/** Simulates the block editor with one selected block. */
function open(selectedId?: string, blocks = initialBlocks): BlockEditor {
  document.body.className = 'block-editor-page';
  done = [];
  const parentOf = (id: string) =>
    withInner(blocks).find(({ innerBlocks }) => innerBlocks.some(({ clientId }) => clientId === id));
  const around = (id: string) => parentOf(id)?.innerBlocks ?? blocks;
  const select = () => ({
    getBlocks: () => blocks,
    getSelectedBlockClientId: () => selectedId,
    getBlock: (id: string) => withInner(blocks).find(({ clientId }) => clientId === id) ?? null,
    getBlockParents: (id: string) => [parentOf(id)?.clientId].filter(Boolean),
    getBlockRootClientId: (id: string) => parentOf(id)?.clientId ?? '',
    getBlockIndex: (id: string) => around(id).findIndex(({ clientId }) => clientId === id),
  });
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      done.push([name, ...args]);
  const actions = ['insertDefaultBlock', 'moveBlocksUp', 'moveBlocksDown', 'duplicateBlocks', 'removeBlocks'];
  const dispatch = () => Object.fromEntries(actions.map((name) => [name, note(name)]));
  Reflect.set(window, 'wp', {
    data: { select, dispatch },
    blocks: {
      getBlockContent: ({ html }: Block) => html,
      getBlockType: (name: string) => ({ title: `Title of ${name}` }),
    },
  });
  const editor = openBlockEditor();
  if (editor === undefined) throw new Error('The block editor did not open.');
  return editor;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'wp');
  document.body.className = '';
});

test.each([
  [
    'a text with other quotation marks and dashes on the page',
    [{ text: 'Don’t wait — it comes with a price.' }],
    'text',
  ],
  ['the second of two identical texts', [{ text: 'Said twice', occurrence: 1 }], 'again'],
  ['an item rather than its list', [{ text: 'Another item' }], 'second item'],
  ['a word in a text', [{ text: 'wait' }, { text: 'Something around it' }], 'text'],
  [
    'a picture in another size',
    [{ image: '/_ipx/w_640,f_auto/cms/wp-content/uploads/2026/11/harbour.jpg' }],
    'picture',
  ],
  ['a link', [{ link: '/pricing' }], 'text'],
  ['a text that is in no block', [{ text: 'Added by the site' }], undefined],
])('BlockEditor.find returns the block for %s', (_label, clues, id) => {
  expect(open().find(clues)?.clientId).toBe(id);
});

test.each(['text', 'twice', 'again', 'second item', 'picture'])(
  'BlockEditor.selected returns clues that find the block on the page: %s',
  (id) => {
    document.body.innerHTML = `<article><h1>Title</h1><p id="text">Don’t wait — it comes with a <a>price</a>.</p>
      <p id="twice">Said <b>twice</b></p><ul><li>An item</li><li id="second item">Another item</li></ul><p id="again">Said twice</p>
      <figure><img src="data:image/svg+xml,width='100%'" alt=""></figure>
      <figure><img id="picture" src="/_ipx/w_640/cms/wp-content/uploads/2026/11/harbour.jpg" alt=""></figure></article>`;
    const selectedBlock = open(id).selected();

    expect(selectedBlock && elementWith(selectedBlock, document.body)?.id).toBe(id);
  },
);

test('openBlockEditor returns undefined in the classic editor', () => {
  expect(openBlockEditor()).toBeUndefined();
});

const inGroup = [block('in group', '<p>Said twice</p>'), block('after it', '<p>Said twice</p>')];
const article = [
  block('opening', '<h1>Fault</h1>'),
  block('bold', '<p>We call it a <strong>Fault</strong> here</p>'),
  block('heading', '<h2>Fault</h2>'),
  block('empty', '<p></p>'),
  block('items', '<ul><li>One</li><li>Two</li></ul>', [
    block('one', '<li>One</li>'),
    block('two', '<li>Two</li>'),
  ]),
  block('rule', '<hr>'),
  block('harbour', `<figure><img src="${picture}" alt=""></figure>`),
  block('group', '<div><p>Said twice</p><p>Said twice</p></div>', inGroup, 'core/group'),
  block('film', '<figure>https://films.example/watch</figure>'),
  block('rates', '<figure><table><tr><td>Core</td><td>9 ms</td></tr></table></figure>'),
];
/** Renders the article like the site, including the site's additions. */
function renderArticle() {
  document.body.innerHTML = `<h1>Fault</h1><div data-block-text><h2 id="opening">Fault</h2>
    <p id="bold">We call it a <strong>Fault</strong> here<span data-new-tab> (opens in a new tab)</span></p>
    <h2 id="heading">Fault</h2> <ul id="items">\n<li>One</li>\n<li>Two</li></ul><hr id="rule">
    <figure id="harbour"><img src="/_ipx/w_640/cms/harbour.jpg" alt=""></figure>
    <div><p id="in group">Said twice</p><p id="after it">Said twice</p></div>
    <p id="film"><a href="https://films.example/">A film</a></p>
    <div id="rates"><table><tr><td>Core</td><td>9 ms</td></tr></table></div></div><p>Said twice</p>`;
}
const marked = () =>
  [...document.querySelectorAll('[data-block]')].map((each) => [each.id, each.getAttribute('data-block')]);

test('markBlocks marks each block on the page by its content, and the blocks of a group separately', () => {
  renderArticle();
  markBlocks(open(undefined, article).list());
  const blockIds = ['opening', 'bold', 'heading', 'items', 'rule', 'harbour'];
  expect(marked().slice(0, 8)).toEqual([...blockIds, 'in group', 'after it'].map((id) => [id, id]));
  expect(marked().at(-1)).toEqual(['rates', 'rates']);
});

test('markBlocks marks the element between two neighbours if a block’s text is not on the page', () => {
  document.body.innerHTML = `<div data-block-text><p id="before">Before</p><p id="film"><a>A film</a></p><p id="behind">Behind</p></div>`;
  const film = [
    block('before', '<p>Before</p>'),
    block('film', '<figure>https://films.example/watch</figure>'),
    block('behind', '<p>Behind</p>'),
  ];
  markBlocks(open(undefined, film).list());
  expect(marked()).toEqual(['before', 'film', 'behind'].map((id) => [id, id]));
});

test('markBlocks removes the marks of blocks that no longer exist', () => {
  renderArticle();
  markBlocks(open(undefined, article).list());
  markBlocks(open(undefined, article.slice(4, 6)).list());
  expect(marked()).toEqual(['items', 'rule'].map((id) => [id, id]));
  expect(document.querySelectorAll('[tabindex]')).toHaveLength(2);
});

test('BlockEditor.find assigns a bold word to its own paragraph, not to a heading with the same text', () => {
  renderArticle();
  const [bold, opening, heading] = ['#bold strong', '#opening', '#heading'].map((selector) =>
    document.querySelector(selector),
  );
  if (!bold || !opening || !heading) throw new Error('The article is not rendered.');
  const blocks = open(undefined, article);
  const click = (element: Element) =>
    blocks.find(cluesOf(element, document.querySelector('[data-block-text]') ?? document.body))?.clientId;
  expect([click(opening), click(heading)]).toEqual(['opening', 'heading']);
  expect(blocks.find(cluesOf(bold, bold.parentElement ?? bold), 'bold')?.clientId).toBe('bold');
  document.querySelector('[data-new-tab]')?.remove();
  expect(click(bold)).toBe('bold');
});

test('BlockEditor.find returns the list item for a click in a marked list', () => {
  expect(open(undefined, article).find([{ element: 'li', text: 'Two' }], 'items')?.clientId).toBe('two');
  expect(open(undefined, article).find([{ text: 'Added by the site' }], 'items')?.clientId).toBe('items');
});

test.each<[Command, string, unknown[]]>([
  ['add', 'bold', ['insertDefaultBlock', {}, undefined, 2]],
  ['add', 'in group', ['insertDefaultBlock', {}, 'group', 1]],
  ['moveUp', 'after it', ['moveBlocksUp', ['after it'], 'group']],
  ['moveDown', 'bold', ['moveBlocksDown', ['bold'], undefined]],
  ['duplicate', 'bold', ['duplicateBlocks', ['bold']]],
  ['remove', 'bold', ['removeBlocks', ['bold'], false]],
])(
  'BlockEditor.run performs WordPress’s own action for the button "%s" on the block “%s”',
  (command, id, action) => {
    open(undefined, article).run(command, id);
    expect(done).toEqual([action]);
  },
);

test('BlockEditor.run ignores missing blocks, and commands that only sections have', () => {
  const blocks = open(undefined, article);
  blocks.run('remove', 'gone');
  blocks.run('hide', 'bold');
  expect(done).toEqual([]);
});
