import { defaultInterests, type Interests } from '#schema/interests.ts';

/**
 * What subscribers may tick, by the ids that are stored and passed to the mailing tool. An editor chooses in each Sign-up section
 * which are offered. Your own stand here in place of these, with words in each language: docs/newsletter.md.
 */
export const interests: Interests = defaultInterests;
