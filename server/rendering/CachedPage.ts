import type { NotFoundReason } from '#locales/addresses.ts';
import type { Priority } from '#server/lib/contentApiGuard.ts';
import type { EncodableBody } from '#server/lib/sendEncoded.ts';

/** Content that a page was rendered from. */
export type UsedContent = {
  /** The key by which it is purged and expires. */
  key: string;
  /** Changes whenever the part that the page uses changes. */
  version: string;
  /** Returns the current version, from the backend after a purge; undefined if it is unknown. */
  versionNow: (priority: Priority) => Promise<string | undefined>;
};

/** A rendered page as it is cached. */
export type CachedPage = {
  status: number;
  contentType: string;
  location: string | undefined;
  body: EncodableBody;
  /** Why the path has no page; the shared 404 page of this reason is sent instead, with this path in it. */
  notFound: NotFoundReason | undefined;
  /** Whether the page was rendered from stale content because the backend failed. */
  isFromStaleContent: boolean;
  /** Whether the backend failed to return some of its content. */
  isPartial: boolean;
  /** Content it was rendered from. */
  uses: readonly UsedContent[];
  renderedAt: number;
  /** Tags by which shared caches purge it. */
  tags: readonly string[];
};
