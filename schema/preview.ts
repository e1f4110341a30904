import * as v from 'valibot';
import { localeCodes } from '#locales/locales.ts';

/** What an editor looks at before it is published, and in which language. */
export const PreviewedContent = v.object({
  /** WordPress's own number. */
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  type: v.picklist(['page', 'post', 'product']),
  locale: v.picklist(localeCodes),
  /** For a preview in a frame beside the fields in WordPress. */
  frame: v.optional(
    v.object({
      /** The origin of wp-admin: nothing else may frame the preview, or hears of it. */
      admin: v.pipe(v.string(), v.maxLength(200), v.check(isWebOrigin)),
      /** The name under which WordPress has the fields that are not saved. */
      draft: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
      /** The fields are those of the menu and the footer. */
      menu: v.optional(v.boolean()),
    }),
  ),
});
export type PreviewedContent = v.InferOutput<typeof PreviewedContent>;

/** What the reader of one request may see unpublished. */
export type Preview = PreviewedContent & {
  /** In a frame, which has no cookie: what its script asks for the page with again. */
  session?: string;
};

/** What a change is of, and its path on the site; null for what has no page of its own. */
export const ChangedPage = v.object({
  title: v.pipe(v.string(), v.maxLength(400)),
  path: v.nullable(v.pipe(v.string(), v.maxLength(2_000), v.regex(/^\/(?!\/)/))),
});
export type ChangedPage = v.InferOutput<typeof ChangedPage>;

/** Kept changes of WordPress that somebody without an account looks at, on the whole site. */
export type SharedChanges = {
  /** What WordPress calls them. */
  name: string;
  /** Unix seconds. */
  until: number;
  pages: readonly ChangedPage[];
  /** WordPress's own, as `Intl` knows it or not. */
  timeZone: string;
};

/** The header with which the script of a framed preview says who it is. */
export const previewSessionHeader = 'X-Preview-Session';

/** It becomes part of a header: `URL` also takes hosts with signs that mean something there, such as `http://a;b`. */
function isWebOrigin(text: string): boolean {
  const isHost = /^https?:\/\/(?:[a-z\d._-]+|\[[\da-f:]+\])(?::\d+)?$/.test(text);
  return isHost && URL.canParse(text) && new URL(text).origin === text;
}

/**
 * Why an editor sees no preview: the link was used before or is too old; it was signed with another secret; the site has
 * no secret; it has no token that reads drafts; WordPress does not accept the token; the address of shared changes no longer holds.
 */
export const previewFaults = [
  'ended',
  'other secret',
  'no secret',
  'no token',
  'refused token',
  'changes ended',
] as const;
export type PreviewFault = (typeof previewFaults)[number];

/** Says on the preview's own address that the link was signed with another secret. */
export const otherSecretSearch = 'secret=other';

/** Says to the preview's own page that shared changes are not shown, or no longer. */
export const endedChangesSearch = 'secret=changes';
