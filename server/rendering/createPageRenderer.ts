import type { PageServices } from '#schema/pageServices.ts';
import type { Preview, SharedChanges } from '#schema/preview.ts';
import type { Priority } from '#server/lib/contentApiGuard.ts';
import { cacheableBody } from '#server/lib/sendEncoded.ts';
import type { CachedPage } from './CachedPage.ts';
import type { RenderAddress } from './pageRenderer.ts';
import { createRenderReport, type RenderReport } from './RenderReport.ts';
import { PageRenderError } from './sendPage.ts';

type RenderOptions = {
  requestId: string;
  priority: Priority;
  preview?: Preview | undefined;
  changes?: SharedChanges | undefined;
  /** The client's address, for pages that are not cached. */
  visitor?: string;
};

export type PageRendererDeps = {
  render: RenderAddress;
  services: (request: RenderOptions & { report: RenderReport }) => PageServices;
};

/** Renders the page of a URL. Throws `PageRenderError` if an error page was rendered. */
export type RenderPage = (url: string, options: RenderOptions) => Promise<CachedPage>;

export function createPageRenderer(deps: PageRendererDeps): RenderPage {
  return async (url, options) => {
    const report = createRenderReport();
    const rendered = await deps.render(url, { services: deps.services({ ...options, report }) });
    const { isFromStaleContent, isPartial, notFound, uses } = report;
    const { status, location } = notFound === undefined ? rendered : { status: 404, location: undefined };
    const page: CachedPage = {
      status: status === 200 ? (report.status ?? 200) : status,
      contentType: rendered.contentType,
      location,
      body: await cacheableBody(rendered.body),
      ...{ notFound, isFromStaleContent, isPartial, uses },
      renderedAt: Date.now(),
      tags: [...report.tags],
    };
    // A failure must not replace a good copy in the cache.
    if (report.isOutage || page.status >= 500) throw new PageRenderError(page);
    return page;
  };
}
