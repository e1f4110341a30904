import { graphql } from 'react-relay';
import { addresses } from '#locales/addresses.ts';
import { blogPath, categoryPath } from '#components/post/blogPaths.ts';
import { locales, type Locale } from '#locales/locales.ts';
import { joinLists, largestPage, nextCursor } from '#schema/connections.ts';
import { type ListedPost, type PostIndex, categoryCounterparts } from '#schema/postIndex.ts';
import { definePostsQuery } from '#renderer/data/definePageQuery.ts';
import type { BlogCategoryPageQuery } from './__generated__/BlogCategoryPageQuery.graphql.ts';
import { blogTrail } from '../../blogTrail.ts';
import { pageOfIds } from '../../pageOfPosts.ts';
import type { Alternate } from '#renderer/data/PageData.ts';
import { pageHeadSource, type HeadSource } from '#renderer/head/PageHead.ts';
import type { PageHead_page$key } from '#renderer/head/__generated__/PageHead_page.graphql.ts';

/** Posts of a category. */
export const query = definePostsQuery<BlogCategoryPageQuery>()({
  operation: graphql`
    query BlogCategoryPageQuery(
      $slugs: [String]!
      $ids: [ID]!
      $uri: ID!
      $language: String!
      $first: Int!
      $categoriesAfter: String
    ) {
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
      categories(where: { wpmlLanguage: $language }, first: 100, after: $categoriesAfter) {
        pageInfo {
          hasNextPage
          endCursor
        }
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
  accepts: addresses.category.queryParameters,
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
  next: ({ categories }, variables) => {
    const after = nextCursor(categories, variables.categoriesAfter);
    return after === undefined ? undefined : { ...variables, categoriesAfter: after };
  },
  merge: (collected, { categories }) => ({
    ...collected,
    categories: joinLists(collected.categories, categories),
  }),
  resolve: ({ category, page }, { locale, routeParams, listed }) => {
    const [node] = category?.nodes ?? [];
    // For an empty slug, the backend would return an arbitrary category.
    if (!node?.slug || !node.name || node.slug !== routeParams['slug']) return { found: false };
    const path = categoryPath(node.slug, locale);
    return {
      found: true,
      head: categoryHead(page, {
        name: node.name,
        description: node.description ?? undefined,
        locale,
        path,
        translations: listed.translations,
      }),
      breadcrumbs: blogTrail(page, { path, text: node.name }),
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

type Category = {
  name: string;
  description: string | undefined;
  locale: Locale;
  path: string;
  translations: Alternate[];
};

/**
 * Returns the head of a category's list. Categories have no SEO fields, so site name and sharing image come from the
 * blog's page.
 */
function categoryHead(blogPage: PageHead_page$key | null | undefined, category: Category): HeadSource {
  const { name, description, locale, path, translations } = category;
  const blog = blogPage == null ? undefined : pageHeadSource(blogPage);
  const siteName = blog?.seo?.opengraphSiteName;
  const title = [name, blog?.title, siteName].filter(Boolean).join(' | ');
  return {
    kind: 'page',
    title,
    locale,
    path,
    translations,
    publishedAt: undefined,
    modifiedAt: undefined,
    seo: blog?.seo && {
      ...blog.seo,
      title,
      metaDesc: description ?? null,
      metaKeywords: null,
      focuskw: null,
      fullHead: null,
      canonical: null,
      opengraphTitle: title,
      opengraphDescription: description ?? null,
      twitterTitle: null,
      twitterDescription: null,
      breadcrumbs: null,
    },
  };
}

/** Returns the category's paths in other languages, derived from its posts; see `categoryCounterparts`. */
function categoryTranslations(posts: readonly ListedPost[]): Alternate[] {
  return [...categoryCounterparts(posts)].map(([locale, slug]) => ({
    locale,
    path: categoryPath(slug, locale),
  }));
}
