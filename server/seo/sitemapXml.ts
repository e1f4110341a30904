import { setImmediate as afterOtherWork } from 'node:timers/promises';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { defaultLocale } from '#locales/locales.ts';
import type { SitemapEntry } from './sitemapEntries.ts';

/** After so many entries visitors get their turn: ten thousand at once would take half a second. */
const entriesAtOnce = 250;

/** A sitemap with the language alternates and pictures of each address; `x-default` is English where there is one. */
export async function sitemapXml(entries: readonly SitemapEntry[], siteUrl: string): Promise<string> {
  const stream = new SitemapStream({
    hostname: siteUrl,
    xmlns: { news: false, video: false, xhtml: true, image: true },
  });
  const written = streamToPromise(stream);
  for (const [index, { path, alternates, modifiedAt, images }] of entries.entries()) {
    if (index % entriesAtOnce === entriesAtOnce - 1) await afterOtherWork();
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
  return (await written).toString();
}

/** The list of all sitemaps. */
export async function sitemapIndexXml(
  sitemaps: readonly { path: string; modifiedAt: string | undefined }[],
  siteUrl: string,
): Promise<string> {
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
