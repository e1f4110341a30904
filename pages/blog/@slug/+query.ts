import { graphql } from 'react-relay';
import { blogPath, categoryPath } from '#components/post/blogPaths.ts';
import { placeInJournal } from '#components/post/placeInJournal.ts';
import { locales } from '#locales/locales.ts';
import type { PostIndex } from '#schema/postIndex.ts';
import { definePostsQuery } from '#renderer/data/definePageQuery.ts';
import { postHeadSource } from '#renderer/head/PageHead.ts';
import type { PostPageQuery } from './__generated__/PostPageQuery.graphql.ts';
import { blogTrail } from '../blogTrail.ts';
import { idsOf } from '../pageOfPosts.ts';

/** Post with related and adjacent posts. */
export const query = definePostsQuery<PostPageQuery>()({
  operation: graphql`
    query PostPageQuery($slug: String!, $around: [ID]!, $uri: ID!, $language: String!) {
      posts(where: { name: $slug, wpmlLanguage: $language }, first: 1) {
        nodes {
          databaseId
          slug
          title
          categories {
            nodes {
              name
              slug
            }
          }
          ...PageHead_post
          ...Article_post
        }
      }
      journal: posts(
        where: { wpmlLanguage: $language, in: $around, orderby: [{ field: DATE, order: DESC }] }
        first: 10
      ) {
        nodes {
          databaseId
          categories {
            nodes {
              slug
            }
          }
          ...PostLink_post
        }
      }
      page(id: $uri, idType: URI) {
        ...blogTrail_page
      }
    }
  `,
  listed: (posts, { routeParams }) => idsAround(routeParams['slug'] ?? '', posts),
  variables: ({ locale, routeParams, listed }) => {
    const slug = routeParams['slug'] ?? '';
    return {
      slug,
      around: listed,
      uri: blogPath(locale),
      language: locales[locale].languageCode,
    };
  },
  resolve: ({ posts, page }, { locale, routeParams }) => {
    const [post] = posts?.nodes ?? [];
    // For an empty slug, the backend would return an arbitrary post.
    if (post?.slug == null || post.slug !== routeParams['slug']) return { found: false };
    const head = postHeadSource(post);
    // Password-protected posts hide their language; they are a 404 for everyone.
    if (head.locale !== locale) return { found: false };
    const [category] = post.categories?.nodes ?? [];
    const breadcrumbsAbove =
      category?.name && category.slug
        ? [{ path: categoryPath(category.slug, locale), text: category.name }]
        : [];
    return {
      found: true,
      head,
      breadcrumbs: blogTrail(page, ...breadcrumbsAbove, { path: head.path, text: post.title ?? '' }),
    };
  },
  shown: (response) => ({ response: { ...response, page: null } }),
});

/** Returns the IDs of the post, and of adjacent and related posts. */
function idsAround(slug: string, posts: PostIndex): string[] {
  const article = posts.find((post) => post.slug === slug)?.databaseId;
  const { newer, own, older, related } = placeInJournal(posts, article, ({ categories }) => categories);
  return idsOf([newer, own, older, ...related].filter((post) => post !== undefined));
}
