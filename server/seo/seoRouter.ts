import * as parts from '#brand/parts.ts';
import { colors } from '#brand/tokens.ts';
import Router from '@koa/router';
import { defaultLocale, localeCodes } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { FetchContent } from '#schema/pageServices.ts';
import { UpstreamError } from '#server/errors.ts';
import type { ContentIndex, IndexedPage } from '#server/lib/contentIndex.ts';
import { atomFeed } from './atomFeed.ts';
import { createDocuments, type Documents } from './documents.ts';
import { readFeed } from './feedContent.ts';
import { createSitemaps } from './sitemaps.ts';

export type Feeds = {
  router: Router;
  /** Sends another document, cached like the documents of this router. */
  send: Documents['send'];
  /** Marks all documents as stale after a content change; each is rewritten in the background. */
  expire(): number;
  /**
   * Discards all documents after a content change: unlike with `expire`, the next request waits for the new document.
   */
  purge(): void;
};

type SeoOptions = {
  index: ContentIndex;
  /** Fetches from the cached content service, so that feeds and pages are consistent. */
  fetchContent: FetchContent;
  /** Origin of absolute URLs, without a trailing slash. */
  siteUrl: string;
  isIndexable: boolean;
  hasApiReference: boolean;
  /** Contact for security researchers: a `mailto:` or `https:` URL. Without it, there is no security.txt. */
  securityContact: string | undefined;
  freshSeconds: number;
  limitBytes: number;
  /** Maximum number of URLs in a sitemap file; longer sitemaps are split. */
  maxAddresses?: number;
};

const text = 'text/plain; charset=utf-8';

/** Creates the router for documents that search engines, feed readers and phones request. */
export function createSeoRouter(deps: SeoOptions): Feeds {
  const { index, fetchContent, siteUrl, isIndexable, hasApiReference, securityContact, maxAddresses } = deps;
  const documents = createDocuments(deps);
  const router = new Router();

  router.use(
    createSitemaps({
      documents,
      index,
      siteUrl,
      hasApiReference,
      ...(maxAddresses !== undefined && { maxAddresses }),
    }).routes(),
  );
  for (const locale of parts.feeds ? localeCodes : []) {
    router.get(localisePath('/feed.xml', locale), (ctx) =>
      documents.send(ctx, {
        name: `feed ${locale}`,
        type: 'application/atom+xml; charset=utf-8',
        write: async () => atomFeed(await readFeed(locale, { index, fetchContent }), { locale, siteUrl }),
      }),
    );
  }

  router.get('/robots.txt', (ctx) =>
    documents.send(ctx, { name: 'robots', type: text, write: () => robotsTxt({ siteUrl, isIndexable }) }),
  );
  if (securityContact !== undefined) {
    router.get('/.well-known/security.txt', (ctx) =>
      documents.send(ctx, {
        name: 'security',
        type: text,
        write: () => securityTxt({ siteUrl, contact: securityContact }, new Date()),
      }),
    );
  }
  router.get('/.well-known/gpc.json', (ctx) =>
    documents.send(ctx, { name: 'gpc', type: 'application/json', write: () => JSON.stringify(gpcSupport) }),
  );
  router.get('/site.webmanifest', (ctx) =>
    documents.send(ctx, {
      name: 'manifest',
      type: 'application/manifest+json; charset=utf-8',
      write: async () => webManifest(await homePage(index)),
    }),
  );
  return { router, send: documents.send, expire: () => documents.expire(), purge: () => documents.purge() };
}

/** Returns the home page in the default language, which contains the name and description of the site. */
async function homePage(index: ContentIndex): Promise<IndexedPage> {
  const home = await index.findPage(defaultLocale, '/');
  if (!home?.siteName) throw new UpstreamError('The home page contains no name of the site.');
  return home;
}

/** Declares that the site honours Global Privacy Control (https://www.w3.org/TR/gpc/, 4.2), since the given day. */
const gpcSupport = { gpc: true, lastUpdate: '2026-11-27' };

const securityTxtDays = 180;

/** Writes robots.txt. A site that is not indexable disallows everything. */
function robotsTxt({ siteUrl, isIndexable }: { siteUrl: string; isIndexable: boolean }): string {
  if (!isIndexable) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /preview\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Writes security.txt (RFC 9116). It expires in half a year, counted from midnight, so that it is stable for a day. */
function securityTxt({ siteUrl, contact }: { siteUrl: string; contact: string }, now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + securityTxtDays);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${localeCodes.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Writes the web app manifest, for a phone's home screen. */
function webManifest({ siteName: name, description }: IndexedPage): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    ...(description && { description }),
    lang: defaultLocale,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: colors.white,
    theme_color: colors.white,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', priority: 'maskable' },
    ],
  });
}
