import { describe, expect, it } from 'vitest';
import { textOfHtml } from './plainText.ts';
import { readPage, readPost, readProduct } from './readDocuments.ts';

const pages = new Map([[17, { path: '/coverage', title: 'Coverage' }]]);
const page = {
  databaseId: 17,
  content: null,
  pageElements: {
    sectionElements: [
      {
        __typename: 'PageElementsSectionElementsTimelineLayout',
        title: 'Where it works',
        description: '<p>In <b>40</b> countries &amp; at sea</p>',
        rows: [
          { question: 'What of Greenland?', answer: `<p>${'By satellite, since 2024. '.repeat(4)}</p>` },
        ],
      },
    ],
  },
};

describe('readPage', () => {
  it('returns a passage for each section of any kind, and for each long row', () => {
    expect(readPage(page, pages)?.document).toEqual({
      id: 'post:17',
      kind: 'page',
      path: '/coverage',
      title: 'Coverage',
      passages: [
        {
          heading: 'Where it works',
          place: '#:~:text=Where%20it%20works',
          text: 'In 40 countries & at sea',
        },
        {
          heading: 'What of Greenland?',
          place: '#:~:text=What%20of%20Greenland%3F',
          text: 'By satellite, since 2024. '.repeat(4).trim(),
        },
        { heading: undefined, place: '', text: '' },
      ],
    });
  });

  it('returns undefined for a page that is not searchable', () => {
    expect(readPage(page, new Map())).toBeUndefined();
    expect(readPage({ ...page, databaseId: '17' }, pages)).toBeUndefined();
  });

  const readSections = (...sectionElements: object[]) =>
    readPage({ databaseId: 17, content: null, pageElements: { sectionElements } }, pages);
  const passagesOf = (...sectionElements: object[]) =>
    readSections(...sectionElements)?.document.passages.slice(0, -1);

  it('adds short rows to the text of their section', () => {
    const row = (length: number) => ({ question: 'Why?', answer: 'a'.repeat(length) });
    expect(passagesOf({ title: 'Questions', rows: [row(59), row(60)] })).toEqual([
      { heading: 'Questions', place: '#:~:text=Questions', text: `Why? ${'a'.repeat(59)}` },
      { heading: 'Why?', place: '#:~:text=Why%3F', text: 'a'.repeat(60) },
    ]);
  });

  it('omits sections that contain no text', () => {
    const row = { question: 'Why?', answer: 'a'.repeat(60) };
    expect(passagesOf({ title: '', rows: [row] }, {}, { title: 'Only a title' })).toMatchObject([
      { heading: 'Why?' },
      { heading: 'Only a title', text: '' },
    ]);
    expect(passagesOf({ title: '<br>', text: 'No title' })).toEqual([
      { heading: undefined, place: '', text: 'No title' },
    ]);
  });

  it('joins texts with a middle dot after a text without punctuation', () => {
    const texts = { a: 'One', b: 'two.', c: ['three?', { d: '', e: 'four' }], f: 5 };
    expect(passagesOf({ group: texts })).toMatchObject([{ text: 'One · two. three? four' }]);
  });

  it('lists the products of price lists without their texts, and detects the product catalogue', () => {
    const prices = {
      title: 'Prices',
      products: { nodes: [{ databaseId: 5, title: 'SIM card' }, { databaseId: 6 }] },
    };
    expect(readSections(prices)).toMatchObject({
      products: [5, 6],
      showsCatalogue: false,
      document: { passages: [{ heading: 'Prices', text: '' }, {}] },
    });
    const catalogue = { __typename: 'PageElementsSectionElementsPackageSelectorLayout' };
    expect(readSections(prices, catalogue)).toMatchObject({ products: [5, 6], showsCatalogue: true });
  });

  it('names an untitled page after its first heading', () => {
    const untitled = new Map([[17, { path: '/coverage', title: '' }]]);
    expect(readPage(page, untitled)?.document.title).toBe('Where it works');
    expect(readPage({ databaseId: 17, content: '<p>Text</p>' }, untitled)).toBeUndefined();
  });

  it('adds the passages of the classic editor below each heading', () => {
    const content = '<p>Before.</p><h2>Below</h2><p>After.</p>';
    expect(readPage({ databaseId: 17, content }, pages)?.document.passages).toEqual([
      { heading: undefined, place: '', text: 'Before.' },
      { heading: 'Below', place: '#:~:text=Below', text: 'After.' },
    ]);
  });

  it('stores at most 200,000 characters of a page', () => {
    const content = `${'a'.repeat(150_000)}<h2>More</h2>${'b'.repeat(60_000)}<h2>Last</h2>c`;
    const passages = readPage({ databaseId: 17, content }, pages)?.document.passages;
    expect(passages?.map(({ text }) => text.length)).toEqual([150_000, 50_000]);
  });
});

