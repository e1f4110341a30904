import { graphql } from 'react-relay';
import { addresses } from '#locales/addresses.ts';
import { blogPath, categoryPath } from '#components/blog/blogPaths.ts';
import { locales } from '#locales/locales.ts';
import { largestPage } from '#schema/connections.ts';
import type { ListedPost, PostIndex } from '#schema/postIndex.ts';
import { definePostsQuery } from '#renderer/data/definePageQuery.ts';
import type { BlogCategoryPageQuery } from './__generated__/BlogCategoryPageQuery.graphql.ts';
import { blogTrail } from '../../blogTrail.ts';
import { categoryHead } from './categoryHead.ts';
import { categoryTranslations } from './categoryTranslations.ts';
import { pageOfIds } from '../../pageOfPosts.ts';

/** The articles of a category. */
export const query = definePostsQuery<BlogCategoryPageQuery>()({
  operation: graphql`
    query BlogCategoryPageQuery($slugs: [String]!, $ids: [ID]!, $uri: ID!, $language: String!, $first: Int!) {
      category: categories(where: { slug: $slugs, wpmlLanguage: $language }, first: 1) {
        nodes {
          name
          slug
          description
        }
      }
      posts(
        where: { wpmlLanguage: $language, in: $ids, orderby: [{ field: DATE, order: DESC }] }
        first: $first
      ) {
        nodes {
          ...BlogList_posts
        }
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
  listed: (posts, { routeParams, pageNumber }) => {
    const inCategory = postsIn(routeParams['slug'] ?? '', posts);
    return {
      ...pageOfIds(inCategory, { pageNumber }),
      totalCount: posts.length,
      translations: categoryTranslations(inCategory),
    };
  },
  needsAll: () => true,
  variables: ({ locale, routeParams, listed }) => ({
    slugs: [routeParams['slug'] ?? ''],
    ids: listed.ids,
    uri: blogPath(locale),
    language: locales[locale].languageCode,
    first: largestPage,
  }),
  resolve: ({ category, page }, { locale, routeParams, listed }) => {
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
        translations: listed.translations,
      }),
      breadcrumbs: blogTrail(page, { path, text: found.name }),
    };
  },
  shown: (response, { listed: { itemCount, pageCount, totalCount } }) => ({
    response: { ...response, page: null },
    itemCount,
    pageCount,
    totalCount,
  }),
});

function postsIn(category: string, posts: PostIndex): ListedPost[] {
  return posts.filter(({ categories }) => categories.includes(category));
}
