import { Article } from '#components/post/Article.tsx';
import { PreviewBanner } from '#components/preview/PreviewBanner.tsx';
import { usePageQuery } from '#renderer/data/usePageQuery.ts';
import { PostSingleLayout } from '#renderer/layouts/PostSingleLayout.tsx';
import type { PostPreviewQuery } from './__generated__/PostPreviewQuery.graphql.ts';

/** An article that is not published, with a word that says so. */
export function Page() {
  const { post } = usePageQuery<PostPreviewQuery>();
  if (post == null) return null;
  return (
    <PostSingleLayout>
      <Article post={post} url={undefined} />
      <PreviewBanner />
    </PostSingleLayout>
  );
}
