import type { Server } from 'node:http';
import Koa from 'koa';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import type { ContentData, FetchContent } from '#schema/pageServices.ts';
import { portOf } from '#tests/support/portOf.ts';
import { UpstreamError } from '#server/errors.ts';
import { createLogger } from '#server/logger.ts';
import { createContentIndex } from '#server/content/contentIndex.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import type { CardContent } from './cardContent.ts';
import { cardSvg, breakLines } from './cardSvg.ts';
import { createSocialImagesRouter } from './socialCardRouter.ts';
import { loadTypeface } from './typeface.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const seo = { opengraphSiteName: 'Kystlink' };
const danish = { locale: { locale: 'da_DK' }, seo };
const english = { locale: { locale: 'en_US' }, seo };
const pageInfo = { hasNextPage: false };
const pages: Record<string, object[]> = {
  en: [
    { databaseId: 1, uri: '/', title: 'Home', ...english },
    // The language of password-protected pages is null.
    { databaseId: 2, uri: '/secret', title: 'Protected: prices', locale: null, seo },
  ],
  da: [{ databaseId: 3, uri: '/da/priser', title: 'Priser', ...danish }],
};
const post = {
  databaseId: 4,
  slug: 'cause-15',
  uri: '/blog/cause-15',
  title: 'Cause <15> & more',
  categories: { nodes: [{ name: 'Field notes', slug: 'field-notes' }] },
  ...english,
};
const responses: Record<string, (variables: Variables) => ContentData> = {
  PageIndexQuery: ({ language = '' }) => ({ pages: { nodes: pages[language] ?? [], pageInfo } }),
  PostIndexQuery: ({ language }) => ({ posts: { nodes: language === 'en' ? [post] : [], pageInfo } }),
  SocialImageCategoryQuery: ({ slug }) => ({
    categories: { nodes: slug === 'networks' ? [{ name: 'Networks', slug }] : [] },
  }),
};

type Variables = Record<string, string>;

type Options = { fetchContent?: FetchContent };

const respond: FetchContent = async ({ name }, variables) =>
  responses[name]?.(Object.fromEntries(Object.entries(variables))) ?? {};

async function start({ fetchContent = respond }: Options = {}) {
  const renderedCards: CardContent[] = [];
  const router = createSocialImagesRouter({
    limitBytes: 1024 * 1024,
    index: createContentIndex({
      fetchContent,
      fetchAvailable: fetchContent,
      freshSeconds: 60,
      limitBytes: 1024 * 1024,
    }),
    fetchContent,
    reportUnknown: () => undefined,
    freshSeconds: 60,
    draw: async (content) => {
      renderedCards.push(content);
      return Buffer.from(content.title);
    },
  });
  const app = new Koa();
  app.use(errorResponses(createLogger('silent')));
  app.use(router.routes());
  server = app.listen(0);
  const origin = `http://localhost:${portOf(server)}`;
  return { drawn: renderedCards, get: (path: string, init?: RequestInit) => fetch(origin + path, init) };
}

describe('createSocialImagesRouter', () => {
  it.each([
    ['/og/da/priser.png', { title: 'Priser', label: '', siteName: 'Kystlink' }],
    ['/og/en/blog/cause-15.png', { title: 'Cause <15> & more', label: 'Field notes', siteName: 'Kystlink' }],
    ['/og/en/blog/category/networks.png', { title: 'Networks', label: '', siteName: 'Kystlink' }],
  ])('renders %s from the content', async (path, words) => {
    const { get, drawn: renderedCards } = await start();
    const response = await get(path);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(renderedCards).toEqual([words]);
  });

  it.each([
    '/og/en/priser.png',
    '/og/en/secret.png',
    '/og/en/nothing.png',
    '/og/en/blog/nothing.png',
    '/og/en/blog/category/nothing.png',
    '/og/da/blog/cause-15.png',
    '/og/fr/priser.png',
    '/og/en/%ff.png',
    `/og/en/${'x'.repeat(301)}.png`,
  ])('responds with 404 to %s', async (path) => {
    const { get, drawn: renderedCards } = await start();
    expect((await get(path)).status).toBe(404);
    expect(renderedCards).toEqual([]);
  });

  it('ignores text in the query string', async () => {
    const { get, drawn: renderedCards } = await start();
    await get('/og/da/priser.png?title=Free');
    expect(renderedCards).toMatchObject([{ title: 'Priser' }]);
  });
});

it('createSocialImagesRouter renders a card once, and revalidates it by ETag', async () => {
  const { get, drawn: renderedCards } = await start();
  const [first] = await Promise.all([get('/og/da/priser.png'), get('/og/da/priser.png')]);
  const revalidation = await get('/og/da/priser.png', {
    // Without this header, fetch would send `no-cache`.
    headers: { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
  });

  expect(renderedCards).toHaveLength(1);
  expect(revalidation.status).toBe(304);
  expect(first.headers.get('content-type')).toBe('image/png');
  expect(first.headers.get('cache-control')).toBe(
    'public, max-age=60, s-maxage=86400, stale-while-revalidate=604800',
  );
});

it('createSocialImagesRouter responds with 503 and Retry-After if the content is unavailable', async () => {
  const { get } = await start({ fetchContent: () => Promise.reject(new UpstreamError('down')) });
  const response = await get('/og/da/priser.png');

  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
});

describe('cardSvg', () => {
  it('returns an image of 1200 by 630 pixels that contains text only as outlines', async () => {
    const [semibold, medium] = await Promise.all([loadTypeface('semibold'), loadTypeface('medium')]);
    const svg = cardSvg(
      { title: 'Blåbær </svg><script>', label: 'Žižkov', siteName: 'K' },
      { heading: semibold, semibold, medium, mark: '' },
    );
    const { width, height } = await sharp(Buffer.from(svg)).metadata();

    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(svg).not.toMatch(/script|Blåbær|<text/);
    expect(medium.outline('Ž', { x: 0, y: 0, size: 10 })).not.toBe('');
  });

  it('renders the title in the typeface of headings', async () => {
    const italic =
      'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2';
    const [semibold, medium, heading] = await Promise.all([
      loadTypeface('semibold'),
      loadTypeface('medium'),
      loadTypeface('semibold', [italic]),
    ]);
    const svg = cardSvg(
      { title: 'Fares', label: '', siteName: 'K' },
      { heading, semibold, medium, mark: '' },
    );

    expect(svg).toContain(heading.outline('Fares', { x: 72, y: 500, size: 84 }));
  });
});

describe('breakLines', () => {
  const box = { width: 100, height: 50, sizes: [20, 10], lineHeight: 1 };
  /** Returns the width of a text whose characters are half as wide as they are high. */
  const widthOf = (text: string) => text.length / 2;

  it.each([
    ['Short', { lines: ['Short'], size: 20 }],
    ['Two lines of text', { lines: ['Two lines', 'of text'], size: 20 }],
    [
      'Seven words that need the smaller size',
      { lines: ['Seven words that', 'need the smaller', 'size'], size: 10 },
    ],
    ['Kapitänsmützenabzeichen', { lines: ['Kapitänsmützenabzeic', 'hen'], size: 10 }],
  ])('breaks %s', (text, block) => {
    expect(breakLines(text, box, widthOf)).toEqual(block);
  });

  it('truncates with an ellipsis at the end of the box', () => {
    const { lines } = breakLines('word '.repeat(100), box, widthOf);
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(lines.every((line) => widthOf(line) * 10 <= 100)).toBe(true);
  });
});
