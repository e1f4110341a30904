// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { FormMessage } from '#schema/frameMessages.ts';
import { createTypedTexts } from './typedTexts.ts';

beforeEach(() => {
  document.body.innerHTML = `<main>
    <h1 data-fields="/title">Prices</h1>
    <section data-section-kind="faq"><h2 data-fields="title">Other</h2></section>
    <section data-section-kind="faq">
      <h2 data-fields="title">Ada’s prices – “today”</h2><i data-fields="title">Ada’s prices – “today”</i>
      <p data-fields="person.name person.role">Ada, Engineer</p>
      <ul><li data-fields="lines">One</li><li data-fields="lines">Two</li></ul>
      <site-island><b data-fields="island">Island</b></site-island>
    </section>
    <div data-section-rest><p data-fields="text">It costs <a href="/" data-fields="text">a little</a> more.</p></div>
  </main>`;
});

const section = { kind: 'faq', number: 1 };
const message = (path: string, texts: string[], typedAt = 1) => ({
  ...{ type: 'fieldTexts' as const, section, path, texts, typedAt },
});
const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('show replaces a text everywhere in its section, and keeps typographic signs', () => {
  createTypedTexts().show(message('title', [`Ada's new prices - "today"`]));
  expect(textOf('[data-fields=title]')).toEqual([
    'Other',
    'Ada’s new prices – “today”',
    'Ada’s new prices – “today”',
  ]);
});

it.each([
  ['the lines of a field', 'lines', ['One', 'Two and a half'], 'ul', 'OneTwo and a half'],
  [
    'the texts between tags',
    'text',
    ['It costs ', 'a lot', ' more.'],
    '[data-section-rest]',
    'It costs a lot more.',
  ],
])('show replaces %s', (_label, path, texts, selector, shown) => {
  createTypedTexts().show(message(path, texts));
  expect(textOf(selector)).toEqual([shown]);
});

it('show replaces the title of the entry', () => {
  createTypedTexts().show({ ...message('/title', ['Plans']), section: undefined });
  expect(textOf('h1')).toEqual(['Plans']);
});

it.each([
  ['has other texts than the page', 'lines', ['One', 'Two', 'Three']],
  ['lost the break between different texts', 'lines', ['OneTwo']],
  ['shares its element with another field', 'person.name', ['Grace']],
  ['is in an island', 'island', ['Isle']],
])('show leaves a field that %s to the next response', (_label, path, texts) => {
  const originalHtml = document.body.innerHTML;
  createTypedTexts().show(message(path, texts));
  expect(document.body.innerHTML).toBe(originalHtml);
});

it('show does not parse typed HTML', () => {
  const html = '<img src=x onerror=alert(1)>';
  createTypedTexts().show(message('title', [html]));
  expect(textOf('h2').at(-1)).toBe(html);
  expect(document.querySelector('img')).toBeNull();
});

it.each([
  ['a path that would break a selector', { path: 'a"], *' }],
  ['no text', { texts: [] }],
  ['too many texts', { texts: Array.from({ length: 201 }, () => 'a') }],
  ['a text that is too long', { texts: ['a'.repeat(10_001)] }],
  ['an element as text', { texts: [{ textContent: 'a' }] }],
  ['a section without a number', { section: { kind: 'faq', number: '1' } }],
])('FormMessage rejects field texts with %s', (_label, changes) => {
  expect(v.safeParse(FormMessage, message('title', ['a'])).success).toBe(true);
  expect(v.safeParse(FormMessage, { ...message('title', ['a']), ...changes }).success).toBe(false);
});

it('showLaterThan shows texts again that a response does not contain yet', () => {
  const typedTexts = createTypedTexts();
  const render = (text: string) => {
    for (const title of document.querySelectorAll('[data-fields=title]')) title.textContent = text;
  };
  typedTexts.show(message('title', ['Typed'], 2));
  render('Stored before');
  typedTexts.showLaterThan(1);
  expect(textOf('h2').at(-1)).toBe('Typed');
  render('Stored after');
  typedTexts.showLaterThan(2);
  typedTexts.showLaterThan(1);
  expect(textOf('h2').at(-1)).toBe('Stored after');
});
