import type { ChallengeRefusal } from '#schema/challenge.ts';

/**
 * Looks at the solved challenge that came with a form, and uses it up. Undefined: the form may be taken; else why not,
 * with what the words about it name.
 */
export type CheckChallenge = (
  given: unknown,
) => Promise<{ status: ChallengeRefusal; values: { contact: string } } | undefined>;

/** Where the owner asks for none. */
export const asksNoChallenge: CheckChallenge = async () => undefined;
