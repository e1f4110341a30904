import * as v from 'valibot';

// What a browser works out before a form is taken, where the owner asks for it (ALTCHA, proof of work v2).

export const challengePath = '/api/form-challenge';

/** From its making to the post of the form. */
export const challengeLifeSeconds = 600;

const hex = v.pipe(v.string(), v.regex(/^[\da-f]{1,128}$/));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

export const Challenge = v.object({
  parameters: v.object({
    algorithm: v.pipe(v.string(), v.maxLength(32)),
    cost: whole,
    /** Unix seconds. */
    expiresAt: whole,
    keyLength: whole,
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  /** HMAC of the parameters by the site's key. */
  signature: hex,
});
export type Challenge = v.InferOutput<typeof Challenge>;

/** What goes with a form. */
export const SolvedChallenge = v.object({
  challenge: Challenge,
  solution: v.object({ counter: whole, derivedKey: hex }),
});
export type SolvedChallenge = v.InferOutput<typeof SolvedChallenge>;

/** Statuses of a form's answer that a solved challenge would have prevented; all begin alike. */
export type ChallengeRefusal = 'challenge_missing' | 'challenge_failed';
