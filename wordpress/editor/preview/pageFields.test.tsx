import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FrameMessage } from '#schema/frameMessages.ts';
import { openBlockEditor } from '../blocks/blockEditor.ts';
import { createSectionPicker } from '../form/sectionPicker.ts';
import { createPageFields, nameOfRow } from './pageFields.ts';
import { readPanel } from './panelSettings.ts';

type Click = Extract<FrameMessage, { type: 'click' }>;

const names = (list: string) => Object.fromEntries(list.split(' ').map((name) => [name, name]));
const words = JSON.stringify({
  ...names('sure loading typeFirst again slow noWord loggedOut siteFailed noFrame'),
  frame: names('add addBlock moveUp moveDown duplicate hide remove empty'),
});
const field = (name: string, content: string) =>
  `<div class="acf-field" data-name="${name}">${content}</div>`;
const text = (id: string, value = '') => field('title', `<input type="text" id="${id}" value="${value}">`);
const layout = (kind: string, id: string, fields: string, isHidden = false) =>
  `<div class="layout" data-layout="${kind}" id="${id}"><div class="acf-fields">
    ${field('is_hidden', `<input type="checkbox"${isHidden ? ' checked' : ''}>`)}${fields}</div></div>`;
const row = (id: string) =>
  `<div class="acf-row"><div class="acf-fields">${text(`${id}-empty`)}${text(id, 'Same')}</div></div>`;
const repeater = `<div class="acf-field acf-field-repeater" data-name="items">${row('first')}${row('second')}</div>`;

/** Requests, opened windows, and changes of blocks and sections, in order. */
let events: unknown[];
/** Address that WordPress returns for content elsewhere. */
let edit: string | null;
let isOriginal: boolean;

function one(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`Nothing is ${selector}.`);
  return element;
}

beforeEach(() => {
  events = [];
  edit = null;
  isOriginal = false;
  document.body.className = '';
  document.body.innerHTML = `<div id="skerry-live" data-words='${words}' data-kinds="{}" data-post="7" data-edit="/edit" data-options="/options">
      <iframe></iframe><p role="status"></p></div>
    <input id="title"><div id="postexcerpt"><textarea id="excerpt">In short</textarea></div>
    <div class="acf-postbox"><div class="inside">${field('lead', '<input type="text" id="lead" value="For ports">')}
      <div class="acf-field acf-field-flexible-content" data-type="flexible_content">
        ${layout('price_list', 'prices', text('prices-empty') + text('prices-title', 'Plans'))}
        ${layout('price_list', 'hidden', text('hidden-title', 'Old'), true)}
        ${layout('price_list', 'more', text('more-empty'))}
        ${layout('pricing', 'pricing', text('pricing-title', 'Prices'))}
        ${layout('faq', 'faq', repeater)}
        ${layout('hero', 'hero', '<div class="acf-image-uploader" id="picture"></div>')}
        ${layout('map', 'map', '')}
      </div></div></div>`;
  Element.prototype.scrollIntoView = () => undefined;
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void events.push([name, ...args]);
  const sections = {
    get: () => 'section_elements',
    $layouts: () => ({ get: () => [...document.querySelectorAll('.layout')] }),
    duplicateLayout: (duplicated: { id: string }) => events.push(['duplicate', duplicated.id]),
  };
  vi.stubGlobal('jQuery', (element: Element) => Object.assign(element, { finish: () => undefined }));
  vi.stubGlobal('acf', {
    getFields: () => [sections],
    getInstance: () => sections,
    doAction: () => undefined,
  });
  vi.stubGlobal('open', note('open'));
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    events.push([url, JSON.parse(body)]);
    return Response.json({ edit });
  });
  const blocks = [{ clientId: 'b1', name: 'core/paragraph', html: '<p>Typed</p>', innerBlocks: [] }];
  const store = {
    getBlocks: () => blocks,
    getBlock: (id: string) => blocks.find(({ clientId }) => clientId === id) ?? null,
    getBlockRootClientId: () => '',
    getBlockIndex: () => 0,
    getEditedPostAttribute: () => 'Fault 15',
  };
  const actions = {
    selectBlock: note('select'),
    insertDefaultBlock: note('insert'),
    duplicateBlocks: note('duplicate'),
  };
  vi.stubGlobal('wp', {
    data: { select: () => store, dispatch: () => actions },
    blocks: { getBlockContent: ({ html }: { html: string }) => html, getBlockType: () => undefined },
  });
});
afterEach(() => vi.unstubAllGlobals());

