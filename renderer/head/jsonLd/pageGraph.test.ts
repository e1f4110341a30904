import { describe, expect, it } from 'vitest';
import { pageGraph, scriptJson, type GraphSource } from './pageGraph.ts';
import type { StructuredContent } from './StructuredContent.ts';

const siteUrl = 'https://kystlink.example';

const content: StructuredContent = {
  kind: 'page',
  name: 'Pricing',
  publishedAt: undefined,
  modifiedAt: '2026-10-01T07:00:00Z',
  trail: [],
  questions: [],
  products: [],
  author: undefined,
  section: undefined,
  images: [],
  readingMinutes: undefined,
};

function createPage(fields: Partial<StructuredContent> = {}, trail: GraphSource['trail'] = []): GraphSource {
  return {
    locale: 'da',
    siteUrl,
    url: `${siteUrl}/da/priser`,
    content: { ...content, ...fields },
    trail,
    head: {
      title: 'Priser | Kystlink',
      description: 'Hvad det koster.',
      keywords: undefined,
      robots: 'index, follow',
      canonical: `${siteUrl}/da/priser`,
      alternates: [],
      openGraph: {
        type: 'website',
        title: 'Priser',
        description: undefined,
        siteName: 'Kystlink',
        locale: 'da_DK',
        alternateLocales: [],
        image: { url: `${siteUrl}/og/da/priser.png` },
      },
      twitter: { card: 'summary_large_image', title: 'Priser', description: undefined, image: undefined },
      article: undefined,
      feed: `${siteUrl}/da/feed.xml`,
    },
    site: {
      menu: { logo: undefined, main_navigation: [], global_buttons: [] },
      footer: {
        company_address: [],
        menu: [],
        socials: [
          { link: 'https://www.linkedin.com/company/kystlink-example', icon: 'linkedin', alt_text: '' },
          { link: 'http://social.example/kystlink', icon: 'x', alt_text: '' },
          { link: 'javascript:open("https://kystlink.example")', icon: 'x', alt_text: '' },
        ],
        footer_copyright: [],
      },
    },
  };
}

type Node = Record<string, unknown> & { '@type': string; '@id': string };

function nodesOf(page: GraphSource): Node[] {
  return JSON.parse(JSON.stringify(pageGraph(page)))['@graph'];
}

function nodeOf(page: GraphSource, type: string): Node | undefined {
  return nodesOf(page).find((node) => node['@type'] === type);
}

