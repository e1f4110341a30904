/** Maximum size of each cache in bytes. Excludes the API reference, which is a single document. */
export type CacheLimits = ReturnType<typeof divideCaches>;

/**
 * Divides a number of megabytes (1,048,576 bytes) among the caches, by the cost of a miss for visitors or the content
 * backend. The limits never add up to more.
 */
export function divideCaches(megabytes: number) {
  const percent = (share: number) => Math.floor((share * megabytes * 1024 * 1024) / 100);
  return {
    pages: percent(28),
    /** Pages at URLs that clients can invent, which evict only each other. `otherContent` is for their content. */
    otherPages: percent(7),
    content: percent(17),
    otherContent: percent(3),
    /** Menu, footer and error page together. */
    siteParts: percent(9),
    postIndex: percent(9),
    titles: percent(5),
    feeds: percent(14),
    socialImages: percent(8),
  };
}
