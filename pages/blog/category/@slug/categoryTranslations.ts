import { graphql, readInlineData } from 'react-relay';
import { categoryPath } from '#components/blog/blogPaths.ts';
import { localeOfWordPress, type Locale } from '#locales/locales.ts';
import type { Alternate } from '#renderer/data/PageData.ts';
import type { categoryTranslations_posts$key } from './__generated__/categoryTranslations_posts.graphql.ts';

/**
 * Where a category stands in other languages. The backend does not tie categories together, so an article does that is
 * in this category alone and whose translation is in one category alone. Without such an article there is no counterpart.
 */
export function categoryTranslations(posts: readonly categoryTranslations_posts$key[]): Alternate[] {
  const paths = new Map<Locale, string>();
  for (const key of posts) {
    const post = readInlineData(
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
    if (post.categories?.nodes.length !== 1) continue;
    for (const translation of post.translated ?? []) {
      const locale = localeOfWordPress(translation?.locale?.locale);
      const [category, ...more] = translation?.categories?.nodes ?? [];
      if (locale === undefined || !category?.slug || more.length > 0 || paths.has(locale)) continue;
      paths.set(locale, categoryPath(category.slug, locale));
    }
  }
  return [...paths].map(([locale, path]) => ({ locale, path }));
}
