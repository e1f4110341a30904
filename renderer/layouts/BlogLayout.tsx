import type { ComponentProps, ReactNode } from 'react';
import { BlogList } from '#components/blog/BlogList.tsx';
import { DefaultLayout } from '#components/site/DefaultLayout.tsx';

/** Layout of the blog's lists: the default layout with a list and, below it, the rest of the page's content. */
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
