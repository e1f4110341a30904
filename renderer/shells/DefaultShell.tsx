import type { ReactNode } from 'react';
import { Breadcrumbs } from '#components/site/Breadcrumbs.tsx';
import { ErrorPage } from '#components/site/error/ErrorPage.tsx';
import { PageErrorBoundary } from '#components/site/error/PageErrorBoundary.tsx';
import { SiteFooter } from '#components/site/footer/SiteFooter.tsx';
import { SiteHeader } from '#components/site/header/SiteHeader.tsx';
import { SkipLink } from '#components/site/SkipLink.tsx';
import { usePage } from '#components/site/usePage.ts';

/** Navigation bar, page, footer: the frame of every page but the API reference. */
export function DefaultShell({ children }: { children: ReactNode }) {
  const { pathname } = usePage();
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <Breadcrumbs />
      <main id="main" tabIndex={-1}>
        <PageErrorBoundary pathname={pathname} fallback={<ErrorPage />}>
          {children}
        </PageErrorBoundary>
      </main>
      <SiteFooter />
    </>
  );
}
