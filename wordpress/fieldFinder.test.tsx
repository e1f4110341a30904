import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

new Function(readFileSync(path.join(import.meta.dirname, 'plugin/assets/fieldFinder.js'), 'utf8'))();

/** Renders a form row like Advanced Custom Fields. */
function row(): HTMLElement {
  const row = document.createElement('div');
  row.innerHTML = `
    <input type="text" id="title" value="Prices &amp; plans">
    <textarea id="lead">One card
      for each device</textarea>
    <div class="acf-editor-wrap"><textarea class="wp-editor-area" id="text">&lt;p&gt;Pay by the &lt;b&gt;megabyte&lt;/b&gt;.&lt;/p&gt;&lt;p&gt;No contract.&lt;/p&gt;</textarea></div>
    <input type="text" id="first" value="Included"><input type="text" id="second" value="Included">
    <input type="number" id="amount" value="12">
    <div class="acf-image-uploader has-value" id="picture"><img src="https://cms.example/wp-content/uploads/2026/11/harbour-300x200.jpg" alt=""></div>
    <input type="text" id="word" value="of"><textarea id="role">Engineer
      Sleeps lightly</textarea>
    <div class="acf-link -value" id="outside"><span class="link-title">Where to go</span><a class="link-url" href="https://www.example/harbour"></a></div>
    <div class="acf-link -value" id="link"><span class="link-title">See all</span><a class="link-url" href="/pricing"></a></div>
    <div class="acf-clone"><input type="text" id="clone" value="Only in a clone"></div>`;
  return row;
}

type Finder = { find: (row: HTMLElement, clues: object[]) => { focus: HTMLElement } | undefined };

test.each([
  ['a heading', [{ text: 'Prices & plans' }], 'title'],
  ['a text with different whitespace', [{ text: 'One card for each device' }], 'lead'],
  ['a word in a longer text', [{ text: 'megabyte' }, { text: 'Pay by the megabyte.' }], 'text'],
  ['the second of two identical texts', [{ text: 'Included', occurrence: 1 }], 'second'],
  ['a number with its unit', [{ text: 'EUR 12 a month' }], 'amount'],
  [
    'a picture in another size',
    [{ image: 'https://www.example/_ipx/w_640/cms/uploads/2026/11/harbour.jpg' }],
    'picture',
  ],
  [
    'a text in a picture whose address has a stray %',
    [{ image: "data:,width='100%'" }, { text: '12' }],
    'amount',
  ],
  ['a button', [{ text: 'See all', link: '/pricing' }], 'link'],
  ['a line of a text', [{ text: 'Sleeps lightly' }], 'role'],
  ['a text of several elements', [{ text: 'New Prices plans' }, { text: 'Prices plans' }], 'title'],
  ['a link by its address alone', [{ text: 'Read' }, { text: '', link: '/harbour' }], 'outside'],
  [
    'a text of the section that is in no field',
    [{ text: '14 October' }, { text: '14 October of Prices & plans See all' }],
    undefined,
  ],
  ['a text that is in no field', [{ text: 'Added by the site' }], undefined],
  ['a text that is only in the template of new rows', [{ text: 'Only in a clone' }], undefined],
])('skerryFieldFinder.find returns the field for %s', (_label, clues, id) => {
  const finder: Finder = Reflect.get(window, 'skerryFieldFinder');

  expect(finder.find(row(), clues)?.focus.id).toBe(id);
});

type Focus = { focus: (element: Element | null) => void };

/** Renders two fields whose editors start on click and then replace their text boxes, like ACF's. */
function openEditors() {
  document.body.innerHTML = ['one', 'two']
    .map(
      (name) => `<div class="acf-field" data-name="${name}"><div class="acf-editor-wrap delay">
        <textarea class="wp-editor-area" id="${name}-before"></textarea></div></div>`,
    )
    .join('');
  Element.prototype.scrollIntoView = () => {};
  const focused: string[] = [];
  const starts: Record<string, () => void> = {};
  const onMousedown = (field: HTMLElement) => {
    field.innerHTML = `<textarea class="wp-editor-area" id="${field.dataset['name']}"></textarea>`;
  };
  const get = (id: string) =>
    document.getElementById(id) && {
      initialized: false,
      isHidden: () => true,
      on: (_event: string, begin: () => void) => void (starts[id] = begin),
      focus: () => focused.push(id),
    };
  vi.stubGlobal('acf', {
    getInstance: (field: HTMLElement) => ({ onMousedown: () => onMousedown(field) }),
    doAction: () => undefined,
  });
  vi.stubGlobal('jQuery', (element: Element) => element);
  vi.stubGlobal('tinymce', { get });
  const finder: Focus = Reflect.get(window, 'skerryFieldFinder');
  const press = (name: string) => finder.focus(document.querySelector(`[data-name=${name}] textarea`));
  return { press, starts, focused };
}

test('skerryFieldFinder.focus starts a text editor, and focuses it as soon as it is ready', () => {
  const { press, starts, focused } = openEditors();
  press('one');
  expect(focused).toEqual([]);
  starts['one']?.();
  expect(focused).toEqual(['one']);
  vi.unstubAllGlobals();
});

test('skerryFieldFinder.focus leaves the focus on the last clicked text if an earlier editor starts late', () => {
  const { press, starts, focused } = openEditors();
  press('one');
  press('two');
  starts['two']?.();
  starts['one']?.();
  expect(focused).toEqual(['two']);
  vi.unstubAllGlobals();
});

test('skerryFieldFinder.focus opens a closed accordion before it scrolls to a field in it', () => {
  document.body.innerHTML = `<div class="acf-accordion"><div class="acf-accordion-title"></div>
    <div class="acf-accordion-content"><div class="acf-field"><input id="column"></div></div></div>`;
  const done: string[] = [];
  document.querySelector('.acf-accordion-title')?.addEventListener('click', () => done.push('click'));
  Element.prototype.scrollIntoView = () => void done.push('scroll');
  vi.stubGlobal('jQuery', (selector: string) => ({ finish: () => done.push(`finish ${selector}`) }));
  const finder: Focus = Reflect.get(window, 'skerryFieldFinder');
  finder.focus(document.getElementById('column'));

  expect(done).toEqual(['click', 'finish .acf-accordion-content', 'scroll']);
  expect(document.activeElement?.id).toBe('column');
  vi.unstubAllGlobals();
});
