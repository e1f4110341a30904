import { graphql, readInlineData } from 'react-relay';
import { categoryPath } from '#components/blog/blogPaths.ts';
import { localeOfWordPress } from '#locales/locales.ts';
import { categoryCounterparts } from '#schema/categoryCounterparts.ts';
import type { Alternate } from '#renderer/data/PageData.ts';
import type { categoryTranslations_posts$key } from './__generated__/categoryTranslations_posts.graphql.ts';

/** Where a category stands in other languages; see `categoryCounterparts`. */
export function categoryTranslations(posts: readonly categoryTranslations_posts$key[]): Alternate[] {
  const articles = posts.map((key) => {
    const { categories, translated } = readInlineData(
      graphql`
        fragment categoryTranslations_posts on Post @inline {
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
      `,
      key,
    );
    return {
      categories: slugsOf(categories),
      translations: (translated ?? []).map((translation) => ({
        locale: localeOfWordPress(translation?.locale?.locale),
        categories: slugsOf(translation?.categories),
      })),
    };
  });
  return [...categoryCounterparts(articles)].map(([locale, slug]) => ({
    locale,
    path: categoryPath(slug, locale),
  }));
}

type Categories = { readonly nodes: readonly { readonly slug?: string | null }[] };

function slugsOf(categories: Categories | null | undefined): string[] {
  return (categories?.nodes ?? []).map(({ slug }) => slug ?? '');
}
