/** What each cache of the process may take, in bytes. The API reference is one document and no cache. */
export type CacheLimits = ReturnType<typeof divideCaches>;

/**
 * Divides so many megabytes (of 1,048,576 bytes) among the caches, by what visitors or the content backend lose where
 * one is small: together they never take more.
 */
export function divideCaches(megabytes: number) {
  const percent = (share: number) => Math.floor((share * megabytes * 1024 * 1024) / 100);
  return {
    pages: percent(28),
    /** Addresses that anybody can make up, which evict nothing else; so for content. */
    otherPages: percent(7),
    content: percent(17),
    otherContent: percent(3),
    /** Menu, footer and error page together. */
    siteParts: percent(9),
    postIndex: percent(14),
    feeds: percent(14),
    socialImages: percent(8),
  };
}
