// @vitest-environment jsdom
import { vercelStegaEncode } from '@vercel/stega';
import { beforeEach, expect, it } from 'vitest';
import { fieldOf, unwrapFieldMarks } from './markedFields.ts';

const mark = (text: string, path: string) => text + vercelStegaEncode(path);

beforeEach(() => {
  document.body.innerHTML = `<section>
    <h2>${mark('Prices', 'title')}</h2>
    <p class="person">${mark('Ada', 'person.name')}, ${mark('Engineer', 'person.role')}</p>
    <ul>
      <li><img alt=""><b>${mark('Same', 'cards.0.title')}</b> <i>${mark('words', 'cards.0.text')}</i></li>
      <li><img alt=""><b>${mark('Same', 'cards.1.title')}</b> <i>12 a month</i></li>
    </ul>
    <div class="text"><p>${mark('One ', 'text')}<a href="/">${mark('two', 'text')}</a></p></div>
    <footer><em></em></footer></section>`;
  unwrapFieldMarks(document);
});

it('unwrapFieldMarks leaves only the texts that visitors see', () => {
  expect(document.body.textContent.replaceAll(/\s+/g, ' ').trim()).toBe(
    'Prices Ada, Engineer Same words Same 12 a month One two',
  );
});

it.each([
  ['a heading', 'h2', { path: 'title' }],
  ['the second of two equal texts', 'li + li b', { path: 'cards.1.title' }],
  ['a text made of two fields', '.person', { path: 'person.name' }],
  ['an element whose texts are of one field', '.text', { path: 'text' }],
  ['a link in a text', 'a', { path: 'text' }],
  ['a picture in a row', 'li img', { container: 'cards.0' }],
  ['a number beside the only text of a row', 'li + li i', { container: 'cards.1.title' }],
  ['a list', 'ul', { container: 'cards' }],
  ['an element that only the section contains', 'em', { container: '' }],
])('fieldOf returns the field, row or section of %s', (_label, selector, field) => {
  const [element, section] = [document.querySelector(selector), document.querySelector('section')];
  if (element === null || section === null) throw new Error(`Nothing is ${selector}.`);
  expect(fieldOf(element, section)).toEqual(field);
});

it.each([
  ['cannot be decoded', '\u200B\u200C\u200D\uFEFF'.repeat(10)],
  ['is shorter than a mark', '\u200B'.repeat(5)],
  ['is not a path', vercelStegaEncode({ origin: 'cms.example' })],
  ['would break a selector', vercelStegaEncode('a"] , [b')],
])('unwrapFieldMarks ignores a run of invisible characters that %s', (_label, run) => {
  document.body.innerHTML = `<section><h2>Offices${run}</h2><p>${mark('Text', 'text')}</p></section>`;
  unwrapFieldMarks(document);
  const [heading, text, section] = ['h2', 'p', 'section'].map((name) => document.querySelector(name));
  if (!heading || !text || !section) throw new Error('The page has no section.');
  expect(heading.textContent).toBe('Offices');
  expect(fieldOf(heading, section)).toEqual({ container: 'text' });
  expect(fieldOf(text, section)).toEqual({ path: 'text' });
});