const fields = () =>
  createPageFields({
    preview: readPanel(one('#skerry-live')),
    picker: createSectionPicker(),
    blocks: openBlockEditor(),
    setWhole: (isWhole) => events.push(['whole', isWhole]),
    isOriginal: () => isOriginal,
  });

/** Reports a click in the preview. Returns the ID of the focused element. */
async function click(
  clicked: Omit<Extract<Click, { kind: string }>, 'type'> | Omit<Extract<Click, { area: string }>, 'type'>,
) {
  await fields().focusClicked({ type: 'click', ...clicked });
  expect(events.shift()).toEqual(['whole', false]);
  return document.activeElement?.id;
}

const request = (texts: string[], address?: string) => [
  '/edit',
  { texts, post: '7', ...(address !== undefined && { address }) },
];

describe('createPageFields: a click in a section', () => {
  const clues = [{ text: 'Unknown' }, { link: '/blog' }];

  it.each([
    ['the field at its path', { kind: 'pricelist', number: 0, path: 'title', clues }, 'prices-empty'],
    ['the field with its text', { kind: 'pricelist', number: 0, clues: [{ text: 'Plans' }] }, 'prices-title'],
    [
      'a field in the row around it',
      { kind: 'faq', number: 0, container: 'items.1', clues: [{ text: 'Same' }] },
      'second',
    ],
    [
      'a field outside the row around it',
      { kind: 'faq', number: 0, container: 'items.9', clues: [{ text: 'Same' }] },
      'first',
    ],
    [
      'no field if the form lacks its section',
      { kind: 'pricelist', number: 2, clues: [{ text: 'Old' }] },
      '',
    ],
  ])('focuses %s', async (_, clicked, expected) => {
    expect(await click(clicked)).toBe(expected);
    expect(events).toEqual([]);
  });

  it.each([
    ['the first field with a text', { kind: 'pricelist', number: 0 }, 'prices-title'],
    [
      'the first field with a text in the row around it',
      { kind: 'faq', number: 0, container: 'items.1' },
      'second',
    ],
    [
      'the first field if all are empty, not counting hidden sections',
      { kind: 'pricelist', number: 1 },
      'more-empty',
    ],
    ['the image if there is no text', { kind: 'hero', number: 0 }, 'picture'],
    ['the section if it has no fields', { kind: 'map', number: 0 }, 'map'],
  ])('focuses %s if no field and no other entry contains it', async (_, section, expected) => {
    expect(await click({ ...section, clues })).toBe(expected);
    expect(events).toEqual([request([], '/blog')]);
  });

  it('opens the entry that contains it', async () => {
    edit = '/wp-admin/post.php?post=9';
    expect(await click({ kind: 'pricing', number: 0, clues })).toBe('');
    expect(events).toEqual([request(['Unknown'], '/blog'), ['open', edit, '_blank']]);
  });

  it('focuses the first field while the original is shown, without searching', async () => {
    isOriginal = true;
    expect(await click({ kind: 'pricelist', number: 0, clues })).toBe('prices-title');
    expect(events).toEqual([]);
  });
});

