import type { FoundKind } from '#schema/search.ts';

/** Section of a page under a heading. */
export type Passage = {
  heading: string | undefined;
  /** URL fragment of the passage, such as `#prices`. */
  place: string;
  text: string;
};

/** Document of the search index: a page, a post, a product or an operation of the API. */
export type SearchedDocument = {
  /** ID such as `post:17`. */
  id: string;
  kind: FoundKind;
  path: string;
  title: string;
  passages: Passage[];
};
