import { useData } from 'vike-react/useData';
import { BlogIntro } from '#components/blog/BlogIntro.tsx';
import { PageSections } from '#components/sections/PageSections.tsx';
import type { PageData } from '#renderer/data/PageData.ts';
import { usePageQuery } from '#renderer/data/definePageQuery.ts';
import { BlogLayout } from '#renderer/layouts/BlogLayout.tsx';
import { query } from './+query.ts';

const titleSection = 'PageElementsSectionElementsSectionTitleLayout';

/** Blog list or search results. The page renders its layout itself. */
export function Page() {
  const data = useData<PageData>();
  const { page, posts, categories } = usePageQuery(query);
  const sections = (page?.pageElements?.sectionElements ?? []).filter((section) => section != null);
  // A title section at the beginning is rendered as the list's header.
  const remainingSections = sections[0]?.__typename === titleSection ? sections.slice(1) : sections;
  return (
    <BlogLayout
      list={data}
      head={<BlogIntro page={page} />}
      posts={posts?.nodes ?? []}
      categories={categories?.nodes ?? []}
    >
      {remainingSections.length > 0 && <PageSections sections={remainingSections} />}
    </BlogLayout>
  );
}
