import { graphql, readInlineData } from 'react-relay';
import type { seoBlock_seo$data, seoBlock_seo$key } from './__generated__/seoBlock_seo.graphql.ts';

/** What editors and their SEO plugin say of a page to search engines and sharing services. */
export type SeoBlock = Omit<seoBlock_seo$data, ' $fragmentType'>;

export function readSeoBlock(key: seoBlock_seo$key): SeoBlock {
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
