import type { PageContextServer } from 'vike/types';
import { sectionFailures } from './sectionFailures.ts';
import { extractPageHtml } from './extractPageHtml.ts';

/** Tells the server of the sections that a drawn page lacks, because they threw; the page itself leaves its document. */
export async function onAfterRenderHtml(pageContext: PageContextServer) {
  const { page, pageHtmlString, services, address } = pageContext;
  for (const failure of await sectionFailures(page, pageHtmlString ?? ''))
    services.reportSectionFailure(failure, address.pathname);
  extractPageHtml(pageContext);
}
