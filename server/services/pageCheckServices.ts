import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { previewPath } from '#locales/paths.ts';
import { localisePath } from '#locales/routing.ts';
import type { PagePlacesAnswer, PagePlacesRequest } from '#schema/pageCheck.ts';
import type { PreviewedContent } from '#schema/preview.ts';
import type { ContentData, PageServices } from '#schema/pageServices.ts';
import type { RouteRule } from '#schema/routeRules.ts';
import { hasTextBeyondLimit, markMissingAlts } from '#server/page-check/checkedContent.ts';
import { createPageChecker, type RenderedPreview } from '#server/page-check/pageChecker.ts';
import { createPageReader } from '#server/page-check/pageReader.ts';
import type { ReadyFile } from '#server/media/sources.ts';
import type { PageRendererDeps } from '#server/rendering/createPageRenderer.ts';
import { createRenderReport } from '#server/rendering/RenderReport.ts';
import type { RenderAddress } from '#server/rendering/pageRenderer.ts';

const ignore = () => {};

/**
 * Creates the check of pages that are being edited. It renders their preview and measures what visitors would load.
 */
export function createPageCheck(deps: {
  render: RenderAddress;
  pageServices: PageRendererDeps['services'];
  tokenFault: () => 'no token' | 'refused token' | undefined;
  /** Returns the redirect of a path by the rules of the owner or of editors. */
  findRedirect: (path: string) => RouteRule | undefined;
  statusOf: (path: string) => Promise<number | undefined>;
  publicPage: (path: string) => Promise<{ status: number; html: string } | undefined>;
  fileAt: (path: string) => Promise<ReadyFile>;
  hasApiReference: boolean;
}) {
  const readPage = createPageReader();
  const statusOf = async (path: string) => deps.findRedirect(path)?.status ?? deps.statusOf(path);

  async function render({ id, type, locale, frame }: PreviewedContent): Promise<RenderedPreview> {
    let content: ContentData | undefined;
    const services: PageServices = deps.pageServices({
      requestId: randomUUID(),
      priority: 'interactive',
      report: createRenderReport(),
      // A session makes the renderer mark sections in the HTML. No request accepts this value.
      preview: { id, type, locale, session: 'check', ...(frame && { frame }) },
      changes: undefined,
    });
    const { status, body } = await deps.render(localisePath(`${previewPath}/${type}`, locale), {
      services: {
        ...services,
        fetchPreview: async (operation, variables) => {
          content = await services.fetchPreview(operation, variables);
          // Drafts that are too long are not rendered, because that would block the main thread.
          return hasTextBeyondLimit(content) ? {} : markMissingAlts(content);
        },
        // Ignored here, because the check reports these failures to the editor.
        reportSectionFailure: ignore,
        reportUnknownSection: ignore,
        reportOutage: ignore,
      } satisfies PageServices,
    });
    return { status, html: body, content };
  }

  /** Returns the link targets of the page that visitors get at a path. */
  async function placesAt(path: string): Promise<PagePlacesAnswer> {
    const redirectStatus = deps.findRedirect(path)?.status;
    if (redirectStatus !== undefined) return { status: redirectStatus, places: [] };
    const page = await deps.publicPage(path);
    const parsed = page?.status === 200 ? await readPage({ html: page.html }) : undefined;
    return { status: page?.status ?? 503, places: parsed?.places ?? [] };
  }

  return {
    statusOf,
    async placesOf(request: PagePlacesRequest): Promise<PagePlacesAnswer> {
      if ('path' in request) return placesAt(request.path);
      const fault = deps.tokenFault();
      if (fault !== undefined) return { problem: fault };
      const { status, html, content } = await render(request);
      if (hasTextBeyondLimit(content)) return { problem: 'too long' };
      if (status === 404) return { problem: 'nothing there' };
      if (status !== 200) return { status, places: [] };
      const parsed = await readPage({ html });
      return parsed === undefined ? { problem: 'too long' } : { status, places: parsed.places };
    },
    check: createPageChecker({
      render,
      readPage,
      fault: deps.tokenFault,
      statusOf,
      hasApiReference: deps.hasApiReference,
      async idsAt(path) {
        const page = deps.findRedirect(path) === undefined ? await deps.publicPage(path) : undefined;
        return page?.status === 200 ? (await readPage({ html: page.html }))?.ids : undefined;
      },
      weigh: async (path) => (await deps.fileAt(path)).size,
      async read(path) {
        const file = await deps.fileAt(path);
        return file.bytes ?? (file.path === undefined ? Buffer.alloc(0) : readFile(file.path));
      },
    }),
  };
}
