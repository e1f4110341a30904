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
