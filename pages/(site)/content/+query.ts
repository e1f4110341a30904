import { graphql } from 'react-relay';
import { locales } from '#locales/locales.ts';
import { productsNeed } from '#components/pricing/productsNeed.ts';
import { localisePath } from '#locales/routing.ts';
import { definePageQuery } from '#renderer/data/definePageQuery.ts';
import { pageHeadSource } from '#renderer/head/PageHead.ts';
import type { ContentPageQuery } from './__generated__/ContentPageQuery.graphql.ts';

/**
 * Content page by path. The backend finds it by its whole path, so a child page is found only below its real parent. A
 * child requested at top level is looked up by slug and redirected. Products are included for price sections.
 */
export const query = definePageQuery<ContentPageQuery>({
  operation: graphql`
    query ContentPageQuery($uri: ID!, $slug: String!, $language: String!) {
      page(id: $uri, idType: URI) {
        ...PageHead_page
        ...ContentPage_page
      }
      pages(where: { name: $slug, wpmlLanguage: $language }, first: 1) {
        nodes {
          uri
          link
        }
      }
      products(where: { wpmlLanguage: $language, orderby: [{ field: DATE, order: ASC }] }, first: 20) {
        nodes {
          ...useProductOffers_products
          ...productFacts_product
        }
      }
    }
  `,
  needs: {
    pages: { without: 'page' },
    products: productsNeed,
  },
  variables: ({ locale, path }) => ({
    uri: localisePath(path, locale),
    slug: path.split('/').at(-1) || 'home',
    language: locales[locale].languageCode,
  }),
  resolve: ({ page, pages, products }, { path, locale }) => {
    const uri = localisePath(path, locale);
    if (page == null) {
      const namesake = pages?.nodes[0]?.uri;
      const isTopLevel = path.lastIndexOf('/') === 0;
      return {
        found: false,
        redirectTo:
          isTopLevel && namesake?.endsWith(uri.slice(uri.lastIndexOf('/'))) && namesake !== uri
            ? namesake
            : undefined,
      };
    }
    const head = pageHeadSource(page, products?.nodes);
    // The backend also returns translations requested without their prefix, and password-protected pages, whose
    // language is hidden.
    return head.locale === locale && head.path === uri ? { found: true, head } : { found: false };
  },
});
