import { graphql, readInlineData } from 'react-relay';
import { isLocale, localeOfWordPress, type Locale } from '#locales/locales.ts';
import type { Alternate } from '../data/PageData.ts';
import type { PageHead_page$data, PageHead_page$key } from './__generated__/PageHead_page.graphql.ts';
import type { PageHead_post$data, PageHead_post$key } from './__generated__/PageHead_post.graphql.ts';

export type SeoBlock = NonNullable<PageHead_page$data['seo']> | NonNullable<PageHead_post$data['seo']>;

/** What the content says of a page beside its sections: the source of its head, its alternates and its checks. */
export type HeadSource = {
  kind: 'page' | 'post';
  title: string;
  locale: Locale | undefined;
  path: string;
  translations: Alternate[];
  publishedAt: string | undefined;
  modifiedAt: string | undefined;
  seo: SeoBlock | undefined;
};

/** The head of a content page. */
export function pageHeadSource(key: PageHead_page$key): HeadSource {
  const page = readInlineData(
    graphql`
      fragment PageHead_page on Page @inline {
        title
        uri
        date
        modifiedGmt
        locale {
          locale
        }
        translated {
          uri
          locale {
            locale
          }
        }
        seo {
          title
          metaDesc
          metaKeywords
          metaRobotsNoindex
          metaRobotsNofollow
          canonical
          opengraphTitle
          opengraphDescription
          opengraphType
          opengraphSiteName
          opengraphImage {
            sourceUrl
            altText
            mediaDetails {
              width
              height
            }
          }
          twitterTitle
          twitterDescription
          twitterCardType
          twitterImage {
            sourceUrl
          }
          readingTime
          breadcrumbs {
            url
            text
          }
        }
      }
    `,
    key,
  );
  return headSource('page', page, undefined);
}

/** The head of a blog article. */
export function postHeadSource(key: PageHead_post$key): HeadSource {
  const post = readInlineData(
    graphql`
      fragment PageHead_post on Post @inline {
        title
        uri
        dateGmt
        modifiedGmt
        locale {
          locale
        }
        translated {
          uri
          locale {
            locale
          }
        }
        seo {
          title
          metaDesc
          metaKeywords
          metaRobotsNoindex
          metaRobotsNofollow
          canonical
          opengraphTitle
          opengraphDescription
          opengraphType
          opengraphSiteName
          opengraphImage {
            sourceUrl
            altText
            mediaDetails {
              width
              height
            }
          }
          twitterTitle
          twitterDescription
          twitterCardType
          twitterImage {
            sourceUrl
          }
          readingTime
          breadcrumbs {
            url
            text
          }
        }
      }
    `,
    key,
  );
  return headSource('post', post, post.dateGmt ?? undefined);
}

function headSource(
  kind: HeadSource['kind'],
  node:
    | Omit<PageHead_page$data, ' $fragmentType' | 'date'>
    | Omit<PageHead_post$data, ' $fragmentType' | 'dateGmt'>,
  publishedAt: string | undefined,
): HeadSource {
  return {
    kind,
    title: node.title ?? '',
    locale: localeOfWordPress(node.locale?.locale),
    path: node.uri ?? '',
    translations: (node.translated ?? []).flatMap((translation) => {
      const locale = localeOfWordPress(translation?.locale?.locale);
      return isLocale(locale) && translation?.uri ? [{ locale, path: translation.uri }] : [];
    }),
    publishedAt,
    modifiedAt: node.modifiedGmt ?? undefined,
    seo: node.seo ?? undefined,
  };
}
