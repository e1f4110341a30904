import { describe, expect, it } from 'vitest';
import { contentHead, staticHead, readEditorsHead } from './documentHead.ts';
import type { HeadSource, SeoBlock } from './PageHead.ts';

const context: Parameters<typeof contentHead>[1] = {
  locale: 'da',
  path: '/da/priser',
  alternates: [
    { locale: 'en', path: '/pricing' },
    { locale: 'da', path: '/da/priser' },
  ],
  siteUrl: 'https://kystlink.example',
  isIndexable: true,
};

const seo: SeoBlock = {
  title: 'Priser | Kystlink',
  metaDesc: 'Hvad det koster.',
  metaKeywords: '',
  focuskw: null,
  fullHead: null,
  metaRobotsNoindex: 'index',
  metaRobotsNofollow: 'follow',
  canonical: '/da/priser',
  opengraphTitle: null,
  opengraphDescription: null,
  opengraphType: '',
  opengraphSiteName: 'Kystlink',
  opengraphImage: null,
  twitterTitle: '',
  twitterDescription: '',
  twitterCardType: '',
  twitterImage: null,
  readingTime: 3,
  breadcrumbs: null,
};

function source(own: Partial<HeadSource> = {}, ownSeo: Partial<SeoBlock> = {}): HeadSource {
  return {
    kind: 'page',
    title: 'Priser',
    locale: 'da',
    path: '/da/priser',
    translations: [{ locale: 'en', path: '/pricing', isIndexed: true }],
    publishedAt: undefined,
    modifiedAt: undefined,
    seo: { ...seo, ...ownSeo },
    ...own,
  };
}

function picture(sourceUrl: string) {
  return { sourceUrl, altText: 'A chart', mediaDetails: { width: 800, height: 420 } };
}

it('says what the SEO plugin says beside its fields, and of a hidden page no more than that it is', () => {
  const said = {
    focuskw: 'SIM-kort',
    fullHead:
      '<meta name="robots" content="index, follow, max-snippet:-1"><meta name="google-site-verification" content="x">',
  };
  expect(contentHead(source({}, said), context)).toMatchObject({
    keywords: 'SIM-kort',
    robots: 'index, follow, max-snippet:-1',
    further: [{ attribute: 'name', key: 'google-site-verification', content: 'x' }],
  });
  const hidden = contentHead(source({}, { ...said, metaRobotsNoindex: 'noindex' }), context);
  expect(hidden.robots).toBe('noindex, follow');
});

it('names its own language, and the others alone as alternates', () => {
  const { openGraph } = contentHead(source(), context);
  expect(openGraph).toMatchObject({ locale: 'da_DK', alternateLocales: ['en_US'] });
});

describe('the picture that sharing services show', () => {
  it("is the editor's, made absolute", () => {
    const head = contentHead(
      source({}, { opengraphImage: picture('/cms/wp-content/uploads/a.png') }),
      context,
    );
    expect(head.openGraph.image).toEqual({
      url: 'https://kystlink.example/cms/wp-content/uploads/a.png',
      width: 800,
      height: 420,
      alt: 'A chart',
    });
    expect(head.twitter.image).toBe(head.openGraph.image?.url);
  });

  it.each([['none', null] as const, ['a drawing', picture('/cms/wp-content/uploads/a.svg')] as const])(
    'is a card with the title where the editor gave %s',
    (_name, opengraphImage) => {
      const head = contentHead(source({}, { opengraphImage }), context);
      const url = 'https://kystlink.example/og/da/priser.png';

      expect(head.openGraph.image).toEqual({ url, width: 1200, height: 630, alt: 'Priser' });
      expect(head.twitter.image).toBe(url);
    },
  );

  it('is the card of the home page on a page that no editor writes', () => {
    const head = staticHead({ title: 'QR', isIndexed: true }, { ...context, path: '/da/qr' });
    expect(head.openGraph.image?.url).toBe('https://kystlink.example/og/da/index.png');
  });
});

describe('the canonical address', () => {
  it("is the editor's where they chose one", () => {
    const head = contentHead(source({}, { canonical: '/da/produkter' }), context);
    expect(head.canonical).toBe('https://kystlink.example/da/produkter');
  });

  it('is its own where there is none, and on every further page of a list', () => {
    expect(contentHead(source({}, { canonical: '' }), context).canonical).toBe(
      'https://kystlink.example/da/priser',
    );
    const second = { ...context, path: '/da/priser?page=2' };
    expect(contentHead(source(), second).canonical).toBe('https://kystlink.example/da/priser?page=2');
  });
});

