import { Article } from '#components/post/Article.tsx';
import { PreviewBanner } from '#components/preview/PreviewBanner.tsx';
import { MarkedSections } from '#components/preview/SectionMark.tsx';
import { usePageQuery } from '#renderer/data/definePageQuery.ts';
import { PostSingleLayout } from '#renderer/layouts/DefaultLayout.tsx';
import { query } from './+query.ts';

/** An article that is not published, with a word that says so. */
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
