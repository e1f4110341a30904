import type { Context } from 'koa';
import { dayMs } from '#schema/durations.ts';
import { HttpError } from '#server/errors.ts';
import { encodable, type EncodableBody } from '#server/http/encodableBody.ts';
import { sendEncoded } from '#server/http/sendEncoded.ts';
import { createStaleCache, type Cached } from '#server/upstream/staleCache.ts';

const limitBytes = 16 * 1024 * 1024;
const retryAfterSeconds = 30;

export type Documents = {
  /** Answers with a document, written once however many ask and kept for a day over failures. */
  send(
    ctx: Context,
    document: { name: string; type: string; write: () => Promise<string> | string },
  ): Promise<void>;
  /** Has every document written again, behind its last copy. */
  expire(): number;
  /** Has every document written again before it is next answered. */
  purge(): void;
};

/** Documents made from content: cached, single-flight, compressed once. */
export function createDocuments({ freshSeconds }: { freshSeconds: number }): Documents {
  const cache = createStaleCache<EncodableBody>({
    freshMs: freshSeconds * 1000,
    staleMs: dayMs,
    limitBytes,
    sizeOf: ({ size }) => size,
  });
  return {
    expire: () => cache.expire(() => true),
    purge: () => void cache.purge(() => true),
    async send(ctx, { name, type, write }) {
      const { value, state } = await load(() => cache.get(name, async () => encodable(await write())));
      const cacheControl = `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=86400, stale-if-error=86400`;
      await sendEncoded(ctx, value, { type, cacheControl, state });
    },
  };
}

async function load<T>(get: () => Promise<Cached<T>>): Promise<Cached<T>> {
  try {
    return await get();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status < 500) throw error;
    throw new HttpError(503, 'content_unavailable', 'The content cannot be reached right now.', {
      cause: error,
      headers: { 'Retry-After': String(retryAfterSeconds) },
    });
  }
}
