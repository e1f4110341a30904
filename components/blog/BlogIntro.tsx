import { graphql, useFragment } from 'react-relay';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { ListHead } from './ListHead.tsx';
import type { BlogIntro_page$key } from './__generated__/BlogIntro_page.graphql.ts';

/**
 * Title and introduction of the blog: the title section of the blog's page if there is one, otherwise default texts.
 */
export function BlogIntro({ page }: { page: BlogIntro_page$key | null | undefined }) {
  const data = useFragment(
    graphql`
      fragment BlogIntro_page on Page {
        title
        summary: seo {
          metaDesc
        }
        pageElements {
          sectionElements {
            __typename
            ... on PageElementsSectionElementsSectionTitleLayout @alias(as: "heading") {
              title
              description
            }
          }
        }
      }
    `,
    page,
  );
  const heading = data?.pageElements?.sectionElements?.[0]?.heading;
  const title = heading?.title || data?.title;
  const summary = data?.summary?.metaDesc;
  return (
    <ListHead title={title}>
      {heading?.description ? <RichText html={heading.description} size="inherit" /> : summary}
    </ListHead>
  );
}