describe('createPageFields: a click outside the sections', () => {
  it.each([
    ['the field at its path', { path: '/excerpt', clues: [] }, 'excerpt'],
    ['the field with its text beside the sections', { clues: [{ text: 'For ports' }] }, 'lead'],
    ['the field of WordPress with its text', { clues: [{ text: 'In short' }] }, 'excerpt'],
    ['the title instead of a section’s field', { clues: [{ text: 'Plans' }] }, 'title'],
  ])('focuses %s', async (_, clicked, expected) => {
    expect(await click({ area: 'page', ...clicked })).toBe(expected);
    expect(events).toEqual([]);
  });

  it.each([
    [
      'opens the entry behind a link',
      '/wp-admin/post.php?post=9',
      '',
      [['open', '/wp-admin/post.php?post=9', '_blank']],
    ],
    ['focuses the title if the link has no entry', null, 'title', []],
  ])('%s', async (_, address, focused, opened) => {
    edit = address;
    expect(await click({ area: 'page', clues: [{ text: 'More' }, { link: '/blog' }] })).toBe(focused);
    expect(events).toEqual([request([], '/blog'), ...opened]);
  });

  it('focuses the title if WordPress does not respond', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await click({ area: 'page', clues: [{ link: '/blog' }] })).toBe('title');
  });

  it('opens the screen of menu and footer', async () => {
    await click({ area: 'menu', clues: [{ text: 'For ports' }] });
    expect(events).toEqual([['open', '/options', '_blank']]);
  });

  it.each([
    ['with its text', 'Prices', 'menu-2'],
    ['first, if none has its text', 'Unknown', 'menu-1'],
  ])('focuses the field of the menu %s', async (_, clicked, expected) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div class="skerry-menu-editor"><div class="acf-field" data-name="menu" id="menu-1"></div>
        <div class="acf-field" data-name="menu"><input type="text" id="menu-2" value="Prices"></div></div>`,
    );
    expect(await click({ area: 'menu', clues: [{ text: clicked }] })).toBe(expected);
    expect(events).toEqual([]);
  });

  it('focuses nothing while the original is shown', async () => {
    isOriginal = true;
    expect(await click({ area: 'page', path: '/title', clues: [] })).toBe('');
  });

  it.each([
    ['the title', { clues: [{ text: 'Fault 15' }] }, 'block-title', []],
    ['the block with its text', { clues: [{ text: 'Typed' }] }, '', [['select', 'b1']]],
    [
      'the block with its ID, even if it has the title’s text',
      { block: 'b1', clues: [{ text: 'Fault 15' }] },
      '',
      [['select', 'b1']],
    ],
    ['a field if no block has its text', { clues: [{ text: 'In short' }] }, 'excerpt', []],
  ])('selects %s in the block editor', async (_, clicked, focused, expected) => {
    document.body.className = 'block-editor-page';
    document.body.insertAdjacentHTML(
      'beforeend',
      '<input id="block-title" class="editor-post-title__input">',
    );
    expect(await click({ area: 'page', ...clicked })).toBe(focused);
    expect(events).toEqual(expected);
  });
});

describe('createPageFields: a command', () => {
  const onSection = { type: 'command', command: 'duplicate', kind: 'pricelist' } as const;
  const onBlock = { type: 'command', block: 'b1' } as const;

  it.each([
    ['duplicates the section', { ...onSection, number: 1 }, [['duplicate', 'more']]],
    ['ignores a section that the form lacks', { ...onSection, number: 2 }, []],
    ['duplicates the block', { ...onBlock, command: 'duplicate' as const }, [['duplicate', ['b1']]]],
    [
      'adds a block, and shows the editor',
      { ...onBlock, command: 'add' as const },
      [
        ['whole', false],
        ['insert', {}, undefined, 1],
      ],
    ],
  ])('%s', (_, message, expected) => {
    document.body.className = 'block-editor-page';
    fields().runCommand(message);
    expect(events).toEqual(expected);
    isOriginal = true;
    fields().runCommand(message);
    expect(events).toEqual(expected);
  });

  it('does nothing with a block in the classic editor', () => {
    fields().runCommand({ ...onBlock, command: 'add' });
    expect(events).toEqual([]);
  });
});

it.each([
  ['#prices', { kind: 'pricelist', number: 0 }],
  ['#hidden', undefined],
  ['#more', { kind: 'pricelist', number: 1 }],
  ['#faq', { kind: 'faq', number: 0 }],
])('nameOfRow returns the name of %s among the shown sections', (selector, expected) => {
  expect(nameOfRow(one(selector))).toEqual(expected);
});
