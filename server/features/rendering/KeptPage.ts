import type { EncodableBody } from '#server/http/encodableBody.ts';

/** A drawn page as the cache keeps it. */
export type KeptPage = {
  status: number;
  contentType: string;
  location: string | undefined;
  body: EncodableBody;
  /** The address whose page is answered instead, with this one's path in it: nothing is drawn for what does not exist. */
  sharedNotFound: string | undefined;
  /** True when the page was drawn from copies that outlived a failing backend. */
  isFromStaleContent: boolean;
  /** True when the backend failed to give a part of it. */
  hasHoles: boolean;
  /** Keys of the content it was drawn from. */
  uses: ReadonlySet<string>;
};
