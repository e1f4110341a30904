import * as v from 'valibot';
import { localeCodes } from '#locales/locales.ts';

/** Unpublished content that an editor previews, with its language. */
export const PreviewedContent = v.object({
  /** Database ID in WordPress. */
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  type: v.picklist(['page', 'post', 'product']),
  locale: v.picklist(localeCodes),
  /** Set if the preview is in a frame beside the fields in WordPress. */
  frame: v.optional(
    v.object({
      /** Origin of wp-admin: the only one that may frame the preview and receive its messages. */
      admin: v.pipe(v.string(), v.maxLength(200), v.check(isWebOrigin)),
      /** Key under which WordPress stores the unsaved fields. */
      draft: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
      /** Whether the fields are those of menu and footer. */
      menu: v.optional(v.boolean()),
    }),
  ),
});
export type PreviewedContent = v.InferOutput<typeof PreviewedContent>;

/** Unpublished content that the visitor of one request may see. */
export type Preview = PreviewedContent & {
  /** Session of a framed preview. The frame has no cookie, so its script sends the session to load the page again. */
  session?: string;
  /** Whether texts contain the paths of their fields (`fieldPaths.ts`), for the frame's script. */
  marksFields?: boolean;
};

/** Title and site path of changed content. The path is null if the content has no page. */
export const ChangedPage = v.object({
  title: v.pipe(v.string(), v.maxLength(400)),
  path: v.nullable(v.pipe(v.string(), v.maxLength(2_000), v.regex(/^\/(?!\/)/))),
});
export type ChangedPage = v.InferOutput<typeof ChangedPage>;

/** Pending changes in WordPress, shown on the whole site to a reader without an account. */
export type SharedChanges = {
  /** Name of the changes in WordPress. */
  name: string;
  /** Expiry in Unix seconds. */
  until: number;
  pages: readonly ChangedPage[];
  /** WordPress's time zone; `Intl` may not support it. */
  timeZone: string;
};

/** Header with the session of a framed preview. */
export const previewSessionHeader = 'X-Preview-Session';

/** Returns whether a text is a web origin that is safe in a header: `URL` also accepts hosts such as `http://a;b`. */
function isWebOrigin(text: string): boolean {
  const isPlainOrigin = /^https?:\/\/(?:[a-z\d._-]+|\[[\da-f:]+\])(?::\d+)?$/.test(text);
  return isPlainOrigin && URL.canParse(text) && new URL(text).origin === text;
}

/**
 * Reasons why an editor sees no preview: the link was used before or has expired; it was signed with another secret;
 * the site has no secret; it has no token for drafts; WordPress rejects the token; the link to pending changes has
 * expired.
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

/** Query of the preview's URL if the link was signed with another secret. */
export const otherSecretSearch = 'secret=other';

/** Query of the preview's URL if pending changes do not exist or are no longer available. */
export const endedChangesSearch = 'secret=changes';
