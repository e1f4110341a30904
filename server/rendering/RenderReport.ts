import type { NotFoundReason } from '#locales/addresses.ts';
import type { UsedContent } from './CachedPage.ts';

/** Facts about one render. The request's services record them while the page is rendered. */
export type RenderReport = {
  /** Whether content came from old copies because the backend failed. */
  isFromStaleContent: boolean;
  /** Whether the backend failed to return some of the content. */
  isPartial: boolean;
  /** Whether content was unavailable, so that an error page was rendered. */
  isOutage: boolean;
  /** Status that the page set; undefined for the default. */
  status: number | undefined;
  /** Reason why the path has no page. Nothing was rendered: the server sends the shared 404 page for this reason. */
  notFound: NotFoundReason | undefined;
  /** Content that the page was rendered from. */
  uses: UsedContent[];
  /** Tags of the content in `uses`, for shared caches. */
  tags: Set<string>;
};

export function createRenderReport(): RenderReport {
  return {
    isFromStaleContent: false,
    isPartial: false,
    isOutage: false,
    status: undefined,
    notFound: undefined,
    uses: [],
    tags: new Set(),
  };
}
