import type { PageContextServer } from 'vike/types';
import { withoutFieldPath } from '#schema/fieldPaths.ts';
import { withoutHydrationMarkup } from './hydrationMarkup.ts';
import { sectionFailures } from './sectionFailures.ts';
import { withUniqueIds } from './uniqueIds.ts';

/** Attributes contain no paths of fields, because people and scripts read, compare and follow them. */
const tags = /<[a-z][^<>]*>/gi;

/** Reports sections that threw, removes markup that only hydration of the whole page needs, and makes IDs unique. */
export async function onAfterRenderHtml(pageContext: PageContextServer) {
  const { page, pageHtmlString = '', services, address } = pageContext;
  for (const failure of await sectionFailures(page, pageHtmlString))
    services.reportSectionFailure(failure, address.pathname);
  const html = withoutHydrationMarkup(pageHtmlString);
  pageContext.pageHtmlString = withUniqueIds(
    services.preview?.marksFields ? html.replaceAll(tags, withoutFieldPath) : html,
  );
}
