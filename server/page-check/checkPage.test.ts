import { expect, it } from 'vitest';
import { locales } from '#locales/locales.ts';
import { createHtmlSanitiser } from '#server/content/sanitiseHtml.ts';
import { missingAltMark } from './checkedContent.ts';
import { checkPage, fileName } from './checkPage.ts';
import { omissionMark, parseHtml } from './pageTree.ts';

const sanitise = createHtmlSanitiser({ toSitePath: (url) => url }, { marksRemovals: true });
const request = { id: 1, type: 'post' as const, locale: 'en' as const };

it('checkPage reports content that was removed from texts, once per section', () => {
  const text = sanitise('<form aria-label="Contact"></form><p>[contact-form-7 id="12"]</p>');
  const root = parseHtml(
    `<main><div>${text}</div><div>${text}</div><section-mark kind="Faq" row="2"><p>x</p>${sanitise('<math></math>')}</section-mark></main>`,
  );
  const findings = checkPage(root, {}, request).findings.filter(({ code }) => code === 'removed');
  expect(findings).toEqual([
    { code: 'removed', part: 'text', values: { kind: 'form', name: 'Contact' } },
    { code: 'removed', part: 'text', values: { kind: 'shortcode', name: 'contact-form-7' } },
    { code: 'removed', section: { kind: 'faq', row: 2 }, values: { kind: 'formula', name: '' } },
  ]);
});

const faq = { kind: 'faq', row: 2 };
/** Checks HTML in section 2, an FAQ. */
const checkSection = (html: string) =>
  checkPage(
    parseHtml(`<h9>outside</h9><main><section-mark kind="Faq" row="2">${html}</section-mark></main>`),
    {},
    request,
  );
const contentOf = (...kinds: string[]) => ({
  post: {
    blogPostElements: {
      sectionElements: kinds.map((kind) => ({ __typename: `BlogPostElementsSectionElements${kind}Layout` })),
    },
  },
});

it.each([
  ['section-failed', `<p>x</p>${omissionMark}`],
  ['section-empty', ''],
])('checkPage reports %s for a section', (code, html) => {
  expect(checkSection(html).findings).toEqual([{ code, section: faq, values: {} }]);
  expect(checkSection('<p>x</p>').findings).toEqual([]);
});

it('checkPage reports sections that the site did not render', () => {
  const root = parseHtml('<main><section-mark kind="Faq" row="0"><p>x</p></section-mark></main>');
  expect(checkPage(root, contentOf('Faq', 'TimeLine'), request).findings).toEqual([
    { code: 'section-unknown', section: { kind: 'timeline', row: 1 }, values: { kind: 'TimeLine' } },
  ]);
});

it.each([
  ['<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>', []],
  ['<h3>a</h3><h4>b</h4>', []],
  [
    '<h2>a</h2><h4> b  <b>c</b></h4>',
    [{ code: 'heading-order', values: { text: 'b c', level: 4, before: 2 }, clue: { text: 'b c' } }],
  ],
  ['<h1>a</h1><h1>b</h1>', [{ code: 'two-openings', values: { text: 'b' }, clue: { text: 'b' } }]],
])('checkPage checks the order of the headings %s', (html, findings) => {
  expect(checkSection(html).findings).toEqual(findings.map((finding) => ({ ...finding, section: faq })));
});

it('checkPage looks only into <main>, unless there is none', () => {
  const html = '<h1>a</h1><h1>b</h1>';
  expect(checkPage(parseHtml(`${html}<main></main>`), {}, request).findings).toEqual([]);
  expect(checkPage(parseHtml(html), {}, request).findings).toMatchObject([{ part: 'title' }]);
});

it.each([
  ['<h1>x</h1><h1><a href="/a">b</a></h1>', 'text'],
  ['<h2>x</h2><article><p></p><a href="/a"><img alt="" src="/b"></a></article>', 'text'],
])('checkPage names the part of the form for a link in %s', (html, part) => {
  expect(checkPage(parseHtml(`<main>${html}</main>`), {}, request).links[0]?.finding.part).toBe(part);
});

it('checkPage reports pictures whose alternative text is missing, in sections, texts and covers', () => {
  const picture = `<img alt="${missingAltMark}" src="/cms/My%20plan.png?v=1">`;
  const root = parseHtml(
    `<main>${picture}<article>${picture}</article><img alt="a" src="/b"><img src="/c"></main>`,
  );
  const finding = {
    code: 'no-alternative-text',
    clue: { image: '/cms/My%20plan.png?v=1' },
    values: { picture: 'My plan.png' },
  };
  expect(checkPage(root, {}, request).findings).toEqual([
    { ...finding, part: 'text' },
    { ...finding, part: 'cover' },
  ]);
});

