import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { PageHeading_page$key } from './__generated__/PageHeading_page.graphql.ts';

const hidden = css({ srOnly: true });

/**
 * The main heading of a page whose sections bring none: heard and indexed, not seen. Heroes bring one, and titles that
 * an editor made the first of the page.
 */
export function PageHeading({ page }: { page: PageHeading_page$key }) {
  const { title, pageElements } = useFragment(
    graphql`
      fragment PageHeading_page on Page {
        title
        pageElements {
          sectionElements {
            __typename
            ... on PageElementsSectionElementsHeroElementLayout {
              title
            }
            ... on PageElementsSectionElementsSectionTitleLayout {
              title
              headingLevel
            }
          }
        }
      }
    `,
    page,
  );
  const isHeaded = (pageElements?.sectionElements ?? []).some((section) => {
    if (section?.__typename === 'PageElementsSectionElementsHeroElementLayout') return Boolean(section.title);
    if (section?.__typename !== 'PageElementsSectionElementsSectionTitleLayout') return false;
    return Boolean(section.title) && section.headingLevel?.[0] === 'h1';
  });
  return isHeaded || !title ? null : <h1 className={hidden}>{title}</h1>;
}
