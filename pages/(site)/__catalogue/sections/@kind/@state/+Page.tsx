import { usePageContext } from 'vike-react/usePageContext';
import { PageSections } from '#components/sections/PageSections.tsx';
import { kindOf } from '#components/sections/registry.ts';
import { visuallyHidden } from '#styled/patterns';
import { usePageQuery } from '#renderer/data/definePageQuery.ts';
import { query } from './+query.ts';

/** One section kind in one state, alone on the page for screenshots. */
export function Page() {
  const { routeParams } = usePageContext();
  const { page } = usePageQuery(query);
  const sections = (page?.pageElements?.sectionElements ?? []).filter((section) => section != null);
  const { kind } = routeParams;
  return (
    <>
      {/* A hero has its own `h1`. */}
      {kind !== 'HeroElement' && <h1 className={visuallyHidden()}>{kind}</h1>}
      <PageSections sections={sections.filter((section) => kindOf(section.__typename) === kind)} />
    </>
  );
}
