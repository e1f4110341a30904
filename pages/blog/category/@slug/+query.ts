import { graphql } from 'react-relay';
import { addresses } from '#locales/addresses.ts';
import { blogPath, categoryPath } from '#components/blog/blogPaths.ts';
import { locales } from '#locales/locales.ts';
import { largestPage } from '#schema/connections.ts';
import { definePageQuery } from '#renderer/data/definePageQuery.ts';
import type { BlogCategoryPageQuery } from './__generated__/BlogCategoryPageQuery.graphql.ts';
import { blogTrail } from '../../blogTrail.ts';
import { categoryHead } from './categoryHead.ts';
import { categoryTranslations } from './categoryTranslations.ts';
import { allPosts, countOf, pageOf } from '../../postConnection.ts';

/** The articles of a category. */
export const query = definePageQuery<BlogCategoryPageQuery>({
  operation: graphql`
    query BlogCategoryPageQuery(
      $category: String!
      $slugs: [String]!
      $uri: ID!
      $language: String!
      $first: Int!
      $after: String
    ) {
      category: categories(where: { slug: $slugs, wpmlLanguage: $language }, first: 1) {
        nodes {
          name
          slug
          description
        }
      }
      posts(
        where: { categoryName: $category, wpmlLanguage: $language, orderby: [{ field: DATE, order: DESC }] }
        first: $first
        after: $after
      ) {
        ...postConnection_posts @relay(mask: false)
        nodes {
          ...categoryTranslations_posts
          ...BlogList_posts
        }
      }
      allPosts: posts(where: { wpmlLanguage: $language }, first: $first) {
        ...postConnection_posts @relay(mask: false)
      }
      categories(where: { wpmlLanguage: $language }, first: 100) {
        nodes {
          ...BlogList_categories
        }
      }
      page(id: $uri, idType: URI) {
        ...PageHead_page
        ...blogTrail_page
      }
    }
  `,
  accepts: addresses.category.counted,
  variables: ({ locale, routeParams }) => {
    const category = routeParams['slug'] ?? '';
    return {
      category,
      slugs: [category],
      uri: blogPath(locale),
      language: locales[locale].languageCode,
      first: largestPage,
      after: null,
    };
  },
  ...allPosts<BlogCategoryPageQuery['variables'], BlogCategoryPageQuery['response']>(),
  resolve: ({ category, posts, page }, { locale, routeParams }) => {
    const [found] = category?.nodes ?? [];
    // An empty slug asks for no category in particular, and the backend would answer with any.
    if (!found?.slug || !found.name || found.slug !== routeParams['slug']) return { found: false };
    const path = categoryPath(found.slug, locale);
    return {
      found: true,
      head: categoryHead(page, {
        name: found.name,
        description: found.description ?? undefined,
        locale,
        path,
        translations: categoryTranslations(posts?.nodes ?? []),
      }),
      breadcrumbs: blogTrail(page, { path, text: found.name }),
    };
  },
  shown: (response, { pageNumber }) => {
    const { posts, itemCount, pageCount } = pageOf(response.posts, pageNumber);
    const totalCount = countOf(response.allPosts);
    return { response: { ...response, posts, allPosts: null, page: null }, itemCount, pageCount, totalCount };
  },
});
