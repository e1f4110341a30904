import type { ReactNode } from 'react';

/** Navigation bar, page, footer. */
export function DefaultShell({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
