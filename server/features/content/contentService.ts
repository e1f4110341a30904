import { createHash } from 'node:crypto';
import type { Purge } from '#schema/purge.ts';
import type { Logger } from '../../logger.ts';
import type { Breaker } from '../../lib/breaker.ts';
import { UpstreamError } from '../../lib/errors.ts';
import type { Snapshot } from '../../lib/snapshot.ts';
import { createStaleCache, type Cached } from '../../lib/staleCache.ts';
import type { ContentClient, ContentRequest } from './contentClient.ts';
import { contentMatches, factsOf, type ContentFacts } from './contentMatches.ts';

const dayMs = 24 * 60 * 60 * 1000;
const limitBytes = 64 * 1024 * 1024;
const logEveryMs = 60_000;

/** An answer as it is kept: its size, identity and, unless it is from before a restart, what is in it are known. */
type Kept = { answer: unknown; bytes: number; digest: string; facts?: ContentFacts };

export type ContentService = {
  /** A normalised answer, at most 24 hours old, and the key under which it is kept. Rejects when there is none. */
  fetch(request: ContentRequest): Promise<Cached<unknown> & { key: string }>;
  /** A normalised answer for one reader alone: never kept. Rejects when there is none. */
  fetchUnkept(request: ContentRequest): Promise<unknown>;
  /** Keeps answers that hold what has changed for outages only; answers their keys. */
  purge(purge: Purge): string[];
};

/** Content with a memory: cached, single-flight, last good copies kept over failures and restarts (decision 19). */
export async function createContentService(parts: {
  client: ContentClient;
  normalise: (answer: unknown) => Promise<unknown>;
  breaker: Breaker;
  snapshot: Snapshot;
  logger: Logger;
  freshSeconds: number;
  /** Called when an answer differs from the copy it replaces. */
  onChanged: (key: string) => void;
}): Promise<ContentService> {
  const { client, breaker, snapshot, logger } = parts;
  let lastLoggedAt = 0;

  const cache = createStaleCache<Kept>({
    freshMs: parts.freshSeconds * 1000,
    staleMs: dayMs,
    limitBytes,
    sizeOf: (kept) => kept.bytes,
    mayLoad: () => breaker.mayTry(),
    onLoaded: (key, loaded, replaced) => {
      if (replaced !== undefined && replaced.digest !== loaded.digest) parts.onChanged(key);
      snapshot.schedule(collect);
    },
    onLoadFailed(key, error) {
      if (Date.now() - lastLoggedAt < logEveryMs) return;
      lastLoggedAt = Date.now();
      logger.warn(
        { err: error, query: key.slice(0, key.indexOf(' ')) },
        'the content backend fails; serving last good copies',
      );
    },
  });
  for (const { key, storedAt, value } of await snapshot.read()) cache.restore(key, kept(value), storedAt);

  function collect() {
    return [...cache.entries()].map(([key, { value, storedAt }]) => ({ key, storedAt, value: value.answer }));
  }

  return {
    async fetch(request) {
      // Another build may ask for other fields under the same name; its copies on disk would lack ours.
      const key = `${request.name} ${digestOf(request.text)} ${JSON.stringify(request.variables)}`;
      const { value, ...rest } = await cache.get(key, async () => {
        if (!breaker.mayTry())
          throw new UpstreamError('The content backend is down and left alone for a moment.');
        try {
          const answer = await parts.normalise(await client.query(request));
          breaker.succeeded();
          return { ...kept(answer), facts: factsOf(request, answer) };
        } catch (error) {
          breaker.failed();
          throw error;
        }
      });
      return { value: value.answer, key, ...rest };
    },
    fetchUnkept: async (request) => parts.normalise(await client.query(request)),
    // What is not known to be untouched is taken for touched.
    purge: (purge) =>
      cache.purge((_key, kept) => kept?.facts === undefined || contentMatches(purge, kept.facts)),
  };
}

function kept(answer: unknown): Kept {
  const json = JSON.stringify(answer);
  return { answer, bytes: json.length, digest: digestOf(json) };
}

function digestOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}
