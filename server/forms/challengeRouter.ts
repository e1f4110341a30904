import Router from '@koa/router';
import { challengePath } from '#schema/challenge.ts';
import type { PostLimits } from './postLimits.ts';
import type { FormChallenge } from './formChallenge.ts';

/** Hands out challenges, each for one form; pages hold none, so that they may be kept. 429 for who asks too often. */
export function createChallengeRouter(parts: { challenge: FormChallenge; limits: PostLimits }): Router {
  const router = new Router();
  router.get(challengePath, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.set('X-Robots-Tag', 'noindex');
    const retryAfterSeconds = await parts.limits.countChallenge(ctx.ip);
    if (retryAfterSeconds !== undefined) {
      ctx.set('Retry-After', String(retryAfterSeconds));
      ctx.status = 429;
      ctx.body = { status: 'limited' };
      return;
    }
    ctx.body = await parts.challenge.issue();
  });
  return router;
}