describe('readPost', () => {
  it('links passages to the anchors of the table of contents', () => {
    const post = {
      databaseId: 18,
      content: '<p>Before.</p><h2>No cell &amp; no sea</h2><p>Below.</p>',
      blogPostElements: {
        sectionElements: [
          { sectionHeading: 'What we did' },
          { contentWysiwyg: '<p>We waited.</p>' },
          { signature: '<p>Signe</p>' },
        ],
      },
    };
    expect(readPost(post, new Map([[18, { path: '/blog/cause-15', title: 'Cause 15' }]]))?.passages).toEqual([
      { heading: undefined, place: '', text: 'Before.' },
      { heading: 'No cell & no sea', place: '#no-cell--no-sea', text: 'Below.' },
      { heading: 'What we did', place: '#what-we-did', text: 'We waited. Signe' },
    ]);
  });

  const posts = new Map([[18, { path: '/blog/a', title: 'Fish &amp; chips' }]]);

  it('ignores empty headings, and decodes entities in the title', () => {
    const sectionElements = [{ sectionHeading: ' ' }, { text: 'One' }, { sectionHeading: null, text: 'two' }];
    expect(readPost({ databaseId: 18, content: null, blogPostElements: { sectionElements } }, posts)).toEqual(
      {
        id: 'post:18',
        kind: 'article',
        path: '/blog/a',
        title: 'Fish & chips',
        passages: [{ heading: undefined, place: '', text: 'One · two' }],
      },
    );
  });

  it('returns undefined for a post that is not searchable', () => {
    expect(readPost({ databaseId: 19, content: '' }, posts)).toBeUndefined();
    expect(readPost({ content: '' }, posts)).toBeUndefined();
  });
});

it('readProduct returns undefined for a product of another language or without a title', () => {
  const product = { databaseId: 5, title: 'SIM card', locale: { locale: 'en_US' } };
  const path = () => '/pricing';
  expect(readProduct(product, 'en', path)).toMatchObject({ id: 'post:5', title: 'SIM card' });
  expect(readProduct(product, 'da', path)).toBeUndefined();
  expect(readProduct({ ...product, title: '' }, 'en', path)).toBeUndefined();
});

it('readProduct links to the page that shows the product, or returns undefined if no page does', () => {
  const product = {
    databaseId: 5,
    title: 'SIM card',
    locale: { locale: 'en_US' },
    productGroup: { description: '<p>Holds for ten years.</p>', services: [{ name: 'eSIM' }] },
  };
  expect(readProduct(product, 'en', () => '/pricing')).toMatchObject({
    kind: 'product',
    path: '/pricing',
    passages: [{ place: '#:~:text=SIM%20card', text: 'Holds for ten years. eSIM' }],
  });
  expect(readProduct(product, 'en', () => undefined)).toBeUndefined();
});

describe('textOfHtml', () => {
  it.each([
    ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
    ['<p>One</p><p>two</p>', 'One two'],
    ['<tr><td>3</td><td>Illegal UE</td></tr><tr><td>7</td></tr>', '3 · Illegal UE · 7 ·'],
    ['a<script>alert(1)</script>b<style>p{}</style>c', 'a b c'],
    ['<!-- no -->yes &lt;b&gt;', 'yes <b>'],
    ['cut <a href="', 'cut'],
    ['<script>never closed', ''],
  ])('converts %j to %j', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });
});
