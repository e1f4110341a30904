import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ContentData } from '#schema/pageServices.ts';
import { decompress } from '#server/lib/compressed.ts';
import type { ContentRequest } from './contentClient.ts';
import type { ContentDependencies } from './contentMatches.ts';

/**
 * An answer as it is kept: compressed, outside of the heap, where it takes a tenth. Its identity and, unless it is from
 * before a restart, what is in it are known.
 */
export type CacheEntry = {
  packed: Buffer;
  digest: string;
  storedAt: number;
  isPartial: boolean;
  facts?: ContentDependencies;
};

/** The data of an answer. */
export const Data = v.record(v.string(), v.unknown());

/** Another build may ask for other fields under the same name; its copies on disk would lack ours. */
export function keyOf({ name, text, variables }: ContentRequest): string {
  return `${name} ${digestOf(text)} ${JSON.stringify(variables)}`;
}

/** By its variables: what visitors look for is theirs, and is written nowhere. */
export function isSearch(key: string): boolean {
  return key.includes('"search":"');
}

/** Of the operation. */
export function nameIn(key: string): string {
  return key.slice(0, key.indexOf(' '));
}

/** Creates the cache entry of a compressed response. */
export function createEntry(packed: Buffer, known: Pick<CacheEntry, 'storedAt' | 'isPartial'>): CacheEntry {
  return { packed, digest: digestOf(packed), ...known };
}

/** The answer again. Throws where it is none. */
export function readEntry(packed: Buffer): ContentData {
  return v.parse(Data, JSON.parse(decompress(packed).toString()));
}

/** Short, and another for another text. */
export function digestOf(text: string | Buffer): string {
  return createHash('sha1').update(text).digest('base64url');
}
