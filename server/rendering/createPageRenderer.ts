import type { PageServices } from '#schema/pageServices.ts';
import type { Preview, SharedChanges } from '#schema/preview.ts';
import type { CachedPage, UsedContent } from './CachedPage.ts';
import type { RenderAddress } from './pageRenderer.ts';
import { PageRenderError } from './sendPage.ts';
import { notFoundTemplateOf } from './notFoundTemplate.ts';
import type { Priority } from '#server/lib/contentApiGuard.ts';
import { keptBody } from '#server/lib/sendEncoded.ts';

export type PageRendererDeps = {
  render: RenderAddress;
  services: (request: {
    requestId: string;
    priority: Priority;
    onStaleContent: () => void;
    onPartial: () => void;
    onOutage: () => void;
    onStatus: (status: number) => void;
    onContent: (content: UsedContent & { tags: readonly string[] }) => void;
    preview: Preview | undefined;
    changes: SharedChanges | undefined;
    visitor?: string | undefined;
  }) => PageServices;
};

/** Renders the page of an address, and tells what it was rendered from. Throws `PageRenderError` where a failure was rendered. */
export type RenderPage = (
  url: string,
  how: {
    requestId: string;
    priority: Priority;
    preview?: Preview | undefined;
    changes?: SharedChanges | undefined;
    /** The address of who asks, where a page is drawn for nobody else. */
    visitor?: string;
  },
) => Promise<CachedPage>;

export function createPageRenderer(deps: PageRendererDeps): RenderPage {
  return async (url, { requestId, priority, preview, changes, visitor }) => {
    let isFromStaleContent = false;
    let isPartial = false;
    let isOutage = false;
    let chosenStatus: number | undefined;
    const uses: UsedContent[] = [];
    const tags = new Set<string>();
    const services = deps.services({
      requestId,
      priority,
      onStaleContent: () => (isFromStaleContent = true),
      onPartial: () => (isPartial = true),
      onOutage: () => (isOutage = true),
      onStatus: (status) => (chosenStatus = status),
      onContent({ key, version, versionNow, ...content }) {
        uses.push({ key, version, versionNow });
        for (const tag of content.tags) tags.add(tag);
      },
      preview,
      changes,
      visitor,
    });
    const rendered = await deps.render(url, { services });
    const { contentType, body } = rendered;
    const notFoundTemplate = notFoundTemplateOf(rendered.location);
    const page = {
      status: notFoundTemplate === undefined ? statusOf(rendered, chosenStatus) : 404,
      contentType,
      location: notFoundTemplate === undefined ? rendered.location : undefined,
      body: await keptBody(body),
      notFoundTemplate,
      isFromStaleContent,
      isPartial,
      uses,
      renderedAt: Date.now(),
      tags: [...tags],
    };
    // A failure is not worth keeping, and must not replace a good copy.
    if (isOutage || page.status >= 500) throw new PageRenderError(page);
    return page;
  };
}

function statusOf({ status }: { status: number }, chosen: number | undefined): number {
  return status === 200 ? (chosen ?? 200) : status;
}
