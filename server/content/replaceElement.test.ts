import { describe, expect, it } from 'vitest';
import { createRemovals } from './removals.ts';
import { removedAttribute, replaceElement } from './replaceElement.ts';

const toSitePath = (url: string) => url;

/** Replaces an element that was opened after `before`, and returns the reports too. */
function replace(tagName: string, attributes: Record<string, string> = {}, before = '') {
  const removals = createRemovals();
  const tag = replaceElement(tagName, attributes, { toSitePath, removals, before });
  const reports = [...removals.marks().matchAll(/="([^"]*)"/g)].map(([, report]) => report);
  return { tag, reports };
}
const removedTag = { tagName: 'span', attribs: { [removedAttribute]: '' } };

describe('replaceElement', () => {
  it.each([
    ['h1', {}, 'h2', {}],
    ['h3', {}, 'h3', {}],
    ['h3', { class: 'a wp-block-accordion-heading' }, 'summary', {}],
    ['menu', { id: 'a' }, 'ul', { id: 'a' }],
    ['pre', { id: 'a' }, 'pre', { id: 'a', tabindex: '0' }],
    ['pre', { class: 'wp-block-verse' }, 'div', { class: 'wp-block-verse' }],
    ['center', { id: 'a' }, 'div', { id: 'a' }],
    ['section', {}, 'section', {}],
    ['section', { id: 'a' }, 'div', { id: 'a' }],
    ['fieldset', { role: 'tabpanel' }, 'div', { role: 'tabpanel' }],
    ['article', { role: 'group' }, 'article', { role: 'group' }],
    ['b', { id: 'a' }, 'b', { id: 'a' }],
    ['span', {}, 'span', {}],
    ['div', { id: 'a' }, 'div', { id: 'a' }],
    ['div', { class: 'wp-block-accordion-item' }, 'details', {}],
    ['div', { class: 'wp-block-accordion-item is-open' }, 'details', { open: '' }],
    [
      'div',
      { class: 'wp-block-accordion-item', 'data-wp-context': '{"openByDefault": true}' },
      'details',
      { open: '' },
    ],
    [
      'div',
      { class: 'wp-block-accordion-item', 'data-wp-context': '{"openByDefault":false}' },
      'details',
      {},
    ],
    [
      'div',
      { class: 'a', style: 'flex-basis:33.3%' },
      'div',
      { class: 'a column-33', style: 'flex-basis:33.3%' },
    ],
    [
      'div',
      { style: 'a:b; FLEX-BASIS : 50%' },
      'div',
      { class: ' column-50', style: 'a:b; FLEX-BASIS : 50%' },
    ],
    ['div', { style: 'x-flex-basis:50%' }, 'div', { style: 'x-flex-basis:50%' }],
    ['ol', { type: 'a' }, 'ol', { type: 'a', class: ' list-lower-alpha' }],
    ['ol', { type: 'I', class: 'b' }, 'ol', { type: 'I', class: 'b list-upper-roman' }],
    ['ol', { type: '1' }, 'ol', { type: '1' }],
    ['ol', { type: 'toString' }, 'ol', { type: 'toString' }],
    [
      'ol',
      { style: 'list-style-type:upper-latin' },
      'ol',
      { style: 'list-style-type:upper-latin', class: ' list-upper-alpha' },
    ],
    [
      'ol',
      { style: 'a:b;LIST-STYLE : lower-roman' },
      'ol',
      { style: 'a:b;LIST-STYLE : lower-roman', class: ' list-lower-roman' },
    ],
    [
      'ol',
      { style: 'list-style-type:decimal', type: 'a' },
      'ol',
      { style: 'list-style-type:decimal', type: 'a' },
    ],
    ['ol', { style: 'x-list-style:lower-roman' }, 'ol', { style: 'x-list-style:lower-roman' }],
    ['ol', { style: 'list-style:x-lower-roman' }, 'ol', { style: 'list-style:x-lower-roman' }],
    ['a', { href: '/a' }, 'a', { href: '/a' }],
    ['source', { src: '/a.mp4' }, 'source', { src: '/a.mp4' }],
  ])('replaces %s with %j by %s with %j', (name, attributes, tagName, attribs) => {
    const { tag, reports } = replace(name, attributes);
    expect([tag, reports]).toEqual([{ tagName, attribs }, []]);
  });

  it('makes a source a link inside audio and video only', () => {
    expect(replace('source', { src: '/a.mp4' }, 'video ').tag).toMatchObject({ tagName: 'a', text: 'a.mp4' });
    expect(replace('source', { src: '/a.mp4' }, 'audio x').tag.tagName).toBe('a');
    expect(replace('source', { src: '/a.mp4' }, 'picture ').tag.tagName).toBe('source');
  });

  it('marks the links of galleries only', () => {
    const isMarked = (before: string) =>
      'data-attachment' in replace('a', { href: '/a' }, before).tag.attribs;
    expect(
      ['dt gallery-icon', 'dt gallery-icon landscape', 'dt gallery-iconx', 'dt x'].map(isMarked),
    ).toEqual([true, true, false, false]);
  });

  it('names the link of an area by its text, or by its address', () => {
    expect(replace('area', { href: '/harbour', alt: ' Harbour ' }).tag).toMatchObject({
      tagName: 'a',
      text: 'Harbour',
    });
    expect(replace('area', { href: '/harbour', alt: ' ' }).tag).toMatchObject({ text: '/harbour' });
  });

  it('keeps pictures of the content host, and removes others with a report', () => {
    expect(replace('img', { src: '/cms/a.svg' }).tag.tagName).toBe('img');
    expect(replace('img', { src: 'https://x.example/a.jpg', alt: 'A' })).toEqual({
      tag: removedTag,
      reports: ['picture:x.example/a.jpg'],
    });
    expect(replace('img', { alt: 'A' })).toEqual({ tag: removedTag, reports: [] });
  });

  it('replaces a removed picture in a link with its alternative text', () => {
    const src = 'https://x.example/a.jpg';
    expect(replace('img', { src, alt: ' Home ' }, 'a x').tag).toEqual({
      tagName: 'span',
      attribs: {},
      text: 'Home',
    });
    expect(replace('img', { src, alt: ' ' }, 'a x').tag).toEqual(removedTag);
    expect(replace('img', { src, alt: 'Home' }, 'abbr ').tag).toEqual(removedTag);
  });

  it.each([
    ['nav', { class: 'wp-block-query-pagination' }, ['pages:']],
    ['div', { class: 'a wp-block-comments-pagination-next' }, ['pages:']],
    ['span', { class: 'a wp-block-accordion-heading__toggle-icon' }, []],
  ])('removes %s with %j', (name, attributes, reports) => {
    expect(replace(name, attributes)).toEqual({ tag: removedTag, reports });
  });

  it.each<[string, Record<string, string>, string[], string?]>([
    ['button', { 'aria-label': 'Buy', title: 'x' }, ['button:Buy']],
    ['button', { title: 'Buy' }, ['button:Buy']],
    ['button', { role: 'tab' }, []],
    ['button', { class: 'a wp-block-accordion-heading__toggle' }, []],
    ['button', { class: 'lightbox-trigger' }, []],
    ['button', { class: 'a wp-block-navigation-submenu__toggle' }, []],
    ['form', { role: 'search', id: 'a' }, ['search:a']],
    ['form', { id: 'a', 'aria-label': 'Sign up' }, ['form:Sign up']],
    ['input', { type: 'hidden', name: 'a' }, []],
    ['input', { name: 'a' }, ['field:a']],
    ['select', {}, ['field:select']],
    ['textarea', {}, ['field:textarea']],
    ['script', {}, ['script:']],
    ['canvas', {}, ['script:']],
    ['object', { data: 'a' }, ['frame:a']],
    ['object', { data: 'a', class: 'b wp-block-file__embed' }, []],
    ['math', {}, ['formula:']],
    ['svg', { 'aria-label': 'Map' }, ['drawing:Map']],
    ['svg', { 'aria-hidden': 'true' }, []],
    ['svg', {}, [], 'a x'],
    ['svg', {}, [], 'button '],
    ['svg', {}, ['drawing:'], 'p a '],
    ['b', {}, []],
  ])('reports %s with %j as %j', (name, attributes, reports, before = '') => {
    expect(replace(name, attributes, before).reports).toEqual(reports);
  });

  it('replaces buttons by their text', () => {
    expect(replace('button', { class: 'a' }).tag).toEqual({ tagName: 'span', attribs: {} });
  });

  it.each([
    ['iframe', { src: 'https://x.example/' }, 'x.example'],
    ['embed', { src: '/cms/a.pdf' }, 'a.pdf'],
    ['video', { src: '/cms/a.mp4' }, 'a.mp4'],
    ['audio', { src: '/cms/a.mp3' }, 'a.mp3'],
  ])('replaces %s with %j by a link', (name, attributes, text) => {
    expect(replace(name, attributes).tag).toMatchObject({ tagName: 'a', text });
  });
});
