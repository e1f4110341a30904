import { graphql } from 'react-relay';
import { localisePath } from '#locales/routing.ts';
import { definePageQuery } from '../data/definePageQuery.ts';
import { pageHeadSource } from '../head/PageHead.ts';
import type { CatalogueQuery } from './__generated__/CatalogueQuery.graphql.ts';

/** The demonstration pages that hold every section kind: full, and with each optional field empty. */
export const samplePages = { full: '/all-sections', minimal: '/minimal-sections' } as const;

export type SampleState = keyof typeof samplePages;

export function isSampleState(state: string | undefined): state is SampleState {
  return state !== undefined && Object.hasOwn(samplePages, state);
}

/** The sample content of one section kind in one state; `/__catalogue/sections/Faq/minimal`. */
export const catalogueQuery = definePageQuery<CatalogueQuery>({
  operation: graphql`
    query CatalogueQuery($uri: ID!) {
      page(id: $uri, idType: URI) {
        ...PageHead_page
        pageElements {
          sectionElements {
            __typename
            ...PageSections_sections
          }
        }
      }
    }
  `,
  variables: ({ routeParams, locale }) => {
    const state = routeParams['state'];
    return { uri: localisePath(samplePages[isSampleState(state) ? state : 'full'], locale) };
  },
  resolve: ({ page }) => (page == null ? { found: false } : { found: true, head: pageHeadSource(page) }),
});
