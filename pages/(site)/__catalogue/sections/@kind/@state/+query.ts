import { graphql } from 'react-relay';
import { localisePath } from '#locales/routing.ts';
import { definePageQuery } from '#renderer/data/definePageQuery.ts';
import { pageHeadSource } from '#renderer/head/PageHead.ts';
import type { CatalogueQuery } from './__generated__/CatalogueQuery.graphql.ts';

/** Paths of a page by language. Other languages use the English path. */
type Sample = { en: string } & Partial<Record<string, string>>;

/** Demo pages with every section kind: with all fields, with only the required fields, and with long words. */
const samplePages = {
  full: { en: '/all-sections', da: '/alle-sektioner', de: '/alle-abschnitte' },
  minimal: { en: '/minimal-sections', da: '/sektioner-minimum', de: '/abschnitte-minimum' },
  longest: { en: '/longest-german', da: '/laengste-tysk', de: '/laengstes-deutsch' },
} satisfies Record<string, Sample>;

const isState = (state: string | undefined): state is keyof typeof samplePages =>
  state !== undefined && Object.hasOwn(samplePages, state);

/** Sample content of one section kind in one state, such as `/__catalogue/sections/Faq/minimal`. */
export const query = definePageQuery<CatalogueQuery>({
  operation: graphql`
    query CatalogueQuery($uri: ID!) {
      page(id: $uri, idType: URI) {
        ...PageHead_page
        pageElements {
          sectionElements {
            __typename
            ...pageSections_sections
          }
        }
      }
    }
  `,
  variables: ({ routeParams, locale }) => {
    const state = routeParams['state'];
    const paths: Sample = isState(state) ? samplePages[state] : samplePages.full;
    return { uri: localisePath(paths[locale] ?? paths.en, locale) };
  },
  resolve: ({ page }) => (page == null ? { found: false } : { found: true, head: pageHeadSource(page) }),
});
