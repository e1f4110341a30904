import { describe, expect, it } from 'vitest';
import { seo } from '#tests/support/seoBlock.ts';
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

function source(overrides: Partial<HeadSource> = {}, ownSeo: Partial<SeoBlock> = {}): HeadSource {
  return {
    kind: 'page',
    title: 'Priser',
    locale: 'da',
    path: '/da/priser',
    translations: [{ locale: 'en', path: '/pricing', isIndexed: true }],
    publishedAt: undefined,
    modifiedAt: undefined,
    seo: { ...seo, ...ownSeo },
    ...overrides,
  };
}

function picture(sourceUrl: string) {
  return { sourceUrl, altText: 'A chart', mediaDetails: { width: 800, height: 420 } };
}

it('contentHead uses the editor’s SEO fields, with the title as fallback', () => {
  const head = contentHead(
    source(
      { publishedAt: '2026-10-14T06:30:00', modifiedAt: '' },
      { metaKeywords: 'SIM, IoT', focuskw: 'SIM' },
    ),
    context,
  );
  const card = {
    url: 'https://kystlink.example/og/da/priser.png',
    width: 1200,
    height: 630,
    alt: 'Priser',
  };
  expect(head).toEqual({
    title: 'Priser | Kystlink',
    description: 'Hvad det koster.',
    keywords: 'SIM, IoT',
    robots: 'index, follow',
    further: [],
    canonical: 'https://kystlink.example/da/priser',
    alternates: [
      { hrefLang: 'en', href: 'https://kystlink.example/pricing' },
      { hrefLang: 'da', href: 'https://kystlink.example/da/priser' },
      { hrefLang: 'x-default', href: 'https://kystlink.example/pricing' },
    ],
    openGraph: {
      type: 'website',
      title: 'Priser | Kystlink',
      description: 'Hvad det koster.',
      siteName: 'Kystlink',
      locale: 'da_DK',
      alternateLocales: ['en_US'],
      image: card,
    },
    twitter: {
      card: 'summary_large_image',
      title: 'Priser | Kystlink',
      description: 'Hvad det koster.',
      image: card.url,
    },
    article: undefined,
    feed: 'https://kystlink.example/da/feed.xml',
    content: {
      kind: 'page',
      name: 'Priser',
      publishedAt: '2026-10-14T06:30:00Z',
      modifiedAt: undefined,
      trail: [],
      questions: [],
      products: [],
      author: undefined,
      section: undefined,
      images: [],
      readingMinutes: 3,
    },
  });
});

it('contentHead uses the fields of each sharing service, with those of Open Graph as fallback', () => {
  const first = { opengraphTitle: 'Delt', opengraphDescription: 'Delt tekst.' };
  expect(contentHead(source({}, first), context)).toMatchObject({
    title: 'Priser | Kystlink',
    description: 'Hvad det koster.',
    openGraph: { title: 'Delt', description: 'Delt tekst.' },
    twitter: { title: 'Delt', description: 'Delt tekst.' },
  });
  const both = {
    ...first,
    opengraphType: 'product',
    opengraphImage: picture('/cms/wp-content/uploads/a.png'),
    twitterTitle: 'Kort',
    twitterDescription: 'Kort tekst.',
    twitterCardType: 'summary',
    twitterImage: { sourceUrl: '/cms/wp-content/uploads/b.png' },
  };
  expect(contentHead(source({}, both), context)).toMatchObject({
    openGraph: { type: 'product', title: 'Delt', description: 'Delt tekst.' },
    twitter: {
      card: 'summary',
      title: 'Kort',
      description: 'Kort tekst.',
      image: 'https://kystlink.example/cms/wp-content/uploads/b.png',
    },
  });
  const drawing = { ...both, twitterImage: { sourceUrl: '/cms/wp-content/uploads/b.SVG?x=1' } };
  expect(contentHead(source({}, drawing), context).twitter.image).toBe(
    'https://kystlink.example/cms/wp-content/uploads/a.png',
  );
});

it('contentHead respects nofollow, and never indexes previews', () => {
  expect(contentHead(source({}, { metaRobotsNofollow: 'nofollow' }), context).robots).toBe('index, nofollow');
  expect(contentHead(source({ isPreview: true }), context)).toMatchObject({
    robots: 'noindex, follow',
    alternates: [],
  });
});

