import { graphql } from 'react-relay';
import { blogPath } from '#components/blog/blogPaths.ts';
import { placeInJournal } from '#components/post/placeInJournal.ts';
import { locales } from '#locales/locales.ts';
import { largestPage, nextCursor } from '#schema/connections.ts';
import { definePageQuery } from '#renderer/data/definePageQuery.ts';
import { postHeadSource } from '#renderer/head/PageHead.ts';
import type { PostPageQuery } from './__generated__/PostPageQuery.graphql.ts';
import { blogTrail } from '../blogTrail.ts';
import { joinPosts } from '../postConnection.ts';

/**
 * An article with the articles around it. The list of all is
 * followed no further than to the article that was published before this one.
 */
export const query = definePageQuery<PostPageQuery>({
  operation: graphql`
    query PostPageQuery($slug: String!, $uri: ID!, $language: String!, $first: Int!, $after: String) {
      posts(where: { name: $slug, wpmlLanguage: $language }, first: 1) {
        nodes {
          databaseId
          slug
          title
          categories {
            nodes {
              name
              link
            }
          }
          ...PageHead_post
          ...Article_post
        }
      }
      journal: posts(
        where: { wpmlLanguage: $language, orderby: [{ field: DATE, order: DESC }] }
        first: $first
        after: $after
      ) {
        ...postConnection_posts @relay(mask: false)
        nodes {
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
  variables: ({ locale, routeParams }) => ({
    slug: routeParams['slug'] ?? '',
    uri: blogPath(locale),
    language: locales[locale].languageCode,
    first: largestPage,
    after: null,
  }),
  next: ({ posts, journal }, variables) => {
    const article = posts?.nodes[0]?.databaseId;
    const place = (journal?.nodes ?? []).findIndex(({ databaseId }) => databaseId === article);
    const hasOlder = place !== -1 && place < (journal?.nodes.length ?? 0) - 1;
    const after = article === undefined || hasOlder ? undefined : nextCursor(journal, variables.after);
    return after === undefined ? undefined : { ...variables, after };
  },
  merge: (collected, { journal }) => ({ ...collected, journal: joinPosts(collected.journal, journal) }),
  resolve: ({ posts, page }, { locale, routeParams }) => {
    const [post] = posts?.nodes ?? [];
    // An empty slug asks for no article in particular, and the backend would answer with any.
    if (post?.slug == null || post.slug !== routeParams['slug']) return { found: false };
    const head = postHeadSource(post);
    // A post behind a password hides its language, and is no page for anyone.
    if (head.locale !== locale) return { found: false };
    const [category] = post.categories?.nodes ?? [];
    const above = category?.name && category.link ? [{ path: category.link, text: category.name }] : [];
    return {
      found: true,
      head,
      breadcrumbs: blogTrail(page, ...above, { path: head.path, text: post.title ?? '' }),
    };
  },
  shown: (response) => {
    const { journal } = response;
    const article = response.posts?.nodes[0]?.databaseId;
    const { newer, own, older, related } = placeInJournal(journal?.nodes ?? [], article);
    const kept = new Set([newer, own, older, ...related]);
    return {
      response: {
        ...response,
        page: null,
        journal: journal && { ...journal, nodes: journal.nodes.filter((post) => kept.has(post)) },
      },
    };
  },
});
