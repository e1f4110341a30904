import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendFieldTexts } from './fieldTexts.ts';

type Listener = () => void;

/** Texts that were sent, by section and path. */
let sentMessages: unknown[] = [];
let inputInEditor: Listener | undefined;
const body = document.createElement('div');

const field = (name: string, control: string, type = 'text') =>
  `<div class="acf-field" data-name="${name}" data-type="${type}">${control}</div>`;

beforeEach(() => {
  document.body.innerHTML = `<form id="post"><input type="text" id="title"><input type="text" name="slug">
    <div class="layout" data-layout="box_grid">${field('title', '<input type="text">')}</div>
    <div class="layout" data-layout="box_grid">${field('sub_title', '<textarea></textarea>')}
      ${field('description', '<textarea class="wp-editor-area" id="editor"></textarea>', 'wysiwyg')}</div></form>`;
  const rows = [...document.querySelectorAll('.layout')];
  vi.stubGlobal('acf', {
    getFields: () => [{ get: () => 'section_elements', $layouts: () => ({ get: () => rows }) }],
  });
  const editor = {
    on: (_events: string, listener: Listener) => (inputInEditor = listener),
    id: 'editor',
    getBody: () => body,
  };
  vi.stubGlobal('tinymce', { get: () => [editor], on: () => {} });
  sentMessages = [];
  const form = document.querySelector('form');
  if (form !== null)
    sendFieldTexts(form, ({ section, path, texts }) => sentMessages.push({ section, path, texts }));
});
afterEach(() => vi.unstubAllGlobals());

const type = (selector: string, value: string) => {
  const control = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (control === null) throw new Error(`There is no ${selector}.`);
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

test('sendFieldTexts sends the lines of a plain field with its section and path', () => {
  type('[data-name=sub_title] textarea', 'One\n24\nTwo | Three');
  expect(sentMessages).toEqual([
    { section: { kind: 'boxgrid', number: 1 }, path: 'subTitle', texts: ['One', 'Two ', ' Three'] },
  ]);
});

test('sendFieldTexts sends the texts of a text editor', () => {
  body.innerHTML = '<p>It costs <b>12</b> <a href="/">a month</a>.</p><p><br></p><p>More</p>';
  body.querySelector('p + p + p')?.append(' text');
  inputInEditor?.();
  expect(sentMessages).toEqual([
    {
      section: { kind: 'boxgrid', number: 1 },
      path: 'description',
      texts: ['It costs ', 'a month', 'More text'],
    },
  ]);
});

test('sendFieldTexts sends the title of the entry without a section', () => {
  type('#title', 'Prices');
  expect(sentMessages).toEqual([{ section: undefined, path: '/title', texts: ['Prices'] }]);
});

test.each([
  ['an empty field', '[data-name=title] input', ' '],
  ['a control that is no field', '[name=slug]', 'prices'],
])('sendFieldTexts sends nothing for %s', (_label, selector, value) => {
  type(selector, value);
  expect(sentMessages).toEqual([]);
});
