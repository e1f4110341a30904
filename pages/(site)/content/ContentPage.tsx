import type { ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay';
import { usePageContext } from 'vike-react/usePageContext';
import { CookieTable } from '#components/consent/CookieTable.tsx';
import { PricedProducts } from '#components/pricing/PricedProducts.tsx';
import { PageSections } from '#components/sections/PageSections.tsx';
import { kindOf } from '#components/sections/registry.ts';
import type { ContentPage_page$key } from './__generated__/ContentPage_page.graphql.ts';
import { PageText } from './PageText.tsx';
import { css } from '#styled/css';
import type { PageHeading_page$key } from './__generated__/PageHeading_page.graphql.ts';

/** Page template of the cookie policy: the sections, followed by the list of the site's cookies. */
const cookiePolicyTemplate = 'Cookie Policy';

/** Page built by an editor from sections, published or not. */
export function ContentPage(props: {
  page: ContentPage_page$key | null | undefined;
  /** Product catalogue for the price sections. */
  products: ComponentProps<typeof PricedProducts>['products'] | undefined;
}) {
  const page = useFragment(
    graphql`
      fragment ContentPage_page on Page {
        ...PageHeading_page
        ...PageText_page
        content
        template {
          templateName
        }
        pageElements {
          sectionElements {
            __typename
            ...pageSections_sections
          }
        }
      }
    `,
    props.page,
  );
  const { services, address } = usePageContext();
  const sections = (page?.pageElements?.sectionElements ?? []).filter((section) => section != null);
  for (const { __typename } of sections) {
    if (kindOf(__typename) === undefined) services.reportUnknownSection(__typename, address.pathname);
  }
  const hasText = Boolean(page?.content?.trim());
  return (
    <PricedProducts products={props.products ?? []}>
      {page && !(hasText && sections.length === 0) && <PageHeading page={page} />}
      <PageSections sections={sections} />
      {page && <PageText page={page} isBelowSections={sections.length > 0} />}
      {page?.template?.templateName === cookiePolicyTemplate && <CookieTable />}
    </PricedProducts>
  );
}

const visuallyHidden = css({ srOnly: true });

/**
 * Renders a visually hidden main heading if no section has one. Heroes have one, as do titles that an editor set to
 * level one.
 */
function PageHeading({ page }: { page: PageHeading_page$key }) {
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
  const hasHeading = (pageElements?.sectionElements ?? []).some((section) => {
    if (section?.__typename === 'PageElementsSectionElementsHeroElementLayout') return Boolean(section.title);
    if (section?.__typename !== 'PageElementsSectionElementsSectionTitleLayout') return false;
    return Boolean(section.title) && section.headingLevel?.[0] === 'h1';
  });
  return hasHeading || !title ? null : <h1 className={visuallyHidden}>{title}</h1>;
}
