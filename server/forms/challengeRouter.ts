import Router from '@koa/router';
import {
  challengePath,
  type ChallengeRefusal,
  Challenge,
  challengeLifeSeconds,
  SolvedChallenge,
} from '#schema/challenge.ts';
import type { PostLimits } from './postLimits.ts';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { Database } from '#server/database/openDatabase.ts';
import { hmac } from '#server/database/secretKey.ts';

/** Hands out challenges, each for one form; pages hold none, so that they may be kept. 429 for who asks too often. */
export function createChallengeRouter(deps: { challenge: FormChallenge; limits: PostLimits }): Router {
  const router = new Router();
  router.get(challengePath, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.set('X-Robots-Tag', 'noindex');
    const retryAfterSeconds = await deps.limits.countChallenge(ctx.ip);
    if (retryAfterSeconds !== undefined) {
      ctx.set('Retry-After', String(retryAfterSeconds));
      ctx.status = 429;
      ctx.body = { status: 'limited' };
      return;
    }
    ctx.body = await deps.challenge.issue();
  });
  return router;
}

/**
 * Looks at the solved challenge that came with a form, and uses it up. Undefined: the form may be taken; else why not,
 * with what the words about it name.
 */
export type CheckChallenge = (
  given: unknown,
) => Promise<{ status: ChallengeRefusal; values: { contact: string } } | undefined>;

/** Where the owner asks for none. */
export const noChallenge: CheckChallenge = async () => undefined;

/** Rounds of PBKDF2 in one try, and after how many tries a browser is through: some tenths of a second, bounded. */
const work = { cost: 2000, fewestTries: 400, maxTries: 800 };

type FormChallenge = {
  /** A new challenge, signed; nothing is stored. */
  issue: () => Promise<Challenge>;
  check: CheckChallenge;
  /** Forgets the used ones that have expired. */
  purge: () => Promise<void>;
};

/**
 * Proof of work for forms: whoever posts has let a computer work first, which a visitor does not notice and a robot
 * pays for each time. A challenge is signed with the site's key and counts once, whichever instance made it.
 */
export function createFormChallenge(deps: {
  database: Database;
  /** Another way to reach the owner, for whom it does not work. */
  contact: string;
  now: () => number;
}): FormChallenge {
  const { query, secretKey } = deps.database;
  const keys = {
    hmacSignatureSecret: hmac(secretKey, 'form challenge'),
    hmacKeySignatureSecret: hmac(secretKey, 'key of a form challenge'),
  };

  async function isFirstUse({ nonce, expiresAt }: Challenge['parameters']): Promise<boolean> {
    const stored = await query
      .insertInto('used_challenge')
      .values({ nonce, expires_at: expiresAt * 1000 })
      .onConflict((conflict) => conflict.column('nonce').doNothing())
      .returning('nonce')
      .executeTakeFirst();
    return stored !== undefined;
  }

  async function isSolved(given: unknown): Promise<boolean> {
    const parsed = v.safeParse(SolvedChallenge, given);
    if (!parsed.success) return false;
    const { verified } = await verifySolution({ ...parsed.output, deriveKey, ...keys });
    return verified && isFirstUse(parsed.output.challenge.parameters);
  }

  return {
    async issue() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        // Known here, so that a solution is looked at without the work.
        counter: randomInt(work.maxTries, work.fewestTries),
        deriveKey,
        expiresAt: Math.floor(deps.now() / 1000) + challengeLifeSeconds,
        ...keys,
      });
      return v.parse(Challenge, challenge);
    },
    async check(given) {
      const values = { contact: deps.contact };
      if (given === undefined || given === null) return { status: 'challenge_missing', values };
      return (await isSolved(given)) ? undefined : { status: 'challenge_failed', values };
    },
    async purge() {
      await query.deleteFrom('used_challenge').where('expires_at', '<', deps.now()).execute();
    },
  };
}
