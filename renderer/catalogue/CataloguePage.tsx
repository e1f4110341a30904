import { usePageContext } from 'vike-react/usePageContext';
import { CatalogueIndex } from '#components/catalogue/CatalogueIndex.tsx';
import { InterfaceSample } from '#components/catalogue/InterfaceSample.tsx';
import { PageSections } from '#components/sections/PageSections.tsx';
import { kindOf, sectionKinds } from '#components/sections/registry.ts';
import { usePageQuery } from '../data/usePageQuery.ts';
import type { CatalogueQuery } from './__generated__/CatalogueQuery.graphql.ts';

/** The index of everything that can be drawn. */
export function CataloguePage() {
  return <CatalogueIndex sectionKinds={sectionKinds} />;
}

/** One section kind in one state, alone on the page, so that it can be photographed. */
export function CatalogueSectionPage() {
  const { routeParams } = usePageContext();
  const { page } = usePageQuery<CatalogueQuery>();
  const sections = (page?.pageElements?.sectionElements ?? []).filter((section) => section != null);
  return (
    <PageSections
      sections={sections.filter((section) => kindOf(section.__typename) === routeParams['kind'])}
    />
  );
}

/** One part of the interface in one state. */
export function CatalogueInterfacePage() {
  const { part = '', state = '' } = usePageContext().routeParams;
  return <InterfaceSample part={part} state={state} />;
}
