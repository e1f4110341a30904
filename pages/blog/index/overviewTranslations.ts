import { graphql, readInlineData } from 'react-relay';
import { localeOfWordPress } from '#locales/locales.ts';
import type { HeadSource } from '#renderer/head/PageHead.ts';
import type { overviewTranslations_page$key } from './__generated__/overviewTranslations_page.graphql.ts';

type Translations = HeadSource['translations'];

/**
 * Where the blog's page stands in other languages, as the language plugin lists it; whether search engines may have it
 * is known of the translated pages themselves. A backend without that list has those alone.
 */
export function overviewTranslations(key: overviewTranslations_page$key, pages: Translations): Translations {
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
    const page = pages.find((known) => known.locale === locale);
    return [{ ...page, locale, path: translation.href, title: translation.post_title ?? undefined }];
  });
}
