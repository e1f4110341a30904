import type { PageContextServer } from 'vike/types';
import { docsPath } from '#locales/paths.ts';
import { localisedPaths, localisePath } from '#locales/routing.ts';
import { data as pageData } from '#renderer/+data.ts';
import { siteNameOf, staticHead } from '#renderer/head/documentHead.ts';
import type { PageData } from '#renderer/data/PageData.ts';
import type { DocsOutline } from '#schema/openapi.ts';

export type DocsPageData = PageData & { docs: { outline: DocsOutline | undefined; path: string } };

/** Returns the common page data and the outline of the API reference. */
export async function data(pageContext: PageContextServer): Promise<DocsPageData> {
  const { services, locale, address } = pageContext;
  const [page, outline] = await Promise.all([pageData(pageContext), services.docsOutline?.()]);
  const title = outline === undefined ? page.title : `${page.title} | ${outline.title}`;
  // Deeper paths are sections of the same page, so only the page's own URL is indexed.
  pageContext.head = staticHead(
    {
      title,
      description: pageContext.head?.description,
      isIndexed: true,
    },
    {
      siteName: siteNameOf(page.site.menu),
      locale,
      siteUrl: services.siteUrl,
      isIndexable: services.isIndexable,
      path: localisePath(docsPath, locale),
      alternates: localisedPaths(docsPath),
    },
  );
  return { ...page, title, docs: { outline, path: address.pathname } };
}
