import { graphql, readInlineData } from 'react-relay';
import { addresses } from '#locales/addresses.ts';
import { blogPath } from '#components/post/blogPaths.ts';
import { locales, localeOfWordPress } from '#locales/locales.ts';
import { joinLists, largestPage, nextCursor } from '#schema/connections.ts';
import { definePostsQuery } from '#renderer/data/definePageQuery.ts';
import { pageHeadSource, type HeadSource } from '#renderer/head/PageHead.ts';
import type { BlogPageQuery } from './__generated__/BlogPageQuery.graphql.ts';
import { blogTrail } from '../blogTrail.ts';
import { pageOf, pageOfIds } from '../pageOfPosts.ts';
import type { overviewTranslations_page$key } from './__generated__/overviewTranslations_page.graphql.ts';

/** Blog page with its list or with search results. */
export const query = definePostsQuery<BlogPageQuery>()({
  operation: graphql`
    query BlogPageQuery(
      $uri: ID!
      $language: String!
      $ids: [ID]
      $search: String
      $first: Int!
      $categoriesAfter: String
    ) {
      page(id: $uri, idType: URI) {
        ...PageHead_page
        ...blogTrail_page
        ...BlogIntro_page
        ...overviewTranslations_page
        pageElements {
          sectionElements {
            __typename
            ...pageSections_sections
          }
        }
      }
      posts(
        where: { wpmlLanguage: $language, in: $ids, search: $search, orderby: [{ field: DATE, order: DESC }] }
        first: $first
      ) {
        pageInfo {
          hasNextPage
        }
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
    }
  `,
  accepts: addresses.blog.queryParameters,
  listed: pageOfIds,
  needsAll: ({ pageNumber, search }) => pageNumber > 1 && search === undefined,
  variables: ({ locale, search, listed }) => ({
    uri: blogPath(locale),
    language: locales[locale].languageCode,
    ids: search === undefined ? listed.ids : null,
    search: search ?? null,
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
  resolve: ({ page }, { locale, path }) => {
    if (page == null) return { found: false };
    const head = pageHeadSource(page);
    if (head.locale !== locale || head.path !== blogPath(locale) || path !== '/blog') return { found: false };
    const translations = overviewTranslations(page, head.translations);
    return { found: true, head: { ...head, translations }, breadcrumbs: blogTrail(page) };
  },
  shown: (response, { pageNumber, search, listed }) => {
    const { itemCount: totalCount } = listed;
    if (search === undefined) {
      const { itemCount, pageCount } = listed;
      return { response, itemCount, pageCount, totalCount };
    }
    // At most the hundred newest results.
    const { posts, itemCount, pageCount } = pageOf(response.posts?.nodes ?? [], pageNumber);
    const isCut = response.posts?.pageInfo.hasNextPage ?? false;
    return {
      response: { ...response, posts: response.posts && { ...response.posts, nodes: posts } },
      itemCount,
      isCut,
      pageCount,
      totalCount,
    };
  },
});

type Translations = HeadSource['translations'];

/**
 * Returns the blog's translations. The language plugin lists them, and the translated pages specify whether they are
 * indexed. If the backend has no such list, only the translated pages are used.
 */
function overviewTranslations(key: overviewTranslations_page$key, pages: Translations): Translations {
  const { translations } = readInlineData(
    graphql`
      fragment overviewTranslations_page on Page @inline {
        translations {
          href
          id
          locale
          post_title
        }
      }
    `,
    key,
  );
  if (translations == null) return pages;
  return translations.flatMap((translation) => {
    const locale = localeOfWordPress(translation?.locale);
    if (locale === undefined || !translation?.href) return [];
    const page = pages.find((candidate) => candidate.locale === locale);
    return [{ ...page, locale, path: translation.href, title: translation.post_title ?? undefined }];
  });
}
