import { Article } from '#components/post/Article.tsx';
import { PreviewBanner } from '#components/preview/PreviewBanner.tsx';
import { MarkedSections } from '#components/preview/SectionMark.tsx';
import { usePageQuery } from '#renderer/data/definePageQuery.ts';
import { PostSingleLayout } from '#components/site/DefaultLayout.tsx';
import { query } from './+query.ts';

/** Preview of a post, with a banner. */
export function Page() {
  const { post } = usePageQuery(query);
  if (post == null) return null;
  return (
    <PostSingleLayout>
      <MarkedSections>
        <Article post={post} url={undefined} />
      </MarkedSections>
      <PreviewBanner />
    </PostSingleLayout>
  );
}
