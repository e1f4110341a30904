import * as v from 'valibot';
import { localeCodes } from '#locales/locales.ts';

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
const names = v.optional(v.pipe(v.array(name), v.maxLength(1_000)), []);
/** `17`, `post:17` or WPGraphQL's `cG9zdDoxNw==`. */
const id = v.union([v.pipe(v.number(), v.integer(), v.transform(String)), name]);

/** Changed content, as reported by the content backend; at least one of its lists is not empty. */
export const Purge = v.pipe(
  v.strictObject({
    ids: v.optional(v.pipe(v.array(id), v.maxLength(1_000)), []),
    /** WPGraphQL's names of content types (`page`, `post`, `category`), or `menu`, `footer`, `error-page`. */
    types: names,
    /** Limits `types` and `everything` to these languages. On its own, invalidates all content in them. */
    locales: v.optional(v.array(v.picklist(localeCodes)), []),
    everything: v.optional(v.boolean(), false),
  }),
  v.check(
    ({ ids, types, locales, everything }) => everything || ids.length + types.length + locales.length > 0,
    'name ids, types, locales or everything',
  ),
);
export type Purge = v.InferOutput<typeof Purge>;