it('contentHead keeps only breadcrumbs that have a text and a URL', () => {
  const breadcrumbs = [
    { url: '/da', text: 'Forside' },
    { url: '', text: 'Uden adresse' },
    { url: '/da/uden-navn', text: null },
    null,
    { url: '/da/priser', text: 'Priser' },
  ];
  expect(contentHead(source({}, { breadcrumbs }), context).content?.trail).toEqual([
    { path: '/da', text: 'Forside' },
    { path: '/da/priser', text: 'Priser' },
  ]);
});

describe('staticHead', () => {
  const qr = { ...context, path: '/da/qr', siteName: 'Kystlink' };

  it('has all fields of an indexed page', () => {
    const card = { url: 'https://kystlink.example/og/da/index.png', width: 1200, height: 630, alt: 'QR' };
    expect(staticHead({ title: 'QR', description: 'Tegn en kode.', isIndexed: true }, qr)).toEqual({
      title: 'QR | Kystlink',
      description: 'Tegn en kode.',
      keywords: undefined,
      robots: 'index, follow',
      canonical: 'https://kystlink.example/da/qr',
      alternates: [
        { hrefLang: 'en', href: 'https://kystlink.example/pricing' },
        { hrefLang: 'da', href: 'https://kystlink.example/da/priser' },
        { hrefLang: 'x-default', href: 'https://kystlink.example/pricing' },
      ],
      openGraph: {
        type: 'website',
        title: 'QR',
        description: 'Tegn en kode.',
        siteName: 'Kystlink',
        locale: 'da_DK',
        alternateLocales: [],
        image: card,
      },
      twitter: {
        card: 'summary_large_image',
        title: 'QR',
        description: 'Tegn en kode.',
        image: card.url,
      },
      article: undefined,
      feed: 'https://kystlink.example/da/feed.xml',
    });
  });

  it.each([
    ['the page is hidden from search engines', false, true],
    ['the site is hidden from search engines', true, false],
  ])('has neither URLs nor images if %s', (_name, isIndexed, isIndexable) => {
    const head = staticHead({ title: 'QR', isIndexed }, { ...qr, isIndexable });
    expect(head).toMatchObject({ robots: 'noindex', canonical: undefined, alternates: [] });
    expect([head.openGraph.image, head.twitter.image]).toEqual([undefined, undefined]);
  });
});

it('contentHead uses the first language as x-default for a page without English', () => {
  const german = { ...context, alternates: [{ locale: 'de', path: '/de/preise' }] } as const;
  const head = contentHead(source({ translations: [] }), { ...german, alternates: [...german.alternates] });
  expect(head.alternates.at(-1)).toEqual({
    hrefLang: 'x-default',
    href: 'https://kystlink.example/de/preise',
  });
});

it('readEditorsHead limits length and number of entries', () => {
  const verification = (name: string) => `<meta name="${name}-verification" content="x">`;
  const manyTags = Array.from({ length: 21 }, (_, index) => verification(`a${index}`)).join('');
  expect(readEditorsHead(manyTags).metas).toHaveLength(20);
  const oneTag = verification('b');
  expect(readEditorsHead(oneTag.padEnd(50_000)).metas).toHaveLength(1);
  expect(readEditorsHead(oneTag.padEnd(50_001)).metas).toHaveLength(0);
  const content = (length: number) => `<meta name="author" content="${'a'.repeat(length)}">`;
  expect(readEditorsHead(content(300)).metas).toHaveLength(1);
});

it('contentHead adds tags of the SEO plugin, but no preview limits to a noindex page', () => {
  const fields = {
    focuskw: 'SIM-kort',
    fullHead:
      '<meta name="robots" content="index, follow, max-snippet:-1"><meta name="google-site-verification" content="x">',
  };
  expect(contentHead(source({}, fields), context)).toMatchObject({
    keywords: 'SIM-kort',
    robots: 'index, follow, max-snippet:-1',
    further: [{ attribute: 'name', key: 'google-site-verification', content: 'x' }],
  });
  const hiddenHead = contentHead(source({}, { ...fields, metaRobotsNoindex: 'noindex' }), context);
  expect(hiddenHead.robots).toBe('noindex, follow');
});

