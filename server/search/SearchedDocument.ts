import type { FoundKind } from '#schema/search.ts';

/** A part of a page below a heading of its own. */
export type Passage = {
  heading: string | undefined;
  /** What stands behind the page's address to lead to it, such as `#prices`. */
  place: string;
  text: string;
};

/** What can be found: a page, an article, a product or an operation of the API. */
export type SearchedDocument = {
  /** Such as `post:17`. */
  id: string;
  kind: FoundKind;
  path: string;
  title: string;
  passages: Passage[];
};
