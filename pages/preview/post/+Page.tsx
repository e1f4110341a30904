import { Article } from '#components/post/Article.tsx';
import { PreviewBanner } from '#components/preview/PreviewBanner.tsx';
import { usePageQuery } from '#renderer/data/usePageQuery.ts';
import { PostShell } from '#renderer/shells/PostShell.tsx';
import type { PostPreviewQuery } from './__generated__/PostPreviewQuery.graphql.ts';

/** An article that is not published, with a word that says so. */
export function Page() {
  const { post } = usePageQuery<PostPreviewQuery>();
  if (post == null) return null;
  return (
    <PostShell>
      <Article post={post} url={undefined} />
      <PreviewBanner />
    </PostShell>
  );
}
