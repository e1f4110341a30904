import { LRUCache } from 'lru-cache';

/** Far more than the operations of the site, with the forms that older content models take. */
const limitBytes = 2 * 1024 * 1024;

/** What is known of queries, by their texts of up to fourteen kilobytes each: bounded in bytes rather than in number. */
export function createQueryCache<V extends object | string>(bytesOf: (value: V) => number) {
  return new LRUCache<string, V>({
    maxSize: limitBytes,
    sizeCalculation: (value, text) => Math.max(1, text.length + bytesOf(value)),
  });
}
