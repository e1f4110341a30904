import { describe, expect, it } from 'vitest';
import { splitAtHeadings, textOfHtml } from './plainText.ts';
import { readPage, readPost, readProduct, type Reading } from './readDocuments.ts';

const reading: Reading = {
  locale: 'en',
  hasApiReference: true,
  toSitePath: (url) => url.replace('https://cms.example', '').replace(/(?<=.)\/$/, ''),
};

const page = {
  databaseId: 17,
  uri: '/coverage/',
  title: 'Coverage',
  content: null,
  locale: { locale: 'en_US' },
  seo: { metaRobotsNoindex: 'index', canonical: '' },
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
    expect(readPage(page, reading)?.document).toEqual({
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

  it.each([
    ['is not for search engines', { seo: { metaRobotsNoindex: 'noindex', canonical: '' } }],
    [
      'has a canonical URL elsewhere',
      { seo: { metaRobotsNoindex: '', canonical: 'https://cms.example/other/' } },
    ],
    ['is behind a password, which hides its language', { locale: null }],
    ['is in another language', { locale: { locale: 'da_DK' } }],
    ['is at an address that pages cannot have', { uri: '/docs/' }],
    ['has an address on another site', { uri: 'https://other.example/' }],
    ['has no address', { uri: null }],
  ])('returns undefined for a page that %s', (_why, change) => {
    expect(readPage({ ...page, ...change }, reading)).toBeUndefined();
  });
});

it('readPage uses the `link` of the posts page, whose `uri` is null in WPGraphQL', () => {
  const result = readPage({ ...page, uri: null, link: '/blog/' }, reading);
  expect(result?.document.path).toBe('/blog');
});

describe('readPost', () => {
  it('links passages to the anchors of the table of contents', () => {
    const post = {
      ...page,
      uri: '/blog/cause-15/',
      title: 'Cause 15',
      content: '<p>Before.</p><h2>No cell &amp; no sea</h2><p>Below.</p>',
      blogPostElements: {
        sectionElements: [
          { sectionHeading: 'What we did' },
          { contentWysiwyg: '<p>We waited.</p>' },
          { signature: '<p>Signe</p>' },
        ],
      },
    };
    expect(readPost(post, reading)?.passages).toEqual([
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
  expect(readProduct(product, reading, () => '/pricing')).toMatchObject({
    kind: 'product',
    path: '/pricing',
    passages: [{ place: '#:~:text=SIM%20card', text: 'Holds for ten years. eSIM' }],
  });
  expect(readProduct(product, reading, () => undefined)).toBeUndefined();
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
