import { createHash } from 'node:crypto';
import { minuteMs, dayMs } from '#schema/durations.ts';
import { pack, unpack } from '#server/packed.ts';
import * as v from 'valibot';
import type { Purge } from '#schema/purge.ts';
import type { ContentData } from '#schema/pageServices.ts';
import type { Purpose } from '#server/upstream/callQueue.ts';
import { NotAskedError, UpstreamError } from '#server/errors.ts';
import type { ContentUpkeep } from '#server/upstream/contentUpkeep.ts';
import { createOccasionalLog } from '#server/upstream/occasionalLog.ts';
import { createStaleCache, type Cached } from '#server/upstream/staleCache.ts';
import type { ContentClient, ContentRequest } from './contentClient.ts';
import { contentMatches, factsOf, type ContentFacts } from './contentMatches.ts';

const limitBytes = 20 * 1024 * 1024;
/** What is known of an answer beside itself. */
const overheadBytes = 500;
/** Searches and addresses that are no pages. */
const minor = { limitBytes: 4 * 1024 * 1024, limitEntries: 500, lifeMs: minuteMs };
/** An answer with holes may be whole the next time. */
const freshWithHolesMs = 5_000;

/**
 * An answer as it is kept: compressed, outside of the heap, where it takes a tenth. Its identity and, unless it is from
 * before a restart, what is in it are known.
 */
type Kept = { packed: Buffer; digest: string; hasHoles: boolean; facts?: ContentFacts };

const Data = v.record(v.string(), v.unknown());

export type ContentService = {
  /**
   * A normalised answer, at most 24 hours old, and the key under which it is kept; `hasHoles` where the backend failed
   * in parts of it and there is no whole copy. Rejects when there is none.
   */
  fetch(
    request: ContentRequest,
    purpose?: Purpose,
  ): Promise<Cached<ContentData> & { key: string; hasHoles: boolean }>;
  /** As `fetch`, for documents that would silently leave out what is missing. */
  fetchWhole(request: ContentRequest, purpose: Purpose): Promise<ContentData>;
  /** What an editor may see: asked for with the token, never kept. Rejects when there is none. */
  fetchUnpublished(request: ContentRequest): Promise<{ answer: ContentData; hasHoles: boolean }>;
  /** The answer told of something that does not exist: it is kept for a minute, and evicts nothing that does. */
  demote(key: string): void;
  /** As `demote`, by what was asked. */
  demoteAnswerTo(request: ContentRequest): void;
  /** Keeps answers that hold what has changed for outages only; answers their keys. */
  purge(purge: Purge): string[];
};

/** Content with a memory: cached, single-flight, last good copies kept over failures and restarts. */
export async function createContentService(
  parts: ContentUpkeep & {
    /** Asks as anybody: what is published, and nothing else, is kept. */
    client: ContentClient;
    /** Asks with the token. */
    previewClient: ContentClient;
    /** Makes an answer ours; what it asks of the backend for that is asked for the same purpose. */
    prepare: (answer: unknown, purpose: Purpose) => Promise<unknown>;
  },
): Promise<ContentService> {
  const { client, previewClient, prepare, gate, snapshot, logger } = parts;
  const freshMs = parts.freshSeconds * 1000;
  const logFailure = createOccasionalLog();

  const cache = createStaleCache<Kept>({
    freshMs: ({ hasHoles }) => (hasHoles ? Math.min(freshMs, freshWithHolesMs) : freshMs),
    staleMs: dayMs,
    limitBytes,
    minor,
    restMs: parts.restMs,
    sizeOf: ({ packed }) => packed.byteLength + overheadBytes,
    isMinor: isSearch,
    mayReplace: (copy, loaded) => copy.hasHoles || !loaded.hasHoles,
    isSourceAway: () => gate.isDown(),
    onLoaded: (key, loaded, replaced) => {
      if (replaced !== undefined && replaced.digest !== loaded.digest) parts.onChanged(key);
      snapshot.schedule(collect);
    },
    onLoadFailed(key, error) {
      if (error instanceof NotAskedError) return;
      logFailure(nameIn(key), () =>
        logger.warn({ err: error, query: nameIn(key) }, 'a content query failed; its last good copy serves'),
      );
    },
  });
  for await (const { key, storedAt, value } of snapshot.read())
    if (!isSearch(key) && typeof value === 'string')
      cache.restore(key, keptPacked(Buffer.from(value, 'base64'), { hasHoles: false }), storedAt);

  function* collect() {
    for (const [key, { value, storedAt }] of [...cache.entries()])
      if (!value.hasHoles) yield { key, storedAt, value: value.packed.toString('base64') };
  }

  const ask = async (
    from: ContentClient,
    request: ContentRequest,
    options: { key: string; purpose: Purpose },
  ) => {
    const { data, missing } = await gate.call({ ...options, kind: request.name }, (how) =>
      from.query(request, how),
    );
    if (missing !== undefined)
      logFailure(`holes ${request.name}`, () =>
        logger.warn({ query: request.name, reason: missing }, 'a content query was answered with holes'),
      );
    return { answer: v.parse(Data, await prepare(data, options.purpose)), hasHoles: missing !== undefined };
  };

  const fetch: ContentService['fetch'] = async (request, purpose = 'visitor') => {
    const key = keyOf(request);
    const { value, ...rest } = await cache.get(key, async (reason) => {
      const isBehind = reason === 'stale' && purpose === 'visitor';
      const { answer, hasHoles } = await ask(client, request, {
        key,
        purpose: isBehind ? 'refresh' : purpose,
      });
      return { ...keptPacked(pack(JSON.stringify(answer)), { hasHoles }), facts: factsOf(request, answer) };
    });
    return {
      value: v.parse(Data, JSON.parse(unpack(value.packed).toString())),
      hasHoles: value.hasHoles,
      key,
      ...rest,
    };
  };

  return {
    fetch,
    async fetchWhole(request, purpose) {
      const { value, hasHoles } = await fetch(request, purpose);
      if (hasHoles) throw new UpstreamError('Parts of the answer are missing.', { isOutage: false });
      return value;
    },
    fetchUnpublished: (request) =>
      ask(previewClient, request, { key: `preview ${request.name}`, purpose: 'visitor' }),
    demote: (key) => cache.demote(key),
    demoteAnswerTo: (request) => cache.demote(keyOf(request)),
    // What is not known to be untouched is taken for touched.
    purge: (purge) =>
      cache.purge((_key, kept) => kept?.facts === undefined || contentMatches(purge, kept.facts)),
  };
}

/** Another build may ask for other fields under the same name; its copies on disk would lack ours. */
function keyOf({ name, text, variables }: ContentRequest): string {
  return `${name} ${digestOf(text)} ${JSON.stringify(variables)}`;
}

/** By its variables: what visitors look for is theirs, and is written nowhere. */
function isSearch(key: string): boolean {
  return key.includes('"search":"');
}

function nameIn(key: string): string {
  return key.slice(0, key.indexOf(' '));
}

function keptPacked(packed: Buffer, { hasHoles }: { hasHoles: boolean }): Kept {
  return { packed, digest: digestOf(packed), hasHoles };
}

function digestOf(text: string | Buffer): string {
  return createHash('sha1').update(text).digest('base64url');
}
