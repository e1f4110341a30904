import { defaultInterests, type Interests } from '#schema/interests.ts';

/**
 * Interests that subscribers may choose, by the IDs that are stored and sent to the mailing tool. Editors choose for
 * each Sign-up section which ones it offers. Replace them with your own, with texts in each language:
 * docs/newsletter.md.
 */
export const interests: Interests = defaultInterests;
