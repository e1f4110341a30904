import * as v from 'valibot';
import type { Purge } from '#schema/purge.ts';
import { followRouteRules, type RouteRule } from '#schema/routeRules.ts';
import type { BackupsOf } from '#server/lib/backupStore.ts';
import { compress, decompress } from '#server/lib/compressed.ts';
import { RequestNotSentError, UpstreamError } from '#server/errors.ts';
import type { Logger } from '#server/logger.ts';
import type { ContentApiGuard } from '#server/lib/contentApiGuard.ts';
import { fetchText, type Fetch } from '#server/lib/fetchText.ts';
import { createRowMatcher, RedirectRow, type FoundRow } from './redirectRows.ts';
import { unshared, type Shareable, type SharedContentCache } from './sharedContentCache.ts';

/** Schema of a path of this site. Rejects paths that browsers could read as another host. */
const OwnPath = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.regex(/^\/(?![/\\])[!-~]*$/),
  v.regex(/^[^\\?#*]*$/),
);
const Entry = v.union([RedirectRow, v.strictObject({ from: OwnPath, to: OwnPath })]);
/** Maximum number of moved paths and rows together. */
const maxEntries = 15_000;
const List = v.pipe(
  v.array(v.unknown()),
  v.transform((entries) =>
    entries.slice(0, maxEntries).flatMap((entry) => {
      const parsed = v.safeParse(Entry, entry);
      return parsed.success ? [parsed.output] : [];
    }),
  ),
);

/** Schema of the list as it is stored in Redis and on disk. */
const StoredText = v.pipe(v.string(), v.parseJson(), v.object({ list: v.optional(List) }));

type List = v.InferOutput<typeof List>;
/** The list as it is cached. `list` is undefined if the backend has none. */
type StoredList = Shareable & { list: List | undefined };

const limitBytes = 8 * 1024 * 1024;
const timeoutMs = 5_000;
const copyKey = 'list';
/** Interval between requests to a backend that has no list. */
const missingRetryMs = 600_000;
/** Retry delay after a request that was not sent. Short, because such a request costs nothing. */
const unsentRetryMs = 1_000;

export type Redirects = {
  /** Returns the redirect of a moved path. Never waits: uses the old list while a new one is being fetched. */
  find(path: string): RouteRule | undefined;
  /** Returns the row that an editor wrote for a path. */
  findRow(path: string): FoundRow | undefined;
  /** Fetches the list again when a purge names `redirects` or everything. */
  purge(scope: Purge): void;
  /** Resolves when the current load has succeeded or failed. */
  settled(): Promise<void>;
};

/**
 * Creates the redirects that the content backend lists: former paths of pages and articles, and rows written by
 * editors.
 */
export function createRedirects(deps: {
  restUrl: string;
  namespace: string;
  gate: ContentApiGuard;
  freshSeconds: number;
  logger: Logger;
  /** The owner's redirects, which take precedence over these. Together they must not form a loop. */
  rules?: readonly RouteRule[];
  copies?: BackupsOf;
  shared?: SharedContentCache;
  now?: () => number;
  fetch?: Fetch;
}): Redirects {
  const { restUrl, namespace, gate, rules = [], copies, shared = unshared, logger, now = Date.now } = deps;
  const freshMs = deps.freshSeconds * 1000;
  let movedPaths = new Map<string, string>();
  let matchRow = createRowMatcher([]);
  let dueAt = 0;
  let requestedAt = 0;
  let pendingLoad: Promise<void> | undefined;
  let purges = 0;
  let hasList = false;

  async function fetchList() {
    const response = await fetchText(`${restUrl}/wp-json/${namespace}/v1/redirects`, {
      headers: { accept: 'application/json' },
      isRetried: false,
      timeoutMs,
      limitBytes,
      ...(deps.fetch && { fetch: deps.fetch }),
    });
    if (response.status >= 500)
      throw new UpstreamError(`The content backend responded with ${response.status}.`);
    return response;
  }

  async function loadList(): Promise<StoredList> {
    const { status, text } = await gate.call(
      { key: 'redirects', kind: 'redirects', priority: 'batch' },
      fetchList,
    );
    if (status === 404) return createStored(undefined, now());
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), List), status === 200 ? text : '');
    if (!parsed.success)
      throw new UpstreamError('The list of redirects has an unexpected format.', { isOutage: false });
    return createStored(parsed.output, now());
  }

  function applyList(list: List): void {
    movedPaths = new Map(list.flatMap((entry) => ('id' in entry ? [] : [[keyOf(entry.from), entry.to]])));
    matchRow = createRowMatcher(
      list.filter((entry) => 'id' in entry),
      (path) => followRouteRules(rules, path)?.to ?? movedPaths.get(keyOf(path)),
    );
  }

  /** Restores the last list from disk, for a start during an outage. */
  function restore(): void {
    const copy = copies?.get(copyKey);
    if (copy === undefined) return;
    try {
      applyList(v.parse(StoredText, decompress(copy.value).toString()).list ?? []);
      hasList = true;
    } catch (error) {
      logger.debug({ err: error }, 'stored redirects could not be restored');
    }
  }

  async function load(): Promise<void> {
    requestedAt = now();
    try {
      const { list, storedAt } = await shared.get<StoredList>('redirects', {
        reason: 'stale',
        freshMs,
        deserialize: (packed, since) =>
          createStored(v.parse(StoredText, decompress(packed).toString()).list, since, packed),
        isAffected,
        load: loadList,
      });
      dueAt = storedAt + (list === undefined ? missingRetryMs : freshMs);
      if (list === undefined) return;
      applyList(list);
      hasList = true;
      copies?.put(copyKey, { value: compress(JSON.stringify({ list })), storedAt });
    } catch (error) {
      dueAt = now() + (error instanceof RequestNotSentError ? unsentRetryMs : freshMs);
      logger.debug({ err: error }, 'redirects could not be loaded from WordPress');
      if (!hasList) restore();
    }
  }

  async function loadUntilCurrent(): Promise<void> {
    let purgesBefore: number;
    do {
      purgesBefore = purges;
      await load();
      // If the list was purged in the meantime, it may have been read before it changed.
    } while (purges !== purgesBefore);
    pendingLoad = undefined;
  }

  function refresh(): void {
    pendingLoad ??= loadUntilCurrent();
  }

  function refreshIfDue(): void {
    // The time is before the last request if the clock was set back.
    if (now() >= dueAt || now() < requestedAt) refresh();
  }

  refresh();
  return {
    find(path) {
      refreshIfDue();
      const to = movedPaths.get(keyOf(path));
      return to === undefined ? undefined : { from: path, to, status: 301 };
    },
    findRow(path) {
      refreshIfDue();
      return matchRow(path);
    },
    purge(scope) {
      if (!isAffected(scope)) return;
      purges += 1;
      refresh();
    },
    settled: async () => pendingLoad,
  };
}

function createStored(
  list: List | undefined,
  storedAt: number,
  packed = compress(JSON.stringify({ list })),
): StoredList {
  return { list, packed, storedAt };
}

function isAffected({ types, everything }: Purge): boolean {
  return everything || types.includes('redirects');
}

/** Normalises the spelling of a path: decoded, without a trailing slash. */
function keyOf(path: string): string {
  if (/^(?:\/[\w.-]+)+$/.test(path)) return path;
  const bare = path.replace(/(?<!\/)\/+$/, '') || '/';
  try {
    return decodeURI(bare).normalize();
  } catch {
    return bare;
  }
}
