import { describe, expect, it } from 'vitest';
import { createI18n } from '#locales/createI18n.ts';
import { notFoundPaths } from '#locales/addresses.ts';
import { splitLocale } from '#locales/routing.ts';
import type { PageServices } from '#schema/pageServices.ts';
import { plainServices } from '#tests/support/plainRendering.ts';
import { seo } from '#tests/support/seoBlock.ts';
import { data } from './+data.ts';
import { emptyEnvironment } from './data/contentEnvironment.ts';
import type { HeadSource } from './head/PageHead.ts';

const logo = { url: '/logo.svg', alt: 'Kystlink', width: 1, height: 1 };
const menu = { logo, main_navigation: [], global_buttons: [] };
const footer = { company_address: [], menu: [], socials: [], footer_copyright: [] };
const site = { menu, footer };
const errorPage = { byline: '', title: 'Lost at sea', description: '', image: undefined, global_buttons: [] };

const source: HeadSource = {
  kind: 'page',
  title: 'Prices',
  locale: 'en',
  path: '/pricing',
  translations: [],
  publishedAt: undefined,
  modifiedAt: undefined,
  seo: undefined,
};
const found = (head: Partial<HeadSource>, breadcrumbs?: { path: string; text: string }[]) => ({
  accepts: [],
  isPreview: false,
  run: async () => ({
    lookup: () => ({
      found: true as const,
      head: { ...source, ...head },
      ...(breadcrumbs && { breadcrumbs }),
    }),
    shown: () => ({ response: { id: 1 }, pageCount: 1 }),
    environment: emptyEnvironment(),
  }),
});

type Context = Parameters<typeof data>[0];

/** Loads the data of a page that is outside an error unless `context` says so. */
async function load(path: string, context: Partial<Context> = {}, services: Partial<PageServices> = {}) {
  const address = splitLocale(path);
  const { locale } = address;
  const pageContext: Context = {
    services: {
      ...plainServices,
      siteContent: async () => site,
      errorPage: async () => errorPage,
      ...services,
    },
    address,
    locale,
    routeParams: {},
    urlParsed: { search: {} },
    config: {},
    is404: null,
    i18n: await createI18n('de'),
    ...context,
  };
  return { page: await data(pageContext), pageContext };
}

describe('data of a page with a query', () => {
  it('contains the response, the frame, and a head with the title of the editor', async () => {
    const { page, pageContext } = await load('/pricing', { config: { query: found({}) } });
    expect(page).toMatchObject({
      title: 'Prices | Kystlink',
      canonical: 'https://site.example/pricing',
      pageNumber: 1,
      answer: { response: { id: 1 } },
      breadcrumbs: [],
      site,
    });
    expect(page).not.toHaveProperty('analytics');
    expect(page).not.toHaveProperty('chat');
    expect(pageContext.head).toMatchObject({ title: page.title, canonical: page.canonical });
    expect(pageContext.i18n.locale).toBe('en');
  });

  it('names its language versions in the order of the site', async () => {
    const translations = [
      { locale: 'de' as const, path: '/de/preise', title: 'Preise' },
      { locale: 'da' as const, path: '/da/priser' },
    ];
    const alternates = [
      { locale: 'en', path: '/pricing', title: undefined },
      { locale: 'da', path: '/da/priser', title: undefined },
      { locale: 'de', path: '/de/preise', title: 'Preise' },
    ];
    const versions = async (head: Partial<HeadSource>) =>
      (await load('/pricing', { config: { query: found(head) } })).page.alternates;
    expect(await versions({ translations })).toEqual(alternates);
    expect(await versions({ translations, locale: undefined })).toEqual(alternates.slice(1));
  });

  const trail = ['Home', 'Products', 'SIM'].map((text, index) => ({
    text,
    url: '/a/b'.slice(0, 2 * index) || '/',
  }));
  it.each([
    ['of the second level', trail, 3],
    ['of the first level', trail.slice(0, 2), 0],
    ['with a nameless level', [...trail.slice(0, 2), { text: '', url: '/a/b' }], 0],
    ['with a level without URL', [...trail.slice(0, 2), { text: 'SIM', url: null }], 0],
    ['without SEO fields', undefined, 0],
  ])('has the editor’s breadcrumbs of a page %s', async (_, breadcrumbs, count) => {
    const head = breadcrumbs === undefined ? {} : { seo: { ...seo, breadcrumbs } };
    const { page } = await load('/a/b', { config: { query: found(head) } });
    expect(page.breadcrumbs).toHaveLength(count);
    if (count > 0) expect(page.breadcrumbs.at(-1)).toEqual({ path: '/a/b', text: 'SIM' });
  });

  it('prefers the page’s own breadcrumbs', async () => {
    const own = [{ path: '/blog', text: 'Blog' }];
    const { page } = await load('/a', { config: { query: found({}, own) } });
    expect(page.breadcrumbs).toEqual(own);
  });

  it('names the tools that the company has configured', async () => {
    const tools: Pick<PageServices, 'analytics' | 'chat'> = {
      analytics: {
        tool: 'plausible',
        url: 'https://plausible.io',
        site: 'kystlink.example',
        requiresConsent: false,
        setsCookies: false,
        isAdvanced: false,
      },
      chat: { provider: 'generic', scriptUrl: 'https://chat.example/a.js', requiresConsent: false },
    };
    const { page } = await load('/pricing', { config: { query: found({}) } }, tools);
    expect(page).toMatchObject(tools);
  });
});

