import { graphql } from 'react-relay';
import { addresses } from '#locales/addresses.ts';
import { blogPath } from '#components/blog/blogPaths.ts';
import { locales } from '#locales/locales.ts';
import { largestPage } from '#schema/connections.ts';
import { definePageQuery } from '#renderer/data/definePageQuery.ts';
import { pageHeadSource } from '#renderer/head/PageHead.ts';
import type { BlogPageQuery } from './__generated__/BlogPageQuery.graphql.ts';
import { blogTrail } from '../blogTrail.ts';
import { overviewTranslations } from './overviewTranslations.ts';
import { allPosts, countOf, pageOf } from '../postConnection.ts';

/** The blog's own page with its list, or what a search finds. */
export const query = definePageQuery<BlogPageQuery>({
  operation: graphql`
    query BlogPageQuery(
      $uri: ID!
      $language: String!
      $search: String
      $isSearch: Boolean!
      $first: Int!
      $after: String
    ) {
      page(id: $uri, idType: URI) {
        ...PageHead_page
        ...blogTrail_page
        ...BlogIntro_page
        ...overviewTranslations_page
        pageElements {
          sectionElements {
            __typename
            ...PageSections_sections
          }
        }
      }
      posts(
        where: { wpmlLanguage: $language, search: $search, orderby: [{ field: DATE, order: DESC }] }
        first: $first
        after: $after
      ) {
        ...postConnection_posts @relay(mask: false)
        nodes {
          ...BlogList_posts
        }
      }
      allPosts: posts(where: { wpmlLanguage: $language }, first: $first) @include(if: $isSearch) {
        ...postConnection_posts @relay(mask: false)
      }
      categories(where: { wpmlLanguage: $language }, first: 100) {
        nodes {
          ...BlogList_categories
        }
      }
    }
  `,
  accepts: addresses.blog.counted,
  variables: ({ locale, search }) => ({
    uri: blogPath(locale),
    language: locales[locale].languageCode,
    search: search ?? null,
    isSearch: search !== undefined,
    first: largestPage,
    after: null,
  }),
  ...allPosts<BlogPageQuery['variables'], BlogPageQuery['response']>(),
  resolve: ({ page }, { locale, path }) => {
    if (page == null) return { found: false };
    const head = pageHeadSource(page);
    if (head.locale !== locale || head.path !== blogPath(locale) || path !== '/blog') return { found: false };
    const translations = overviewTranslations(page, head.translations);
    return { found: true, head: { ...head, translations }, breadcrumbs: blogTrail(page) };
  },
  shown: (response, { pageNumber, search }) => {
    const { posts, itemCount, pageCount } = pageOf(response.posts, pageNumber);
    const totalCount = search === undefined ? itemCount : countOf(response.allPosts);
    return { response: { ...response, posts, allPosts: null }, itemCount, pageCount, totalCount };
  },
});
