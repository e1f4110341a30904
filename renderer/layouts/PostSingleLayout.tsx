import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { DefaultLayout } from './DefaultLayout.tsx';

// On paper an article is its words: what surrounds them leads nowhere there.
const printed = css({
  _print: {
    '& > :not(main)': { display: 'none' },
    '& a[href^="http"]::after': {
      content: '" (" attr(href) ")"',
      fontSize: '.8em',
      overflowWrap: 'anywhere',
    },
  },
});

/** The frame of an article, which renders it itself: the site's own, and the article alone on paper. */
export function PostSingleLayout({ children }: { children: ReactNode }) {
  return (
    <div className={printed}>
      <DefaultLayout>{children}</DefaultLayout>
    </div>
  );
}
