import type { ReactNode } from 'react';
import { Breadcrumbs } from '#components/site/Breadcrumbs.tsx';
import { SiteFooter } from '#components/site/footer/SiteFooter.tsx';
import { SiteHeader } from '#components/site/header/SiteHeader.tsx';
import { SkipLink } from '#components/site/SkipLink.tsx';
import { css } from '#styled/css';

/** Default layout with header, breadcrumbs and footer, used by all pages except the API reference. */
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

// On paper, a post is only its text, because navigation is useless there.
const printStyles = css({
  _print: {
    '& > :not(main)': { display: 'none' },
    '& a[href^="http"]::after': {
      content: '" (" attr(href) ")"',
      fontSize: '.8em',
      overflowWrap: 'anywhere',
    },
  },
});

/** Layout of a post, which the page renders itself: the default layout, printed without navigation. */
export function PostSingleLayout({ children }: { children: ReactNode }) {
  return (
    <div className={printStyles}>
      <DefaultLayout>{children}</DefaultLayout>
    </div>
  );
}
