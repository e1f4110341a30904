import type { ReactNode } from 'react';

/** Context that an article passes to each of its sections. */
export type Placement = {
  /** ID of a heading. The contents list links to it. */
  anchor: string | undefined;
  /** Whether the section is the first of the article. */
  isOpening: boolean;
  /** URL of the author's picture on the content host. */
  portrait: string | undefined;
  /** Links for sharing; only for the last section. */
  share: ReactNode;
};