it.each([
  ['/a/b%20c.png?x=/d#e', 'b c.png'],
  ['/a/100%.png', '100%.png'],
  ['', ''],
])('fileName reads the name in %j', (address, name) => {
  expect(fileName(address)).toBe(name);
});

it('checkPage lists the pictures that visitors see', () => {
  const { pictures } = checkSection(
    '<p>x</p><img src="/a" loading="lazy"><img loading="eager"><img src="/b" aria-hidden="true">',
  );
  const place = { section: faq };
  expect(pictures).toEqual([
    { place, source: '/a', onPhone: '/a', isLoadedLate: true, tooSmall: undefined },
    { place, source: '', onPhone: '', isLoadedLate: false, tooSmall: undefined },
  ]);
});

it('checkPage lists links to the site', () => {
  const { links } = checkSection(
    '<a href="/a?b#c#d"> Read  <b>more</b> </a><a href="#e"></a><a href="/">f</a><a href="//a.example">g</a><a href="https://a.example/#h">i</a><a>j</a><p href="/k">l</p>',
  );
  const finding = { code: 'dead-link', section: faq };
  expect(links).toEqual([
    {
      path: '/a?b',
      anchor: 'c',
      finding: {
        ...finding,
        clue: { text: 'Read more', link: '/a?b#c#d' },
        values: { address: '/a?b#c#d', text: 'Read more' },
      },
    },
    {
      path: '',
      anchor: 'e',
      finding: { ...finding, clue: { link: '#e' }, values: { address: '#e', text: '' } },
    },
    {
      path: '/',
      anchor: undefined,
      finding: { ...finding, clue: { text: 'f', link: '/' }, values: { address: '/', text: 'f' } },
    },
  ]);
});

it.each([
  [60, 'a'.repeat(60)],
  [61, `${'a'.repeat(59)}…`],
])('checkPage quotes a link text of %i characters', (length, text) => {
  expect(checkSection(`<a href="/a">${'a'.repeat(length)}</a>`).links[0]?.finding.values['text']).toBe(text);
});

it.each([
  ['title', 100, { title: 'a' }],
  ['search', 70, { seo: { title: 'a' } }],
  ['description', 160, { seo: { metaDesc: 'a' } }],
])('checkPage reports a long text of the part %s above %i characters', (part, limit, post) => {
  const check = (length: number) =>
    checkPage(
      parseHtml('<main></main>'),
      { post: JSON.parse(JSON.stringify(post).replace('"a"', `"${'a'.repeat(length)}"`)) },
      request,
    ).findings;
  expect(check(limit)).toEqual([]);
  const values = { text: `${'a'.repeat(59)}…`, length: limit + 1, limit };
  expect(check(limit + 1)).toEqual([
    { code: 'text-too-long', part, clue: { text: 'a'.repeat(limit + 1) }, values },
  ]);
  expect(check(3000)).toMatchObject([{ clue: { text: 'a'.repeat(2000) }, values: { length: 3000 } }]);
});

it('checkPage reports a long text of a section', () => {
  const section = {
    __typename: 'PageElementsSectionElementsFaqLayout',
    title: `${'b'.repeat(58)} ${'a'.repeat(42)}`,
  };
  const check = (title: string) =>
    checkPage(
      parseHtml('<main><section-mark kind="Faq" row="0"><p>x</p></section-mark></main>'),
      { page: { pageElements: { sectionElements: [{ ...section, title }] } } },
      request,
    ).findings;
  expect(check(section.title.slice(1))).toEqual([]);
  expect(check(section.title)).toEqual([
    {
      code: 'text-too-long',
      section: { kind: 'faq', row: 0 },
      clue: { text: section.title },
      values: { text: `${'b'.repeat(58)}…`, length: 101, limit: 100 },
    },
  ]);
});

it.each([
  ['no translations on a site in one language', {}, []],
  [
    'missing translations',
    { translations: [{ locale: 'en', modified: 1 }] },
    [
      ['translation-missing', locales.da.name],
      ['translation-missing', locales.de.name],
    ],
  ],
  [
    'translations that were saved more than a minute before the original',
    {
      modified: 1000,
      original: 'en',
      translations: [
        { locale: 'da', modified: 940 },
        { locale: 'de', modified: 939 },
      ],
    },
    [['translation-older', locales.de.name]],
  ],
  [
    'no older translations if the page itself is a translation',
    {
      modified: 1000,
      original: 'de',
      translations: [
        { locale: 'da', modified: 1 },
        { locale: 'de', modified: 1 },
      ],
    },
    [],
  ],
])('checkPage reports %s', (_name, fields, expected) => {
  const { findings } = checkPage(parseHtml('<main></main>'), {}, { ...request, ...fields });
  expect(findings).toEqual(
    expected.map(([code, language]) => ({
      code,
      part: 'translations',
      clue: { text: language },
      values: { language },
    })),
  );
});