describe('pageGraph of every page', () => {
  it('contains organisation, site and page', () => {
    const page = createPage();

    expect(nodesOf(page).map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'WebPage']);
    expect(nodeOf(page, 'Organization')).toMatchObject({
      name: 'Kystlink',
      url: `${siteUrl}/`,
      sameAs: ['https://www.linkedin.com/company/kystlink-example', 'http://social.example/kystlink'],
    });
    page.site.footer.socials = [];
    expect(nodeOf(page, 'Organization')).not.toHaveProperty('sameAs');
    expect(pageGraph(page)).toHaveProperty('@context', 'https://schema.org');
    expect(nodeOf(page, 'WebPage')).toMatchObject({
      url: `${siteUrl}/da/priser`,
      inLanguage: 'da-DK',
      dateModified: '2026-10-01T07:00:00Z',
    });
  });

  it('describes the page with description, image and language', () => {
    const page = createPage({ publishedAt: '2026-09-01T07:00:00Z' });
    const organization = { '@id': `${siteUrl}/#organization` };
    const [company, site, pageNode] = nodesOf(page);
    expect(company).toMatchObject({ ...organization, logo: `${siteUrl}/icon-512.png` });
    expect(site).toMatchObject({
      '@id': `${siteUrl}/#website`,
      name: 'Kystlink',
      url: `${siteUrl}/`,
      inLanguage: 'da-DK',
      publisher: organization,
    });
    expect(pageNode).toEqual({
      '@type': 'WebPage',
      '@id': page.url,
      url: page.url,
      name: 'Priser | Kystlink',
      inLanguage: 'da-DK',
      isPartOf: { '@id': `${siteUrl}/#website` },
      description: 'Hvad det koster.',
      primaryImageOfPage: { '@type': 'ImageObject', url: `${siteUrl}/og/da/priser.png` },
      datePublished: '2026-09-01T07:00:00Z',
      dateModified: '2026-10-01T07:00:00Z',
    });
  });

  it('names the site by its logo or its host if the editor gave no name', () => {
    const page = createPage();
    page.head.openGraph.siteName = undefined;
    expect(nodeOf(page, 'Organization')?.['name']).toBe('kystlink.example');
    expect(nodeOf(page, 'WebSite')?.['name']).toBe('kystlink.example');
    page.site.menu.logo = { url: '/logo.svg', alt: 'Kystlink A/S', width: 120, height: 24 };
    expect(nodeOf(page, 'Organization')?.['name']).toBe('Kystlink A/S');
    expect(nodeOf(page, 'WebSite')?.['name']).toBe('Kystlink A/S');
  });

  it('contains the blog’s search in the page’s language', () => {
    expect(nodeOf(createPage(), 'WebSite')).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/da/blog?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('has no dangling references', () => {
    const nodes = nodesOf(
      createPage({ kind: 'post', publishedAt: '2026-10-01T07:00:00Z' }, [
        { path: '/da', text: 'Forside' },
        { path: '/da/priser', text: 'Priser' },
      ]),
    );
    const ids = new Set(nodes.map((node) => node['@id']));
    const references = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);

    expect(references.length).toBeGreaterThan(3);
    expect(references.filter((id) => !ids.has(id ?? ''))).toEqual([]);
  });
});

it('pageGraph omits breadcrumbs with a single entry', () => {
  const top = createPage({}, [{ path: '/da', text: 'Forside' }]);
  expect(nodeOf(top, 'BreadcrumbList')).toBeUndefined();
  expect(nodeOf(top, 'WebPage')).not.toHaveProperty('breadcrumb');
});

it('pageGraph numbers breadcrumbs from one, with absolute URLs', () => {
  const trail = [
    { path: '/da', text: 'Forside' },
    { path: '/da/priser', text: 'Priser' },
  ];
  const breadcrumb = { '@id': `${siteUrl}/da/priser#breadcrumbs` };
  expect(nodeOf(createPage({}, trail), 'WebPage')).toMatchObject({ breadcrumb });
  expect(nodeOf(createPage({}, trail), 'BreadcrumbList')).toMatchObject({
    ...breadcrumb,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Forside', item: `${siteUrl}/da` },
      { '@type': 'ListItem', position: 2, name: 'Priser', item: `${siteUrl}/da/priser` },
    ],
  });
});

describe('pageGraph of a post', () => {
  const article = createPage({
    kind: 'post',
    name: 'Cause 15',
    publishedAt: '2026-10-14T06:30:00Z',
    author: 'Jonas Riis',
    section: 'Field notes',
    images: ['/cms/wp-content/uploads/a.webp', '/cms/wp-content/uploads/a.svg'],
    readingMinutes: 4,
  });

  it('has all properties that search engines require', () => {
    expect(nodeOf(article, 'BlogPosting')).toMatchObject({
      '@id': `${siteUrl}/da/priser#article`,
      headline: 'Cause 15',
      url: article.url,
      mainEntityOfPage: { '@id': article.url },
      inLanguage: 'da-DK',
      publisher: { '@id': `${siteUrl}/#organization` },
      description: 'Hvad det koster.',
      dateModified: '2026-10-01T07:00:00Z',
      author: { '@type': 'Person', name: 'Jonas Riis' },
      datePublished: '2026-10-14T06:30:00Z',
      articleSection: 'Field notes',
      timeRequired: 'PT4M',
    });
  });

  it('contains only images that search engines support', () => {
    expect(nodeOf(article, 'BlogPosting')).toMatchObject({
      image: [`${siteUrl}/cms/wp-content/uploads/a.webp`],
    });
    expect(nodeOf(createPage({ kind: 'post' }), 'BlogPosting')).toMatchObject({
      image: `${siteUrl}/og/da/priser.png`,
    });
  });

  it('names the organisation as author if there is none', () => {
    expect(nodeOf(createPage({ kind: 'post' }), 'BlogPosting')).toMatchObject({
      author: { '@id': `${siteUrl}/#organization` },
    });
  });
});

