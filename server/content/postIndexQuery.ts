import { graphql } from '#schema/graphql.ts';
import type { ContentOperation } from '#schema/pageServices.ts';
import PostIndexQuery from './__generated__/PostIndexQuery.graphql.ts';
import * as v from 'valibot';
import { localeOfWordPress } from '#locales/locales.ts';
import type { ListedPost } from '#schema/postIndex.ts';

/** Query for a hundred articles in a language after a cursor, newest first, with only the fields that lists need. */
export const postIndexQuery: ContentOperation = PostIndexQuery.params;
void graphql`
  query PostIndexQuery($language: String!, $after: String) {
    posts(
      where: { wpmlLanguage: $language, orderby: [{ field: DATE, order: DESC }] }
      first: 100
      after: $after
    ) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        databaseId
        slug
        categories {
          nodes {
            slug
          }
        }
        translated {
          locale {
            locale
          }
          categories {
            nodes {
              slug
            }
          }
        }
      }
    }
  }
`;

const Slugs = v.pipe(
  v.fallback(v.nullable(v.object({ nodes: v.array(v.object({ slug: v.string() })) })), null),
  v.transform((categories) => (categories?.nodes ?? []).map(({ slug }) => slug)),
);

const Translation = v.pipe(
  v.object({ locale: v.nullish(v.object({ locale: v.nullish(v.string()) })), categories: Slugs }),
  v.transform(({ locale, categories }) => ({ locale: localeOfWordPress(locale?.locale), categories })),
);

/** Schema of an article in the response. */
export const PostIndexEntry: v.GenericSchema<unknown, ListedPost> = v.pipe(
  v.object({
    databaseId: v.number(),
    slug: v.string(),
    categories: Slugs,
    translated: v.fallback(v.nullish(v.array(Translation)), null),
  }),
  v.transform(({ translated, ...post }) => ({ ...post, translations: translated ?? [] })),
);
