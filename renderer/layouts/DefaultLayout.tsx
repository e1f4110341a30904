import type { ReactNode } from 'react';
import { Breadcrumbs } from '#components/site/Breadcrumbs.tsx';
import { SiteFooter } from '#components/site/footer/SiteFooter.tsx';
import { SiteHeader } from '#components/site/header/SiteHeader.tsx';
import { SkipLink } from '#components/site/SkipLink.tsx';

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