describe('language links', () => {
  it('name each language and the default', () => {
    expect(contentHead(source(), context).alternates).toEqual([
      { hrefLang: 'en', href: 'https://kystlink.example/pricing' },
      { hrefLang: 'da', href: 'https://kystlink.example/da/priser' },
      { hrefLang: 'x-default', href: 'https://kystlink.example/pricing' },
    ]);
  });

  it('leave out a translation that asks to be left out', () => {
    const hidden = source({ translations: [{ locale: 'en', path: '/pricing', isIndexed: false }] });
    expect(contentHead(hidden, context).alternates.map(({ hrefLang }) => hrefLang)).toEqual([
      'da',
      'x-default',
    ]);
  });

  it('are absent on a page, or a whole site, that asks to be left out', () => {
    expect(contentHead(source({}, { metaRobotsNoindex: 'noindex' }), context)).toMatchObject({
      robots: 'noindex, follow',
      alternates: [],
    });
    expect(contentHead(source(), { ...context, isIndexable: false })).toMatchObject({
      robots: 'noindex, follow',
      alternates: [],
    });
  });
});

it('tells who wrote an article, when and where it stands', () => {
  const post = source({
    kind: 'post',
    publishedAt: '2026-10-14T06:30:00',
    modifiedAt: '2026-10-16T07:12:00',
    author: 'Jonas Riis',
    section: 'Feltnoter',
  });
  const head = contentHead(post, context);
  expect(head.article).toEqual({
    publishedAt: '2026-10-14T06:30:00Z',
    modifiedAt: '2026-10-16T07:12:00Z',
    author: 'Jonas Riis',
    section: 'Feltnoter',
  });
});

it("names the blog's feed in the page's language", () => {
  expect(contentHead(source(), context).feed).toBe('https://kystlink.example/da/feed.xml');
});

it('is a website to sharing services, an article too, unless the editor says otherwise', () => {
  expect(contentHead(source({ kind: 'post' }), context).openGraph.type).toBe('website');
  const told = contentHead(source({ kind: 'post' }, { opengraphType: 'article' }), context);
  expect(told.openGraph.type).toBe('article');
});

it('names the site in the title of a page whose editor gave it none', () => {
  const ofSite = { ...context, siteName: 'Kystlink' };
  const own = staticHead({ title: 'QR', isIndexed: true }, ofSite);
  expect([own.title, own.openGraph.siteName]).toEqual(['QR | Kystlink', 'Kystlink']);
  const bare = { title: '', opengraphSiteName: '' };
  const named = contentHead(source({}, bare), ofSite);
  expect([named.title, named.openGraph.title, named.openGraph.siteName]).toEqual([
    'Priser | Kystlink',
    'Priser',
    'Kystlink',
  ]);
  const nameless = contentHead(source({ title: '' }, bare), { ...ofSite, path: '/da/vores-priser' });
  expect(nameless.title).toBe('Vores Priser | Kystlink');
});

it('takes what an SEO plugin says beside the fields that the site asks for', () => {
  const yoast = `<!-- This site is optimized with the Yoast SEO plugin -->
    <title>Saving battery with PSM &#038; eDRX</title>
    <meta name="description" content="Said by the site itself." />
    <meta name="robots" content="index, follow, max-snippet:-1, max-image-preview:large" />
    <link rel="canonical" href="http://cms.example/blog/saving-battery/" />
    <meta property="og:title" content="Said by the site itself." />
    <meta property="article:publisher" content="https://social.example/kystlink" />
    <meta name="google-site-verification" content="a&amp;b" />
    <meta name="twitter:label1" content="Est. reading time" />
    <meta name="twitter:data1" content="3 minutes" />
    <script type="application/ld+json">{"@graph":[]}</script>`;
  expect(readEditorsHead(yoast)).toEqual({
    robots: ['max-snippet:-1', 'max-image-preview:large'],
    metas: [
      { attribute: 'property', key: 'article:publisher', content: 'https://social.example/kystlink' },
      { attribute: 'name', key: 'google-site-verification', content: 'a&b' },
      { attribute: 'name', key: 'twitter:label1', content: 'Est. reading time' },
      { attribute: 'name', key: 'twitter:data1', content: '3 minutes' },
    ],
  });
});

it.each([
  ['leads elsewhere', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['hides where visitors come from', '<meta name="referrer" content="unsafe-url">'],
  ['is a program', '<script>alert(1)</script><meta name="author" content="">'],
  ['is too long to be meant', `<meta name="author" content="${'a'.repeat(301)}">`],
  ['keeps a page out of search engines beside its field', '<meta name="robots" content="noindex, none">'],
])('drops what %s', (_what, fullHead) => {
  expect(readEditorsHead(fullHead)).toEqual({ metas: [], robots: [] });
});
