import Router from '@koa/router';
import * as v from 'valibot';
import { addresses } from '#locales/addresses.ts';
import { defaultLocale, localeCodes, locales, type Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { FetchContent } from '#schema/pageServices.ts';
import { UpstreamError } from '#server/errors.ts';
import { BlogFeedAnswer, SiteIdentityAnswer } from './answers.ts';
import { atomFeed } from './atomFeed.ts';
import { createDocuments } from './documents.ts';
import { blogFeed, siteIdentity } from './operations.ts';
import { robotsTxt, securityTxt, webManifest } from './plainDocuments.ts';
import { sitemapEntries, type SitemapEntry } from './sitemapEntries.ts';
import { sitemapIndexXml, sitemapXml } from './sitemapXml.ts';

export type Feeds = {
  router: Router;
  /** Content has changed: everything is written again, behind its last copy. */
  expire(): number;
  /** As `expire`, but the next reader waits for what is new. */
  purge(): void;
};

type FeedsParts = {
  /** The cached content service, so that feeds and pages say the same. */
  fetchContent: FetchContent;
  /** Origin of absolute addresses, without a trailing slash. */
  siteUrl: string;
  isIndexable: boolean;
  /** Where security researchers write to: a `mailto:` or `https:` address. */
  securityContact: string;
  freshSeconds: number;
};

const xml = 'application/xml; charset=utf-8';
const text = 'text/plain; charset=utf-8';

/** What search engines, feed readers and phones ask for beside pages. */
export function createFeeds(parts: FeedsParts): Feeds {
  const { fetchContent, siteUrl, isIndexable } = parts;
  const documents = createDocuments(parts);
  let before: Promise<unknown> = Promise.resolve();
  /** One language at a time: each is every address of the language. */
  const entriesOf = (locale: Locale) => {
    const entries = before.then(() => sitemapEntries(locale, fetchContent));
    before = entries.catch(() => undefined);
    return entries;
  };
  const router = new Router();

  const sitemaps = localeCodes.map((locale) => ({ locale, path: `/sitemap-${locale}.xml` }));
  router.get('/sitemap.xml', (ctx) =>
    documents.send(ctx, {
      name: 'sitemap index',
      type: xml,
      write: async () => sitemapIndexXml(await listed(sitemaps, entriesOf), siteUrl),
    }),
  );
  for (const { locale, path } of sitemaps) {
    const own = locale === defaultLocale ? [] : [localisePath('/sitemap.xml', locale)];
    router.get([path, ...own], (ctx) =>
      documents.send(ctx, {
        name: `sitemap ${locale}`,
        type: xml,
        write: async () => sitemapXml(await entriesOf(locale), siteUrl),
      }),
    );
    router.get(localisePath('/feed.xml', locale), (ctx) =>
      documents.send(ctx, {
        name: `feed ${locale}`,
        type: 'application/atom+xml; charset=utf-8',
        write: async () => atomFeed(await feedAnswer(locale, fetchContent), { locale, siteUrl }),
      }),
    );
  }

  router.get('/robots.txt', (ctx) =>
    documents.send(ctx, { name: 'robots', type: text, write: () => robotsTxt({ siteUrl, isIndexable }) }),
  );
  router.get('/.well-known/security.txt', (ctx) =>
    documents.send(ctx, {
      name: 'security',
      type: text,
      write: () => securityTxt({ siteUrl, contact: parts.securityContact }, new Date()),
    }),
  );
  router.get('/site.webmanifest', (ctx) =>
    documents.send(ctx, {
      name: 'manifest',
      type: 'application/manifest+json; charset=utf-8',
      write: async () => webManifest(await identity(fetchContent)),
    }),
  );
  return { router, expire: () => documents.expire(), purge: () => documents.purge() };
}

/** Every sitemap with its last change, which one lacks where its content cannot be had. Throws where all do. */
async function listed(
  sitemaps: readonly { locale: Locale; path: string }[],
  entriesOf: (locale: Locale) => Promise<SitemapEntry[]>,
): Promise<{ path: string; modifiedAt: string | undefined }[]> {
  const read = await Promise.allSettled(
    sitemaps.map(async ({ locale }) => lastModified(await entriesOf(locale))),
  );
  const failed = read.find((result) => result.status === 'rejected');
  if (failed !== undefined && read.every(({ status }) => status === 'rejected')) throw failed.reason;
  return sitemaps.map(({ path }, index) => {
    const result = read[index];
    return { path, modifiedAt: result?.status === 'fulfilled' ? result.value : undefined };
  });
}

async function feedAnswer(locale: Locale, fetchContent: FetchContent): Promise<BlogFeedAnswer> {
  return parse(
    BlogFeedAnswer,
    await fetchContent(blogFeed, {
      language: locales[locale].languageCode,
      blog: localisePath(addresses.blog.path, locale),
    }),
  );
}

async function identity(fetchContent: FetchContent): Promise<{ name: string; description: string }> {
  const { page } = parse(SiteIdentityAnswer, await fetchContent(siteIdentity, { home: '/' }));
  return { name: page.seo.opengraphSiteName, description: page.seo.metaDesc };
}

function parse<TSchema extends v.GenericSchema>(schema: TSchema, answer: unknown): v.InferOutput<TSchema> {
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success)
    throw new UpstreamError('The content backend answered in another shape.', { cause: parsed.issues });
  return parsed.output;
}

function lastModified(entries: readonly SitemapEntry[]): string | undefined {
  return (
    entries
      .map(({ modifiedAt }) => modifiedAt ?? '')
      .reduce((last, time) => (time > last ? time : last), '') || undefined
  );
}
