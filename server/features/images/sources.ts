import { readFile } from 'node:fs/promises';
import { UpstreamError } from '#server/lib/errors.ts';
import type { Logger } from '#server/logger.ts';
import { contentHash, type DiskCache, type StoredFile } from './diskCache.ts';
import type { FetchSource } from './fetchSource.ts';
import { createSingleFlight } from './singleFlight.ts';

/** A file ready to be sent: its bytes where they are at hand, else the stored file that holds them. */
export type ReadyFile = { hash: string; type: string; size: number; bytes?: Buffer; path?: string };

export type Sources = {
  /** The file as its host has it, at most `freshMs` old; an older copy when the host fails. */
  find(url: URL): Promise<ReadyFile>;
  bytesOf(file: ReadyFile, url: URL): Promise<Buffer>;
};

type Options = { fetchSource: FetchSource; cache: DiskCache; freshMs: number; logger: Logger };

export function createSources({ fetchSource, cache, freshMs, logger }: Options): Sources {
  const once = createSingleFlight<ReadyFile>();
  const keyOf = (url: URL) => `source ${url.href}`;

  const fetchAndStore = async (url: URL, stale: StoredFile | undefined): Promise<ReadyFile> => {
    try {
      const source = await fetchSource(url);
      await cache.write(keyOf(url), source);
      return {
        hash: contentHash(source.bytes),
        type: source.type,
        size: source.bytes.length,
        bytes: source.bytes,
      };
    } catch (error) {
      if (!stale || !(error instanceof UpstreamError)) throw error;
      logger.warn({ error, path: url.pathname }, 'serving an older copy of a file whose host fails');
      return stale;
    }
  };

  const find = async (url: URL) => {
    const known = await cache.find(keyOf(url));
    if (known && Date.now() - known.storedAt < freshMs) return known;
    return once(url.href, () => fetchAndStore(url, known));
  };

  return {
    find,
    async bytesOf(file, url) {
      if (file.bytes) return file.bytes;
      try {
        if (file.path) return await readFile(file.path);
      } catch {
        // Somebody else emptied the folder: ask the host again.
      }
      cache.forget(keyOf(url));
      const fetched = await once(url.href, () => fetchAndStore(url, undefined));
      return fetched.bytes ?? (await fetchSource(url)).bytes;
    },
  };
}
