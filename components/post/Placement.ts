import type { ReactNode } from 'react';

/** What an article tells each of its sections beside its own content. */
export type Placement = {
  /** Where the contents list leads, for a heading. */
  anchor: string | undefined;
  /** Whether it begins the article. */
  isOpening: boolean;
  /** The author's picture on the content host. */
  portrait: string | undefined;
  /** The links that share the article; only for the section that closes it. */
  share: ReactNode;
};
