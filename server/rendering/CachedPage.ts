import type { Priority } from '#server/lib/contentApiGuard.ts';
import type { EncodableBody } from '#server/lib/sendEncoded.ts';

/** Content that a page was rendered from. */
export type UsedContent = {
  /** The key by which it is purged and expires. */
  key: string;
  /** Another whenever what the page read of it is another. */
  version: string;
  /** The version by now; what was purged is asked for. Undefined where it cannot be told. */
  versionNow: (priority: Priority) => Promise<string | undefined>;
};

/** A rendered page as the cache keeps it. */
export type CachedPage = {
  status: number;
  contentType: string;
  location: string | undefined;
  body: EncodableBody;
  /** The address whose page is answered instead, with this one's path in it: nothing is rendered for what does not exist. */
  notFoundTemplate: string | undefined;
  /** True when the page was rendered from copies that outlived a failing backend. */
  isFromStaleContent: boolean;
  /** True when the backend failed to give a part of it. */
  isPartial: boolean;
  /** What it was rendered from. */
  uses: readonly UsedContent[];
  renderedAt: number;
  /** By which shared caches find it when something has changed. */
  tags: readonly string[];
};
