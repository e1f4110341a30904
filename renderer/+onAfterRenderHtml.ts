import type { PageContextServer } from 'vike/types';
import { sectionFailures } from './sectionFailures.ts';

/** Tells the server of the sections that a drawn page lacks, because they threw. */
export async function onAfterRenderHtml({ page, pageHtmlString, services, address }: PageContextServer) {
  for (const failure of await sectionFailures(page, pageHtmlString ?? ''))
    services.reportSectionFailure(failure, address.pathname);
}
