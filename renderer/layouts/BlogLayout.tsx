import type { ComponentProps, ReactNode } from 'react';
import { BlogList } from '#components/blog/BlogList.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';

/** The frame of the journal's lists: the site's own round a list, and what its page has below it. */
export function BlogLayout({
  children,
  ...list
}: ComponentProps<typeof BlogList> & { children?: ReactNode }) {
  return (
    <DefaultLayout>
      <BlogList {...list} />
      {children}
    </DefaultLayout>
  );
}
