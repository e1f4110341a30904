import * as v from 'valibot';
import { localeCodes } from '#locales/locales.ts';

/** What an editor looks at before it is published, and in which language. */
export const PreviewedContent = v.object({
  /** WordPress's own number. */
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  type: v.picklist(['page', 'post', 'product']),
  locale: v.picklist(localeCodes),
});
export type PreviewedContent = v.InferOutput<typeof PreviewedContent>;

/**
 * Why an editor sees no preview: the link was used before or is too old; it was signed with another secret; the site has
 * no secret; it has no token that reads drafts; WordPress does not accept the token.
 */
export const previewFaults = ['ended', 'other secret', 'no secret', 'no token', 'refused token'] as const;
export type PreviewFault = (typeof previewFaults)[number];

/** Says on the preview's own address that the link was signed with another secret. */
export const otherSecretSearch = 'secret=other';
