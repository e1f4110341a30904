import { Readable } from 'node:stream';
import { expect, type APIRequestContext } from '@playwright/test';
import { parseSitemap, parseSitemapIndex } from 'sitemap';

export type ListedPage = { url: string; languageLinks: [string, string][]; images: string[] };

/** The text behind an address that has to answer 200 by itself. */
export async function textOf(request: APIRequestContext, url: string): Promise<string> {
  const answer = await request.get(url, { maxRedirects: 0 });
  expect(answer.status(), url).toBe(200);
  return answer.text();
}

/** Every address of every sitemap, found from the index. */
export async function listedPages(request: APIRequestContext): Promise<ListedPage[]> {
  const index = await parseSitemapIndex(Readable.from([await textOf(request, '/sitemap.xml')]));
  return (await Promise.all(index.map(({ url }) => pagesOfSitemap(request, url)))).flat();
}

/** Every address of one sitemap, such as `/sitemap-da.xml`. */
export async function pagesOfSitemap(request: APIRequestContext, sitemap: string): Promise<ListedPage[]> {
  const entries = await parseSitemap(Readable.from([await textOf(request, sitemap)]));
  return entries.map(({ url, links, img }) => ({
    url,
    languageLinks: links.map((link): [string, string] => [link.lang, link.url]),
    images: img.map((image) => image.url),
  }));
}

/** Asks for all, a few at a time. */
export async function each<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
    }),
  );
}
