import type { Context } from 'koa';
import Negotiator from 'negotiator';
import type { CacheState } from './staleCacheTypes.ts';
import type { EncodableBody, Encoding } from './encodableBody.ts';

/** What stands around a body: all that caches and readers are told of it. */
export type EncodedAnswer = {
  /** 200 without it. Only that is ever answered with 304. */
  status?: number;
  /** The whole `Content-Type`. */
  type: string;
  cacheControl: string;
  /** Where the answer came from; it is said in `Cache-Status`. */
  state?: CacheState | 'bypass';
};

/** `Cache-Status` as in RFC 9211. */
const cacheStatus: Record<CacheState | 'bypass', string> = {
  hit: 'site; hit',
  miss: 'site; fwd=miss',
  bypass: 'site; fwd=bypass',
  stale: 'site; hit; detail=stale-while-revalidate',
  'stale-if-error': 'site; hit; detail=stale-if-error',
};

/**
 * Answers with a body in the best encoding that its reader takes, or with 304 where they have it. Every answer that the
 * site makes and caches keep goes through here: its `ETag`, `Vary` and `Cache-Status` are right together or not at all.
 */
export async function sendEncoded(ctx: Context, body: EncodableBody, answer: EncodedAnswer): Promise<void> {
  const encoding = acceptedEncoding(ctx, body.offered);
  const { bytes, etag } = await body.in(encoding);
  describeState(ctx, answer);
  if (body.offered.length > 1) ctx.vary('Accept-Encoding');
  ctx.status = answer.status ?? 200;
  if (isKnownAs(ctx, etag)) return;
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.body = bytes;
  ctx.set('Content-Type', answer.type);
}

/** Says how long an answer may be kept and where it came from, for those that have no body too. */
export function describeState(ctx: Context, answer: Pick<EncodedAnswer, 'cacheControl' | 'state'>): void {
  ctx.set('Cache-Control', answer.cacheControl);
  if (answer.state !== undefined) ctx.set('Cache-Status', cacheStatus[answer.state]);
}

/**
 * Sets the `ETag` of an answer whose status is set, and makes it a 304 where its reader has just that, which it then
 * says with true.
 */
export function isKnownAs(ctx: Context, etag: string): boolean {
  ctx.set('ETag', etag);
  const isKnown = ctx.status === 200 && ctx.fresh;
  if (isKnown) ctx.status = 304;
  return isKnown;
}

/** The encoding of those offered that the reader likes best; of those liked alike the first. */
export function acceptedEncoding<Offered extends Encoding>(
  ctx: Context,
  offered: readonly Offered[],
): Offered | 'identity' {
  const [best] = new Negotiator(ctx.req).encodings([...offered]);
  return offered.find((encoding) => encoding === best) ?? 'identity';
}
