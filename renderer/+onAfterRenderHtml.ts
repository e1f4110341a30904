import type { PageContextServer } from 'vike/types';
import { sectionFailures } from './sectionFailures.ts';
import { withUniqueIds } from './uniqueIds.ts';

/** Preload links that React prepends for eager images. The first lines of the page already request these images. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Markers of `SectionBoundary`. Only hydration of a whole page would need them; islands hydrate separately. */
const boundaries = /<!--\$-->(?=<section)|(?<=<\/section>)<!--\/\$-->/g;

/** Reports sections that threw, removes markup that only hydration of the whole page needs, and makes IDs unique. */
export async function onAfterRenderHtml(pageContext: PageContextServer) {
  const { page, pageHtmlString = '', services, address } = pageContext;
  for (const failure of await sectionFailures(page, pageHtmlString))
    services.reportSectionFailure(failure, address.pathname);
  pageContext.pageHtmlString = withUniqueIds(
    pageHtmlString.replace(imagePreloads, '').replaceAll(boundaries, ''),
  );
}
