import Router from '@koa/router';
import type { Context, Next } from 'koa';
import { defaultLocale, localeCodes, type Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { LoadTimeoutError } from '#server/errors.ts';
import type { ContentIndex } from '#server/lib/contentIndex.ts';
import type { DocumentFile, Documents, DocumentSource } from './documents.ts';
import { sitemapEntries, type SitemapEntry } from './sitemapEntries.ts';
import { setImmediate as afterOtherWork } from 'node:timers/promises';

/** Imported lazily, because it includes two XML parsers and most requests are for pages. */
const loadSitemap = () => import('sitemap');

const xml = 'application/xml; charset=utf-8';

type SitemapDeps = {
  documents: Documents;
  index: ContentIndex;
  siteUrl: string;
  hasApiReference: boolean;
  /** Maximum number of URLs per file. The protocol allows 50,000 and 50 MB; ten thousand with images are about 5 MB. */
  maxAddresses?: number;
};

/**
 * Creates the router for sitemaps. `/sitemap.xml` is the index of all languages' sitemaps, such as `/sitemap-da.xml`. A
 * sitemap that would be too long is split into `/sitemap-da-1.xml` and so on, and `/sitemap-da.xml` lists these files.
 */
export function createSitemaps(deps: SitemapDeps): Router {
  const { documents, index, siteUrl, hasApiReference, maxAddresses = 10_000 } = deps;
  const router = new Router();
  let previous: Promise<unknown> = Promise.resolve();
  /** Loads the entries of one language at a time, because each load holds all entries of its language in memory. */
  const entriesOf = (locale: Locale): Promise<SitemapEntry[]> => {
    const entries = previous.then(() => sitemapEntries(locale, { index, hasApiReference }));
    previous = entries.catch(() => undefined);
    return entries;
  };

  /**
   * Returns the document of a language. Its first file, the sitemap or the list of its parts, is served at the
   * language's own path.
   */
  const sitemapOf = (locale: Locale): DocumentSource => ({
    name: `sitemap ${locale}`,
    async write() {
      const entries = await entriesOf(locale);
      const files: DocumentFile[] = [];
      for (let start = 0; start === 0 || start < entries.length; start += maxAddresses) {
        const chunk = entries.slice(start, start + maxAddresses);
        files.push({ text: await sitemapXml(chunk, siteUrl), modifiedAt: lastModified(chunk) });
      }
      if (files.length <= 1) return files;
      const list = files.map(({ modifiedAt }, index) => ({ path: pathOf(locale, index + 1), modifiedAt }));
      return [{ text: await sitemapIndexXml(list, siteUrl) }, ...files];
    },
  });

  /** Lists a language's files with their modification times. */
  async function listFiles(locale: Locale): Promise<{ path: string; modifiedAt: string | undefined }[]> {
    const { value: files } = await documents.files(sitemapOf(locale));
    const [firstFile, ...otherFiles] = files.map(({ modifiedAt }, part) => ({
      path: pathOf(locale, part),
      modifiedAt,
    }));
    return firstFile === undefined || otherFiles.length > 0 ? otherFiles : [firstFile];
  }

  router.get('/sitemap.xml', (ctx) =>
    documents.send(ctx, {
      name: 'sitemap index',
      type: xml,
      async write() {
        const lists = await Promise.allSettled(localeCodes.map(listFiles));
        const errors = lists.flatMap((list) => (list.status === 'rejected' ? [list.reason] : []));
        const isTimeout = errors.some(({ cause }) => cause instanceof LoadTimeoutError);
        // If a sitemap is still being written, the index would omit it until the next rewrite.
        if (isTimeout || errors.length === lists.length) throw errors[0];
        return sitemapIndexXml(
          localeCodes.flatMap((locale, index) => {
            const list = lists[index];
            return list?.status === 'fulfilled'
              ? list.value
              : [{ path: pathOf(locale, 0), modifiedAt: undefined }];
          }),
          siteUrl,
        );
      },
    }),
  );

  for (const locale of localeCodes) {
    const send = async (ctx: Context, next: Next, part: number) => {
      const { value: files, state } = await documents.files(sitemapOf(locale));
      const file = files[part];
      await (file === undefined ? next() : documents.sendFile(ctx, xml, file, state));
    };
    const localisedPaths = locale === defaultLocale ? [] : [localisePath('/sitemap.xml', locale)];
    router.get([pathOf(locale, 0), ...localisedPaths], (ctx, next) => send(ctx, next, 0));
    router.get(`/sitemap-${locale}-:part.xml`, (ctx, next) => {
      const { part = '' } = ctx.params;
      return /^[1-9]\d{0,3}$/.test(part) ? send(ctx, next, Number(part)) : next();
    });
  }
  return router;
}

function pathOf(locale: Locale, part: number): string {
  return `/sitemap-${locale}${part === 0 ? '' : `-${part}`}.xml`;
}

function lastModified(entries: readonly SitemapEntry[]): string | undefined {
  return (
    entries
      .map(({ modifiedAt }) => modifiedAt ?? '')
      .reduce((last, time) => (time > last ? time : last), '') || undefined
  );
}

/** Number of entries between two yields to the event loop. Ten thousand at once would block it for half a second. */
const entriesPerTurn = 250;

/** Writes a sitemap with alternates and images of each URL. `x-default` is the default language, if available. */
async function sitemapXml(entries: readonly SitemapEntry[], siteUrl: string): Promise<string> {
  const { SitemapStream, streamToPromise } = await loadSitemap();
  const stream = new SitemapStream({
    hostname: siteUrl,
    xmlns: { news: false, video: false, xhtml: true, image: true },
  });
  const output = streamToPromise(stream);
  for (const [index, { path, alternates, modifiedAt, images }] of entries.entries()) {
    if (index % entriesPerTurn === entriesPerTurn - 1) await afterOtherWork();
    const links = alternates.map(({ locale, path: url }) => ({ lang: String(locale), url }));
    const fallback = links.find(({ lang }) => lang === defaultLocale) ?? links[0];
    stream.write({
      url: path,
      links: fallback === undefined ? links : [...links, { lang: 'x-default', url: fallback.url }],
      img: images.map((image) => ({ url: new URL(image, siteUrl).href })),
      ...(modifiedAt !== undefined && { lastmod: `${modifiedAt}Z` }),
    });
  }
  stream.end();
  return (await output).toString();
}

/** Writes a sitemap index. */
async function sitemapIndexXml(
  sitemaps: readonly { path: string; modifiedAt: string | undefined }[],
  siteUrl: string,
): Promise<string> {
  const { SitemapIndexStream, streamToPromise } = await loadSitemap();
  const stream = new SitemapIndexStream();
  for (const { path, modifiedAt } of sitemaps) {
    stream.write({
      url: new URL(path, siteUrl).href,
      ...(modifiedAt !== undefined && { lastmod: `${modifiedAt}Z` }),
    });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
