import Router from '@koa/router';
import type { Context } from 'koa';
import * as v from 'valibot';
import { Purge } from '#schema/purge.ts';
import { HttpError } from '#server/errors.ts';
import { readText } from '#server/lib/readBody.ts';
import { isSigned } from '#server/lib/signature.ts';
import type { PurgeChannel } from './purgeChannel.ts';

const limitBytes = 64 * 1024;

/** Numbers of entries that an instance has purged from its caches. */
export type Purged = { content: number; pages: number };

/**
 * Creates the router for `POST /api/revalidate`, which the content backend calls after each change, so that the next
 * visitor sees it. Requests are signed like our own webhook (`X-Signature`) and can be used once, within five minutes.
 * Without a secret, this path does not exist.
 */
export function createRevalidationRouter(deps: {
  secret: string | undefined;
  purge: (purge: Purge) => Purged;
  channel: PurgeChannel;
  now: () => number;
}): Router {
  const { secret, purge, channel, now } = deps;
  const router = new Router();
  if (secret === undefined) return router;

  router.post('/api/revalidate', async (ctx) => {
    if (!ctx.is('application/json'))
      throw new HttpError(415, 'unsupported_media_type', 'Send the body as application/json.');
    const body = await readText(ctx, limitBytes);
    const signature = ctx.get('x-signature');
    if (!isSigned(secret, signature, body, now()))
      throw new HttpError(401, 'not_signed', 'The signature is missing, invalid or older than five minutes.');
    if (!(await channel.isFirst(signature)))
      throw new HttpError(409, 'replayed', 'This request has already been processed.');

    const scope = readPurge(body);
    // Published first, so that the reload after the local purge does not use an older entry in Redis.
    await channel.publish(scope);
    sendCounts(ctx, purge(scope));
  });
  return router;
}

function readPurge(body: string): Purge {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Purge), body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw new HttpError(422, 'not_a_purge', `${path === null ? '' : `${path}: `}${issue.message}`);
}

function sendCounts(ctx: Context, counts: Purged): void {
  ctx.status = 200;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { purged: counts };
}
