import { graphql, readInlineData } from 'react-relay';
import { isLocale, localeOfWordPress, type Locale } from '#locales/locales.ts';
import type { Alternate } from '../data/PageData.ts';
import { sectionFacts } from './jsonLd/sectionFacts.ts';
import { readSeoBlock, type SeoBlock } from './seoBlock.ts';
import type { PricedThing, Question } from './jsonLd/StructuredContent.ts';
import type { productFacts_product$key } from './jsonLd/__generated__/productFacts_product.graphql.ts';
import type { PageHead_page$data, PageHead_page$key } from './__generated__/PageHead_page.graphql.ts';
import type { PageHead_post$data, PageHead_post$key } from './__generated__/PageHead_post.graphql.ts';

/** What the content says of a page beside its sections: the source of its head, its alternates and its checks. */
export type HeadSource = {
  kind: 'page' | 'post';
  title: string;
  locale: Locale | undefined;
  path: string;
  /** `isIndexed` is false for a translation that search engines are asked to leave out. */
  translations: (Alternate & { isIndexed?: boolean })[];
  publishedAt: string | undefined;
  modifiedAt: string | undefined;
  seo: SeoBlock | undefined;
  questions?: Question[];
  products?: PricedThing[];
  author?: string | undefined;
  section?: string | undefined;
  /** Pictures of an article, as paths of the site. */
  images?: string[];
};

/** The head of a content page; `catalogue` holds the products that its price sections may show. */
export function pageHeadSource(
  key: PageHead_page$key,
  catalogue: readonly productFacts_product$key[] = [],
): HeadSource {
  const page = readInlineData(
    graphql`
      fragment PageHead_page on Page @inline {
        title
        uri
        date
        modifiedGmt
        ...sectionFacts_page
        locale {
          locale
        }
        translated {
          uri
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
  return { ...headSource('page', page, undefined), ...sectionFacts(page, catalogue) };
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
          uri
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
  const images = [post.blogPostElements?.coverImage, post.featuredImage];
  return {
    ...headSource('post', post, post.dateGmt ?? undefined),
    author: post.author?.node.name || undefined,
    section: post.categories?.nodes[0]?.name || undefined,
    images: [...new Set(images.flatMap((image) => image?.node.sourceUrl || []))],
  };
}

type NodeField = 'title' | 'uri' | 'modifiedGmt' | 'locale' | 'translated' | 'seo';

function headSource(
  kind: HeadSource['kind'],
  node: Pick<PageHead_page$data, NodeField> | Pick<PageHead_post$data, NodeField>,
  publishedAt: string | undefined,
): HeadSource {
  return {
    kind,
    title: node.title ?? '',
    locale: localeOfWordPress(node.locale?.locale),
    path: node.uri ?? '',
    translations: (node.translated ?? []).flatMap((translation) => {
      const locale = localeOfWordPress(translation?.locale?.locale);
      if (!isLocale(locale) || !translation?.uri) return [];
      const isIndexed = translation.seo?.metaRobotsNoindex !== 'noindex';
      return [{ locale, path: translation.uri, isIndexed }];
    }),
    publishedAt,
    modifiedAt: node.modifiedGmt ?? undefined,
    seo: node.seo == null ? undefined : readSeoBlock(node.seo),
  };
}
