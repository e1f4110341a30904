import { graphql, readInlineData } from 'react-relay';
import { postPath } from '#components/post/blogPaths.ts';
import { localeOfWordPress, type Locale } from '#locales/locales.ts';
import type { Alternate } from '#renderer/data/PageData.ts';
import { sectionFacts } from './jsonLd/sectionFacts.ts';
import type { PricedThing, Question } from './jsonLd/StructuredContent.ts';
import type { productFacts_product$key } from './jsonLd/__generated__/productFacts_product.graphql.ts';
import type { PageHead_page$data, PageHead_page$key } from './__generated__/PageHead_page.graphql.ts';
import type { PageHead_post$data, PageHead_post$key } from './__generated__/PageHead_post.graphql.ts';
import type { seoBlock_seo$data, seoBlock_seo$key } from './__generated__/seoBlock_seo.graphql.ts';

/** Data of a page apart from its sections: the source of its head, alternates and checks. */
export type HeadSource = {
  kind: 'page' | 'post';
  title: string;
  locale: Locale | undefined;
  path: string;
  /** `isIndexed` is false for translations with noindex. */
  translations: (Alternate & { isIndexed?: boolean })[];
  publishedAt: string | undefined;
  modifiedAt: string | undefined;
  seo: SeoBlock | undefined;
  /** Never indexed, regardless of `seo`. */
  isPreview?: boolean;
  questions?: Question[];
  products?: PricedThing[];
  author?: string | undefined;
  section?: string | undefined;
  /** Images of a post, as paths on the site. */
  images?: string[];
};

/** Returns the head of a content page; `catalogue` contains the products that its price sections may show. */
export function pageHeadSource(
  key: PageHead_page$key,
  catalogue: readonly productFacts_product$key[] = [],
): HeadSource {
  const page = readInlineData(
    graphql`
      fragment PageHead_page on Page @inline {
        title
        uri
        link
        date
        modifiedGmt
        locale {
          locale
        }
        seo {
          ...seoBlock_seo
        }
        translated {
          title
          uri
          link
          locale {
            locale
          }
          seo {
            metaRobotsNoindex
          }
        }
        ...sectionFacts_page
      }
    `,
    key,
  );
  const translations = (page.translated ?? []).flatMap((page) =>
    translationOf(page, () => page?.uri, page?.title),
  );
  return { ...headSource('page', page, translations, undefined), ...sectionFacts(page, catalogue) };
}

/** Returns the head of a post. */
export function postHeadSource(key: PageHead_post$key): HeadSource {
  const post = readInlineData(
    graphql`
      fragment PageHead_post on Post @inline {
        title
        uri
        link
        dateGmt
        modifiedGmt
        author {
          node {
            name
          }
        }
        categories {
          nodes {
            name
          }
        }
        featuredImage {
          node {
            sourceUrl
          }
        }
        blogPostElements {
          coverImage {
            node {
              sourceUrl
            }
          }
        }
        locale {
          locale
        }
        translated {
          slug
          locale {
            locale
          }
          seo {
            metaRobotsNoindex
          }
        }
        seo {
          ...seoBlock_seo
        }
      }
    `,
    key,
  );
  const translations = (post.translated ?? []).flatMap((post) =>
    translationOf(post, (locale) => post?.slug && postPath(post.slug, locale)),
  );
  const images = [post.blogPostElements?.coverImage, post.featuredImage];
  return {
    ...headSource('post', post, translations, post.dateGmt ?? undefined),
    author: post.author?.node.name || undefined,
    section: post.categories?.nodes[0]?.name || undefined,
    images: [...new Set(images.flatMap((image) => image?.node.sourceUrl || []))],
  };
}

type NodeField = 'title' | 'uri' | 'modifiedGmt' | 'locale' | 'seo';
type Translated =
  | NonNullable<PageHead_page$data['translated']>[number]
  | NonNullable<PageHead_post$data['translated']>[number];

/** Returns a list with the translation. The list is empty if the site lacks the language, or if there is no path. */
function translationOf(
  node: Translated,
  pathIn: (locale: Locale) => string | null | undefined,
  title?: string | null,
): HeadSource['translations'] {
  const locale = localeOfWordPress(node?.locale?.locale);
  const path = locale && pathIn(locale);
  if (locale === undefined || !path) return [];
  const isIndexed = node?.seo?.metaRobotsNoindex !== 'noindex';
  return [{ locale, path, title: title ?? undefined, isIndexed }];
}

function headSource(
  kind: HeadSource['kind'],
  node: Pick<PageHead_page$data, NodeField> | Pick<PageHead_post$data, NodeField>,
  translations: HeadSource['translations'],
  publishedAt: string | undefined,
): HeadSource {
  return {
    kind,
    title: node.title ?? '',
    locale: localeOfWordPress(node.locale?.locale),
    path: node.uri ?? '',
    translations,
    publishedAt,
    modifiedAt: node.modifiedGmt ?? undefined,
    seo: node.seo == null ? undefined : readSeoBlock(node.seo),
  };
}

/** SEO fields of a page, from its editor and the SEO plugin. */
export type SeoBlock = Omit<seoBlock_seo$data, ' $fragmentType'>;

function readSeoBlock(key: seoBlock_seo$key): SeoBlock {
  return readInlineData(
    graphql`
      fragment seoBlock_seo on PostTypeSEO @inline {
        title
        metaDesc
        metaKeywords
        focuskw
        fullHead
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
    `,
    key,
  );
}
