import { expect, test } from 'vitest';
import { findField } from './findField.ts';

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

test.each([
  ['a heading', [{ text: 'Prices & plans' }], 'title'],
  ['a text with different whitespace', [{ text: 'One card for each device' }], 'lead'],
  ['a word in a longer text', [{ text: 'megabyte' }, { text: 'Pay by the megabyte.' }], 'text'],
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
])('findField returns the field for %s', (_label, clues, id) => {
  expect(findField(row(), clues)?.focus.id).toBe(id);
});
