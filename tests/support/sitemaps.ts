import { Readable } from 'node:stream';
import { expect, type APIRequestContext } from '@playwright/test';
import { parseSitemap, parseSitemapIndex } from 'sitemap';

export type ListedPage = { url: string; languageLinks: [string, string][]; images: string[] };

/** Returns the body of a URL that must respond with 200 without a redirect. */
export async function textOf(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.get(url, { maxRedirects: 0 });
  expect(response.status(), url).toBe(200);
  return response.text();
}

/** Returns every page of every sitemap in the index. */
export async function listedPages(request: APIRequestContext): Promise<ListedPage[]> {
  const index = await parseSitemapIndex(Readable.from([await textOf(request, '/sitemap.xml')]));
  return (await Promise.all(index.map(({ url }) => pagesOfSitemap(request, url)))).flat();
}

/** Returns every page of one sitemap, such as `/sitemap-da.xml`. */
export async function pagesOfSitemap(request: APIRequestContext, sitemap: string): Promise<ListedPage[]> {
  const entries = await parseSitemap(Readable.from([await textOf(request, sitemap)]));
  return entries.map(({ url, links, img }) => ({
    url,
    languageLinks: links.map((link): [string, string] => [link.lang, link.url]),
    images: img.map((image) => image.url),
  }));
}

/** Processes all items, four at a time. */
export async function each<T>(items: Iterable<T>, runTask: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) await runTask(item);
    }),
  );
}
