import { PageSections } from '#components/sections/PageSections.tsx';
import { usePageQuery } from '../data/usePageQuery.ts';
import type { ContentPageQuery } from './__generated__/ContentPageQuery.graphql.ts';

/** A page built by an editor from section elements. */
export function ContentPage() {
  const { page } = usePageQuery<ContentPageQuery>();
  const sections = (page?.pageElements?.sectionElements ?? []).filter((section) => section != null);
  return <PageSections sections={sections} />;
}