it('pageGraph pairs questions with answers', () => {
  const page = createPage({ questions: [{ question: 'Why?', answer: '<p>Because.</p>' }] });
  expect(nodeOf(page, 'FAQPage')).toMatchObject({
    '@id': `${siteUrl}/da/priser#questions`,
    mainEntity: [
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: '<p>Because.</p>' } },
    ],
  });
});

it('pageGraph offers a product in each currency, with the company’s facts', () => {
  const texts = (text: string) => ({ en: text, da: `${text} (da)`, de: `${text} (de)` });
  const page = createPage({
    products: [
      {
        name: 'Fleet',
        description: '<p>For devices &amp; people.</p>',
        image: undefined,
        facts: [
          { name: 'users', label: texts('Users'), onlyIn: undefined, value: { amount: 5, decimals: 0 } },
          { name: 'support', label: texts('Support'), onlyIn: undefined, value: { words: texts('By mail') } },
          { name: 'contents', label: texts('Contents'), onlyIn: undefined, value: ['A box', 'A report'] },
          { name: 'vat', label: texts('VAT'), onlyIn: undefined, value: true },
          { name: 'colour', label: texts('Colour'), onlyIn: undefined, value: 'Blue' },
        ],
        prices: [
          { amount: 6.5, currency: 'dkk', isMonthly: true },
          { amount: 0.87, currency: 'eur', isMonthly: false },
        ],
      },
    ],
  });
  expect(nodeOf(page, 'Product')).toMatchObject({
    '@id': `${siteUrl}/da/priser#product-1`,
    name: 'Fleet',
    brand: { '@type': 'Brand', name: 'Kystlink' },
    description: 'For devices & people.',
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Users (da)', value: 5 },
      { '@type': 'PropertyValue', name: 'Support (da)', value: 'By mail (da)' },
      { '@type': 'PropertyValue', name: 'Contents (da)', value: ['A box', 'A report'] },
      { '@type': 'PropertyValue', name: 'VAT (da)', value: true },
      { '@type': 'PropertyValue', name: 'Colour (da)', value: 'Blue' },
    ],
    image: `${siteUrl}/og/da/priser.png`,
    offers: [
      {
        '@type': 'Offer',
        price: 6.5,
        priceCurrency: 'DKK',
        url: `${siteUrl}/da/priser`,
        availability: 'https://schema.org/InStock',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 6.5,
          priceCurrency: 'DKK',
          unitCode: 'MON',
        },
      },
      { '@type': 'Offer', price: 0.87, priceCurrency: 'EUR' },
    ],
  });
});

it('pageGraph contains a product’s image and plain text, and no unit for one-time prices', () => {
  const base = { name: 'Box', description: 'A &amp; B,  plain', facts: [] };
  const price = { amount: 0.87, currency: 'eur', isMonthly: false } as const;
  const page = createPage({ products: [{ ...base, image: '/cms/box.webp', prices: [price] }] });
  const product = nodeOf(page, 'Product');
  expect(product).toMatchObject({ image: `${siteUrl}/cms/box.webp`, description: 'A &amp; B,  plain' });
  expect(product).not.toHaveProperty('additionalProperty');
  expect(product?.['offers']).toEqual([
    {
      '@type': 'Offer',
      price: 0.87,
      priceCurrency: 'EUR',
      url: `${siteUrl}/da/priser`,
      availability: 'https://schema.org/InStock',
    },
  ]);
});

it('scriptJson escapes characters that end a script', () => {
  const text = '</script><!-- \u2028 & \u2029';
  const json = scriptJson({ text });

  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text });
});