describe('data of a page without a query', () => {
  it('contains the title of its static head, and alternates in all languages', async () => {
    const staticHead = () => ({ title: 'Newsletter', description: 'Monthly', isIndexed: true });
    const { page, pageContext } = await load('/da/newsletter', { config: { staticHead } });
    expect(page).toMatchObject({ title: 'Newsletter', pageNumber: 1, breadcrumbs: [], site });
    expect(page.alternates.map(({ path }) => path)).toEqual([
      '/newsletter',
      '/da/newsletter',
      '/de/newsletter',
    ]);
    expect(page).not.toHaveProperty('error');
    expect(pageContext.head).toMatchObject({
      title: 'Newsletter | Kystlink',
      description: 'Monthly',
      robots: 'index, follow',
    });
  });

  it('is not indexed without a static head', async () => {
    const { page, pageContext } = await load('/qr');
    expect([page.title, pageContext.head?.robots]).toEqual(['', 'noindex']);
  });
});

describe('data of the error page', () => {
  it.each([
    ['a missing page', { is404: true }, 404, '404 – Page not found: /nowhere'],
    ['a failure', { is404: false }, 500, expect.stringMatching(/^500 – /)],
    [
      'a page that aborts with a reason',
      { is404: false, abortStatusCode: 410, abortReason: { kind: 'said', message: 'Sold out' } },
      410,
      '410 – Sold out',
    ],
  ] as const)('describes %s', async (_, context, status, title) => {
    const { page, pageContext } = await load('/nowhere', context);
    expect(page).toMatchObject({
      title,
      error: { status, requestId: 'test' },
      alternates: [],
      site: { ...site, errorPage },
    });
    expect(pageContext.head).toMatchObject({ title, robots: 'noindex' });
  });
});

describe('data of a rejected page', () => {
  it('is the shared page of the reason', async () => {
    const reasons: string[] = [];
    const reportNotFound = (reason: string) => void reasons.push(reason);
    const refuse = { config: { validate: () => false } };
    await expect(load('/da/x', refuse, { reportNotFound })).rejects.toMatchObject({
      _pageContextAbort: { _urlRedirect: { url: `/da${notFoundPaths.refused}` } },
    });
    expect(reasons).toEqual(['refused']);
    await expect(load(`/da${notFoundPaths.refused}`)).rejects.toMatchObject({
      _pageContextAbort: { abortStatusCode: 404 },
    });
  });

  it('contains the check’s status and message', async () => {
    const check = { config: { validate: () => ({ statusCode: 410 as const, message: 'Sold out' }) } };
    await expect(load('/x', check)).rejects.toMatchObject({
      _pageContextAbort: { abortStatusCode: 410, abortReason: { kind: 'said', message: 'Sold out' } },
    });
  });

  it('comes from the page’s middleware too', async () => {
    const middleware = { config: { routeMiddleware: [['one-language-prefix' as const]] } };
    await expect(load('/da/de/x', middleware)).rejects.toHaveProperty('_pageContextAbort');
  });
});
