import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ContentData } from '#schema/pageServices.ts';
import { decompress } from '#server/lib/compressed.ts';
import type { ContentRequest } from './contentClient.ts';
import type { ContentDependencies } from './contentMatches.ts';

/**
 * A cached response, compressed and stored outside the heap, where it takes a tenth of the memory. `facts` is undefined
 * for entries from before a restart.
 */
export type CacheEntry = {
  packed: Buffer;
  digest: string;
  storedAt: number;
  isPartial: boolean;
  facts?: ContentDependencies;
  /** Overrides the default time until the response is reloaded, if longer. */
  freshMs?: number | undefined;
};

/** Schema of a response's data. */
export const Data = v.record(v.string(), v.unknown());

/**
 * Returns the cache key of a query. The key includes the query text: another build may query other fields under the
 * same name, and its copies on disk would lack ours.
 */
export function keyOf({ name, text, variables }: ContentRequest): string {
  return `${name} ${digestOf(text)} ${JSON.stringify(variables)}`;
}

/** Returns whether a key belongs to a search. Visitors' search terms are written neither to disk nor to Redis. */
export function isSearch(key: string): boolean {
  return key.includes('"search":"');
}

/** Returns the operation name in a key. */
export function operationIn(key: string): string {
  return key.slice(0, key.indexOf(' '));
}

/** Creates the cache entry of a compressed response. */
export function createEntry(
  packed: Buffer,
  metadata: Pick<CacheEntry, 'storedAt' | 'isPartial'>,
): CacheEntry {
  return { packed, digest: digestOf(packed), ...metadata };
}

/** Decompresses a response. Throws if it is invalid. */
export function readEntry(packed: Buffer): ContentData {
  return v.parse(Data, JSON.parse(decompress(packed).toString()));
}

/** Returns a short digest of a text. */
export function digestOf(text: string | Buffer): string {
  return createHash('sha1').update(text).digest('base64url');
}
