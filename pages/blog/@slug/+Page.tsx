import { useData } from 'vike-react/useData';
import { Article } from '#components/post/Article.tsx';
import { FurtherReading } from '#components/post/FurtherReading.tsx';
import { placeInJournal } from '#components/post/placeInJournal.ts';
import type { PageData } from '#renderer/data/PageData.ts';
import { usePageQuery } from '#renderer/data/definePageQuery.ts';
import { PostSingleLayout } from '#components/site/DefaultLayout.tsx';
import { query } from './+query.ts';

/** Blog post. The page renders its layout itself. */
export function Page() {
  const { canonical } = useData<PageData>();
  const { posts, journal } = usePageQuery(query);
  const [post] = posts?.nodes ?? [];
  if (post === undefined) return null;
  const { newer, older, related } = placeInJournal(journal?.nodes ?? [], post.databaseId, ({ categories }) =>
    (categories?.nodes ?? []).flatMap(({ slug }) => slug ?? []),
  );
  return (
    <PostSingleLayout>
      <Article post={post} url={canonical} />
      <FurtherReading newer={newer} older={older} related={related} />
    </PostSingleLayout>
  );
}
