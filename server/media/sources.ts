import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { isYoung } from '#schema/durations.ts';
import { HttpError, UpstreamError } from '#server/errors.ts';
import type { Logger } from '#server/logger.ts';
import { contentHash, type DiskCache, downloadType } from './diskCache.ts';
import type { FetchSource, Source } from './fetchSource.ts';
import { createSingleFlight } from './dedupeInFlight.ts';

/** File ready to be sent: `bytes` if it is in memory, otherwise the `path` of the stored file. */
export type ReadyFile = { hash: string; type: string; size: number; bytes?: Buffer; path?: string };

/** File of the content host. Its content hash is known before the content is needed. */
export type SourceFile = {
  hash: string;
  /** Opens the file. Fetches it again if the copy was evicted. */
  open(): Promise<ReadyFile>;
  bytes(): Promise<Buffer>;
};

export type Sources = {
  /** Finds a file. If its copy is older than `freshMs`, returns the copy and revalidates it in the background. */
  find(url: URL): Promise<SourceFile>;
};

type Options = {
  fetchSource: FetchSource;
  cache: DiskCache;
  freshMs: number;
  /** Pause before a missing file is requested again; `failedMs` applies after a failure of the host. */
  missingMs: number;
  failedMs: number;
  /** Maximum number of concurrent fetches and of waiting requests, and their longest wait. */
  fetches: { atOnce: number; waiting: number; maxWaitMs: number };
  logger: Logger;
};

/** Maximum number of remembered failures: clients can make up any number of names. */
const maxFailures = 1_000;

export function createSources(options: Options): Sources {
  const { cache, freshMs, missingMs, failedMs, logger } = options;
  const fetchSource = limitConcurrency(options.fetchSource, options.fetches);
  const failures = new LRUCache<string, HttpError>({ max: maxFailures });
  const singleFlight = createSingleFlight<Source & { hash: string }>();
  // Hashes are stored apart from the files, which are large and evicted first: variants outlive their sources.
  const hashKey = (url: URL) => `hash ${url.href}`;
  const fileKey = (hash: string) => `source ${hash}`;

  const fetchAndStore = (url: URL) =>
    singleFlight(url.href, async () => {
      const source = await fetchSource(url).catch((error: unknown) => {
        if (error instanceof HttpError) rememberFailure(url, error);
        throw error;
      });
      const hash = contentHash(source.bytes);
      await cache.write(fileKey(hash), source);
      await cache.write(hashKey(url), { bytes: Buffer.alloc(0), type: downloadType, hash });
      return { ...source, hash };
    });

  const rememberFailure = (url: URL, error: HttpError) => {
    const isMissing = error.status === 404;
    const ttl = isMissing ? missingMs : error instanceof UpstreamError ? failedMs : 0;
    if (ttl > 0) failures.set(url.href, error, { ttl });
    if (isMissing) cache.forget(hashKey(url));
  };

  const refreshInBackground = (url: URL) => {
    if (failures.has(url.href)) return;
    fetchAndStore(url).catch((error: unknown) =>
      logger.warn({ error, path: url.pathname }, 'file host failed; serving an older copy'),
    );
  };

  const open = async (url: URL, hash: string): Promise<ReadyFile> =>
    (await cache.find(fileKey(hash))) ?? asReady(await fetchAndStore(url));

  const bytesOf = async (url: URL, hash: string): Promise<Buffer> => {
    const file = await open(url, hash);
    if (file.bytes) return file.bytes;
    try {
      if (file.path) return await readFile(file.path);
    } catch {
      // The folder was emptied; the host still has the file.
    }
    cache.forget(fileKey(hash));
    return (await fetchAndStore(url)).bytes;
  };

  const toSourceFile = (url: URL, hash: string): SourceFile => ({
    hash,
    open: () => open(url, hash),
    bytes: () => bytesOf(url, hash),
  });

  return {
    async find(url) {
      const storedSource = await cache.find(hashKey(url));
      if (storedSource) {
        if (!isYoung(storedSource.storedAt, { now: Date.now(), maxMs: freshMs })) refreshInBackground(url);
        return toSourceFile(url, storedSource.hash);
      }
      const failure = failures.get(url.href);
      if (failure !== undefined) throw failure;
      const source = await fetchAndStore(url);
      return { hash: source.hash, open: async () => asReady(source), bytes: async () => source.bytes };
    },
  };
}

/** Limits concurrent fetches, because the host also serves content. */
function limitConcurrency(
  fetchSource: FetchSource,
  { atOnce, waiting, maxWaitMs }: Options['fetches'],
): FetchSource {
  const queue = new PQueue({ concurrency: atOnce });
  const busyError = () =>
    new HttpError(503, 'busy', 'Too many files are being fetched. Please try again in a few seconds.', {
      headers: { 'Retry-After': '5' },
    });
  return async (url) => {
    if (queue.size >= waiting) throw busyError();
    const waitController = new AbortController();
    const timer = setTimeout(() => waitController.abort(busyError()), maxWaitMs).unref();
    const startFetch = () => {
      clearTimeout(timer);
      return fetchSource(url);
    };
    return queue.add(startFetch, { signal: waitController.signal }).finally(() => clearTimeout(timer));
  };
}

function asReady({ bytes, type, hash }: Source & { hash: string }): ReadyFile {
  return { hash, type, size: bytes.length, bytes };
}
