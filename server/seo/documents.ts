import type { Context } from 'koa';
import { dayMs } from '#schema/durations.ts';
import { HttpError } from '#server/errors.ts';
import { sendEncoded, cacheableBody, type EncodableBody } from '#server/lib/sendEncoded.ts';
import { createStaleCache, type Cached } from '#server/lib/staleCache.ts';

/** Timeout for writing a document, well below the time after which idle connections are closed. */
const timeoutMs = 10_000;
const retryAfterSeconds = 30;

/** File of a document. `modifiedAt` is in UTC, in WordPress's format. */
export type DocumentFile = { text: string; modifiedAt?: string | undefined };

export type CachedFile = { body: EncodableBody; modifiedAt: string | undefined };

/** Document identified by its name, and written once for concurrent requests. Most documents consist of one file. */
export type DocumentSource = { name: string; write: () => Promise<readonly DocumentFile[]> };

export type Documents = {
  /** Returns the files of a document. Rejects with 503 if there are none or writing takes too long. */
  files(document: DocumentSource): Promise<Cached<readonly CachedFile[]>>;
  /** Sends a document that consists of one file. */
  send(
    ctx: Context,
    document: { name: string; type: string; write: () => Promise<string> | string },
  ): Promise<void>;
  /** Sends a file returned by `files`. */
  sendFile(ctx: Context, type: string, file: CachedFile, state: Cached<unknown>['state']): Promise<void>;
  /** Marks all documents as stale, so that each is rewritten in the background at its next request. */
  expire(): number;
  /** Discards all documents. The next request of each waits for the new version, within the timeout. */
  purge(): void;
};

/**
 * Creates a cache of documents written from content. Each document is written once for concurrent requests, compressed
 * once, and served for a day during failures.
 */
export function createDocuments({
  freshSeconds,
  limitBytes,
}: {
  freshSeconds: number;
  limitBytes: number;
}): Documents {
  const cache = createStaleCache<readonly CachedFile[]>({
    freshMs: freshSeconds * 1000,
    staleMs: dayMs,
    timeoutMs,
    limitBytes,
    sizeOf: (files) => files.reduce((sum, { body }) => sum + body.size, 0),
  });
  const files: Documents['files'] = ({ name, write }) =>
    orUnavailable(() =>
      cache.get(name, async () => {
        const cachedFiles: CachedFile[] = [];
        for (const { text, modifiedAt } of await write())
          cachedFiles.push({ body: await cacheableBody(text), modifiedAt });
        return cachedFiles;
      }),
    );
  const sendFile: Documents['sendFile'] = (ctx, type, { body }, state) => {
    const cacheControl = `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=86400, stale-if-error=86400`;
    return sendEncoded(ctx, body, { type, cacheControl, state });
  };
  return {
    files,
    sendFile,
    expire: () => cache.expire(() => true),
    purge: () => void cache.purge(() => true),
    async send(ctx, { name, type, write }) {
      const { value, state } = await files({ name, write: async () => [{ text: await write() }] });
      const [file] = value;
      if (file !== undefined) await sendFile(ctx, type, file, state);
    },
  };
}

async function orUnavailable<T>(get: () => Promise<Cached<T>>): Promise<Cached<T>> {
  try {
    return await get();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status < 500) throw error;
    throw new HttpError(
      503,
      'content_unavailable',
      'The content is unavailable. Please try again in a minute.',
      {
        cause: error,
        headers: { 'Retry-After': String(retryAfterSeconds) },
      },
    );
  }
}
