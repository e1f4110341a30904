import type { PageContextServer } from 'vike/types';
import { sectionFailures } from './sectionFailures.ts';
import { withUniqueIds } from './uniqueIds.ts';

/** React asks for pictures that are seen at once in front of the page whose first lines ask for them. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Of a `SectionBoundary`, for a page that is hydrated as a whole: islands are by themselves. */
const boundaries = /<!--\$-->(?=<section)|(?<=<\/section>)<!--\/\$-->/g;

/** Reports the sections that a page lacks because they threw, removes what only a hydrated page needs, and repeated ids. */
export async function onAfterRenderHtml(pageContext: PageContextServer) {
  const { page, pageHtmlString = '', services, address } = pageContext;
  for (const failure of await sectionFailures(page, pageHtmlString))
    services.reportSectionFailure(failure, address.pathname);
  pageContext.pageHtmlString = withUniqueIds(
    pageHtmlString.replace(imagePreloads, '').replaceAll(boundaries, ''),
  );
}
