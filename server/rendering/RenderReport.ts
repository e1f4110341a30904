import type { NotFoundReason } from '#locales/addresses.ts';
import type { UsedContent } from './CachedPage.ts';

/** Facts about one render. The services of the request fill it in while the renderer uses them. */
export type RenderReport = {
  /** Whether content came from copies that outlived a failing backend. */
  isFromStaleContent: boolean;
  /** Whether the backend failed to return some of the content. */
  isPartial: boolean;
  /** Whether content was unavailable, so that an error page was rendered. */
  isOutage: boolean;
  /** Status that the page chose; undefined for the usual one. */
  status: number | undefined;
  /** Why the path has no page. Nothing was rendered: the server sends the shared 404 page of this reason. */
  notFound: NotFoundReason | undefined;
  /** Content that the page was rendered from. */
  uses: UsedContent[];
  /** Tags of that content in shared caches. */
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
