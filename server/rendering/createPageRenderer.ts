import type { PageServices } from '#schema/pageServices.ts';
import type { PreviewedContent } from '#schema/preview.ts';
import type { KeptPage, UsedContent } from './CachedPage.ts';
import type { RenderAddress } from './pageRenderer.ts';
import { UndrawnPage } from './sendPage.ts';
import { sharedNotFoundOf } from './notFoundTemplate.ts';
import type { Purpose } from '#server/lib/contentApiGuard.ts';
import { keptBody } from '#server/lib/sendEncoded.ts';

export type DrawingParts = {
  render: RenderAddress;
  services: (request: {
    requestId: string;
    purpose: Purpose;
    onStaleContent: () => void;
    onHoles: () => void;
    onOutage: () => void;
    onStatus: (status: number) => void;
    onContent: (content: UsedContent & { tags: readonly string[] }) => void;
    preview: PreviewedContent | undefined;
  }) => PageServices;
};

/** Draws the page of an address, and tells what it was drawn from. Throws `UndrawnPage` where a failure was drawn. */
export type DrawPage = (
  url: string,
  how: { requestId: string; purpose: Purpose; preview?: PreviewedContent | undefined },
) => Promise<KeptPage>;

export function createDrawing(parts: DrawingParts): DrawPage {
  return async (url, { requestId, purpose, preview }) => {
    let isFromStaleContent = false;
    let hasHoles = false;
    let isOutage = false;
    let chosenStatus: number | undefined;
    const uses: UsedContent[] = [];
    const tags = new Set<string>();
    const services = parts.services({
      requestId,
      purpose,
      onStaleContent: () => (isFromStaleContent = true),
      onHoles: () => (hasHoles = true),
      onOutage: () => (isOutage = true),
      onStatus: (status) => (chosenStatus = status),
      onContent({ key, version, versionNow, ...content }) {
        uses.push({ key, version, versionNow });
        for (const tag of content.tags) tags.add(tag);
      },
      preview,
    });
    const rendered = await parts.render(url, { services });
    const { contentType, body } = rendered;
    const sharedNotFound = sharedNotFoundOf(rendered.location);
    const page = {
      status: sharedNotFound === undefined ? statusOf(rendered, chosenStatus) : 404,
      contentType,
      location: sharedNotFound === undefined ? rendered.location : undefined,
      body: await keptBody(body),
      sharedNotFound,
      isFromStaleContent,
      hasHoles,
      uses,
      drawnAt: Date.now(),
      tags: [...tags],
    };
    // A failure is not worth keeping, and must not replace a good copy.
    if (isOutage || page.status >= 500) throw new UndrawnPage(page);
    return page;
  };
}

function statusOf({ status }: { status: number }, chosen: number | undefined): number {
  return status === 200 ? (chosen ?? 200) : status;
}
