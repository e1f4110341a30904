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

/**
 * Creates the router that issues challenges, each for one submission. Pages contain no challenges, so that they
 * can be cached. Responds with 429 to too many requests.
 */
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
 * Verifies the solved challenge of a form and marks it as used. Returns `undefined` if the form is accepted, otherwise
 * the reason and the values of its message.
 */
export type CheckChallenge = (
  solution: unknown,
) => Promise<{ status: ChallengeRefusal; values: { contact: string } } | undefined>;

/** Accepts every form; for sites without spam protection. */
export const noChallenge: CheckChallenge = async () => undefined;

/** PBKDF2 rounds per attempt, and the fewest and most attempts needed. A browser takes a few tenths of a second. */
const workload = { cost: 2000, fewestTries: 400, maxTries: 800 };

type FormChallenge = {
  /** Creates a signed challenge; stores nothing. */
  issue: () => Promise<Challenge>;
  check: CheckChallenge;
  /** Deletes used challenges that have expired. */
  purge: () => Promise<void>;
};

/**
 * Creates the proof of work for forms: each submission costs computing time, which visitors do not notice but bots
 * pay for every time. A challenge is signed with the site's key, and can be used once across all instances.
 */
export function createFormChallenge(deps: {
  database: Database;
  /** Alternative contact, for visitors whose browser fails the check. */
  contact: string;
  now: () => number;
}): FormChallenge {
  const { query, secretKey } = deps.database;
  const keys = {
    hmacSignatureSecret: hmac(secretKey, 'form challenge'),
    hmacKeySignatureSecret: hmac(secretKey, 'key of a form challenge'),
  };

  async function isFirstUse({ nonce, expiresAt }: Challenge['parameters']): Promise<boolean> {
    const insertedRow = await query
      .insertInto('used_challenge')
      .values({ nonce, expires_at: expiresAt * 1000 })
      .onConflict((conflict) => conflict.column('nonce').doNothing())
      .returning('nonce')
      .executeTakeFirst();
    return insertedRow !== undefined;
  }

  async function isValidSolution(solution: unknown): Promise<boolean> {
    const parsed = v.safeParse(SolvedChallenge, solution);
    if (!parsed.success) return false;
    const { verified } = await verifySolution({ ...parsed.output, deriveKey, ...keys });
    return verified && isFirstUse(parsed.output.challenge.parameters);
  }

  return {
    async issue() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: workload.cost,
        // The counter is chosen here, so that verifying a solution does not repeat the work.
        counter: randomInt(workload.maxTries, workload.fewestTries),
        deriveKey,
        expiresAt: Math.floor(deps.now() / 1000) + challengeLifeSeconds,
        ...keys,
      });
      return v.parse(Challenge, challenge);
    },
    async check(solution) {
      const values = { contact: deps.contact };
      if (solution === undefined || solution === null) return { status: 'challenge_missing', values };
      return (await isValidSolution(solution)) ? undefined : { status: 'challenge_failed', values };
    },
    async purge() {
      await query.deleteFrom('used_challenge').where('expires_at', '<', deps.now()).execute();
    },
  };
}
