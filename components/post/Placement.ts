import type { ReactNode } from 'react';

/** Context that an article passes to each of its sections. */
export type Placement = {
  /** Id of a heading, to which the contents list links. */
  anchor: string | undefined;
  /** Whether the section is the first of the article. */
  isOpening: boolean;
  /** URL of the author's picture on the content host. */
  portrait: string | undefined;
  /** Links for sharing; only for the last section. */
  share: ReactNode;
};