it('contentHead lists only other languages as alternates', () => {
  const { openGraph } = contentHead(source(), context);
  expect(openGraph).toMatchObject({ locale: 'da_DK', alternateLocales: ['en_US'] });
});

describe('Sharing image', () => {
  it('is the editor’s, with an absolute URL', () => {
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
    'is a card with the title if the editor chose %s',
    (_name, opengraphImage) => {
      const head = contentHead(source({}, { opengraphImage }), context);
      const url = 'https://kystlink.example/og/da/priser.png';

      expect(head.openGraph.image).toEqual({ url, width: 1200, height: 630, alt: 'Priser' });
      expect(head.twitter.image).toBe(url);
    },
  );

  it('is the card of the home page on static pages', () => {
    const head = staticHead({ title: 'QR', isIndexed: true }, { ...context, path: '/da/qr' });
    expect(head.openGraph.image?.url).toBe('https://kystlink.example/og/da/index.png');
  });
});

describe('Canonical URL', () => {
  it('is the editor’s, if chosen', () => {
    const head = contentHead(source({}, { canonical: '/da/produkter' }), context);
    expect(head.canonical).toBe('https://kystlink.example/da/produkter');
  });

  it('is the page’s own by default, and on further pages of a list', () => {
    expect(contentHead(source({}, { canonical: '' }), context).canonical).toBe(
      'https://kystlink.example/da/priser',
    );
    const second = { ...context, path: '/da/priser?page=2' };
    expect(contentHead(source(), second).canonical).toBe('https://kystlink.example/da/priser?page=2');
  });
});

describe('Language links', () => {
  it('include each language and x-default', () => {
    expect(contentHead(source(), context).alternates).toEqual([
      { hrefLang: 'en', href: 'https://kystlink.example/pricing' },
      { hrefLang: 'da', href: 'https://kystlink.example/da/priser' },
      { hrefLang: 'x-default', href: 'https://kystlink.example/pricing' },
    ]);
  });

  it('omit translations with noindex', () => {
    const hiddenSource = source({ translations: [{ locale: 'en', path: '/pricing', isIndexed: false }] });
    expect(contentHead(hiddenSource, context).alternates.map(({ hrefLang }) => hrefLang)).toEqual([
      'da',
      'x-default',
    ]);
  });

  it('are absent if the page or the site is not indexed', () => {
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

it('contentHead contains author, dates and section of a post', () => {
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

it('contentHead links to the blog’s feed in the page’s language', () => {
  expect(contentHead(source(), context).feed).toBe('https://kystlink.example/da/feed.xml');
});

it('contentHead has the Open Graph type website, also for posts, unless the editor chose another', () => {
  expect(contentHead(source({ kind: 'post' }), context).openGraph.type).toBe('website');
  const shared = contentHead(source({ kind: 'post' }, { opengraphType: 'article' }), context);
  expect(shared.openGraph.type).toBe('article');
});

it('contentHead adds the site’s name to a title that no editor wrote', () => {
  const ofSite = { ...context, siteName: 'Kystlink' };
  const page = staticHead({ title: 'QR', isIndexed: true }, ofSite);
  expect([page.title, page.openGraph.siteName]).toEqual(['QR | Kystlink', 'Kystlink']);
  const bare = { title: '', opengraphSiteName: '' };
  const pageHead = contentHead(source({}, bare), ofSite);
  expect([pageHead.title, pageHead.openGraph.title, pageHead.openGraph.siteName]).toEqual([
    'Priser | Kystlink',
    'Priser',
    'Kystlink',
  ]);
  const nameless = contentHead(source({ title: '' }, bare), { ...ofSite, path: '/da/vores-priser' });
  expect(nameless.title).toBe('Vores Priser | Kystlink');
});

it('readEditorsHead returns allowed tags that the site does not write itself', () => {
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
  ['hides the referrer of visitors', '<meta name="referrer" content="unsafe-url">'],
  ['is a program', '<script>alert(1)</script><meta name="author" content="">'],
  ['is too long to be meant', `<meta name="author" content="${'a'.repeat(301)}">`],
  ['keeps a page out of search engines beside its field', '<meta name="robots" content="noindex, none">'],
])('readEditorsHead drops a tag that %s', (_what, fullHead) => {
  expect(readEditorsHead(fullHead)).toEqual({ metas: [], robots: [] });
});
