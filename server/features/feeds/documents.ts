import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Context } from 'koa';
import Negotiator from 'negotiator';
import { HttpError } from '#server/errors.ts';
import { createStaleCache } from '#server/upstream/staleCache.ts';

const gzip = promisify(zlib.gzip);
const dayMs = 24 * 60 * 60 * 1000;
const limitBytes = 48 * 1024 * 1024;
const retryAfterSeconds = 30;

type Document = { plain: Buffer; zipped: Buffer; digest: string };

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

/** Documents made from content: cached, single-flight, compressed once, with an ETag for each encoding. */
export function createDocuments({ freshSeconds }: { freshSeconds: number }): Documents {
  const cache = createStaleCache<Document>({
    freshMs: freshSeconds * 1000,
    staleMs: dayMs,
    limitBytes,
    sizeOf: ({ plain, zipped }) => plain.byteLength + zipped.byteLength,
  });
  return {
    expire: () => cache.expire(() => true),
    purge: () => void cache.purge(() => true),
    async send(ctx, { name, type, write }) {
      const { plain, zipped, digest } = await load(() =>
        cache.get(name, async () => document(await write())),
      );
      const encoding = new Negotiator(ctx.req).encodings(['gzip', 'identity'])[0];
      const isZipped = encoding === 'gzip';
      ctx.vary('Accept-Encoding');
      ctx.set('ETag', `"${digest}${isZipped ? '-gzip' : ''}"`);
      ctx.set(
        'Cache-Control',
        `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=86400, stale-if-error=86400`,
      );
      ctx.set('Content-Type', type);
      ctx.status = 200;
      if (ctx.fresh) {
        ctx.status = 304;
        return;
      }
      if (isZipped) ctx.set('Content-Encoding', 'gzip');
      ctx.body = isZipped ? zipped : plain;
      ctx.set('Content-Type', type);
    },
  };
}

async function load(get: () => Promise<{ value: Document }>): Promise<Document> {
  try {
    return (await get()).value;
  } catch (error) {
    if (!(error instanceof HttpError) || error.status < 500) throw error;
    throw new HttpError(503, 'content_unavailable', 'The content cannot be reached right now.', {
      cause: error,
      headers: { 'Retry-After': String(retryAfterSeconds) },
    });
  }
}

async function document(text: string): Promise<Document> {
  const plain = Buffer.from(text);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, zipped: await gzip(plain), digest };
}
