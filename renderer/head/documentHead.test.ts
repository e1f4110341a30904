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

it('tells search engines and sharing services what the editor wrote, and its title where they wrote nothing', () => {
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

it('lets the editor say something else to each sharing service, the first of them to all', () => {
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

it('keeps search engines from following links where the editor says so, and from every preview', () => {
  expect(contentHead(source({}, { metaRobotsNofollow: 'nofollow' }), context).robots).toBe('index, nofollow');
  expect(contentHead(source({ isPreview: true }), context)).toMatchObject({
    robots: 'noindex, follow',
    alternates: [],
  });
});

it('passes on the breadcrumbs of the editor that have a text and an address', () => {
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

describe('a page that no editor writes', () => {
  const qr = { ...context, path: '/da/qr', siteName: 'Kystlink' };

  it('is told like any other where it is to be found', () => {
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
    ['it is not to be found', false, true],
    ['the site is not to be found', true, false],
  ])('tells no address and no picture where %s', (_name, isIndexed, isIndexable) => {
    const head = staticHead({ title: 'QR', isIndexed }, { ...qr, isIndexable });
    expect(head).toMatchObject({ robots: 'noindex', canonical: undefined, alternates: [] });
    expect([head.openGraph.image, head.twitter.image]).toEqual([undefined, undefined]);
  });
});

it('leads those who read none of its languages to the first one of a page without English', () => {
  const german = { ...context, alternates: [{ locale: 'de', path: '/de/preise' }] } as const;
  const head = contentHead(source({ translations: [] }), { ...german, alternates: [...german.alternates] });
  expect(head.alternates.at(-1)).toEqual({
    hrefLang: 'x-default',
    href: 'https://kystlink.example/de/preise',
  });
});

it('reads of the head of the SEO plugin a usual length and number of entries', () => {
  const verification = (name: string) => `<meta name="${name}-verification" content="x">`;
  const many = Array.from({ length: 21 }, (_, index) => verification(`a${index}`)).join('');
  expect(readEditorsHead(many).metas).toHaveLength(20);
  const one = verification('b');
  expect(readEditorsHead(one.padEnd(50_000)).metas).toHaveLength(1);
  expect(readEditorsHead(one.padEnd(50_001)).metas).toHaveLength(0);
  const content = (length: number) => `<meta name="author" content="${'a'.repeat(length)}">`;
  expect(readEditorsHead(content(300)).metas).toHaveLength(1);
});

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
