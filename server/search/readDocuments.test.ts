import { describe, expect, it } from 'vitest';
import { splitAtHeadings, textOfHtml } from './plainText.ts';
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

  it('takes linear time for unclosed tags', () => {
    const startedAt = performance.now();
    for (const piece of ['<script>', '<a ', '<h2>', '<!--', '<'])
      splitAtHeadings(piece.repeat(200_000 / piece.length));
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
