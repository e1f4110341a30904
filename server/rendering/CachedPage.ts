import type { NotFoundReason } from '#locales/addresses.ts';
import type { Priority } from '#server/lib/contentApiGuard.ts';
import type { EncodableBody } from '#server/lib/sendEncoded.ts';

/** Content that a page was rendered from. */
export type UsedContent = {
  /** Content key, by which purges and expiry refer to it. */
  key: string;
  /** Version of the fields that the page uses. Changes whenever they do. */
  version: string;
  /** Returns the current version, which is fetched from the backend after a purge; undefined if it is unknown. */
  versionNow: (priority: Priority) => Promise<string | undefined>;
};

/** A rendered page as it is cached. */
export type CachedPage = {
  status: number;
  contentType: string;
  location: string | undefined;
  body: EncodableBody;
  /** Reason why the path has no page. The shared 404 page for this reason is sent instead, with this path in it. */
  notFound: NotFoundReason | undefined;
  /** Whether the page was rendered from stale content because the backend failed. */
  isFromStaleContent: boolean;
  /** Whether the backend failed to return some of the page's content. */
  isPartial: boolean;
  /** Content that the page was rendered from. */
  uses: readonly UsedContent[];
  renderedAt: number;
  /** Tags by which shared caches purge the page. */
  tags: readonly string[];
};
