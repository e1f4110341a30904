import type { ReactNode } from 'react';
import { Breadcrumbs } from '#components/site/Breadcrumbs.tsx';
import { SiteFooter } from '#components/site/footer/SiteFooter.tsx';
import { SiteHeader } from '#components/site/header/SiteHeader.tsx';
import { SkipLink } from '#components/site/SkipLink.tsx';
import { css } from '#styled/css';

/** Navigation bar, page, footer: the frame of every page but the API reference. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <Breadcrumbs />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

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
