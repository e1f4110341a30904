import { useData } from 'vike-react/useData';
import { ListHead } from '#components/blog/ListHead.tsx';
import type { PageData } from '#renderer/data/PageData.ts';
import { usePageQuery } from '#renderer/data/definePageQuery.ts';
import { BlogLayout } from '#renderer/layouts/BlogLayout.tsx';
import { query } from './+query.ts';

/** Posts of a category. Like the blog's list, the page renders its layout itself. */
export function Page() {
  const data = useData<PageData>();
  const { category, posts, categories } = usePageQuery(query);
  const [current] = category?.nodes ?? [];
  return (
    <BlogLayout
      list={data}
      head={<ListHead title={current?.name}>{current?.description}</ListHead>}
      posts={posts?.nodes ?? []}
      categories={categories?.nodes ?? []}
      category={current?.slug ?? undefined}
    />
  );
}
