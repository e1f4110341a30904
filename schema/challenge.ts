import * as v from 'valibot';

// Proof of work that the browser solves before a form is accepted, if the owner enables it (ALTCHA, version 2).

export const challengePath = '/api/form-challenge';

/** Maximum time between creating a challenge and posting the form. */
export const challengeLifeSeconds = 600;

const hex = v.pipe(v.string(), v.regex(/^[\da-f]{1,128}$/));
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

export const Challenge = v.object({
  parameters: v.object({
    algorithm: v.pipe(v.string(), v.maxLength(32)),
    cost: wholeNumber,
    /** Unix seconds. */
    expiresAt: wholeNumber,
    keyLength: wholeNumber,
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  /** HMAC of the parameters with the site's key. */
  signature: hex,
});
export type Challenge = v.InferOutput<typeof Challenge>;

/** Solved challenge, posted with a form. */
export const SolvedChallenge = v.object({
  challenge: Challenge,
  solution: v.object({ counter: wholeNumber, derivedKey: hex }),
});
export type SolvedChallenge = v.InferOutput<typeof SolvedChallenge>;

/** Statuses of a form's response about a missing or wrong solution; all have the same prefix. */
export type ChallengeRefusal = 'challenge_missing' | 'challenge_failed';
