import { graphql, readInlineData } from 'react-relay';
import type {
  sectionWords_section$data,
  sectionWords_section$key,
} from './__generated__/sectionWords_section.graphql.ts';

export type SectionWords = Pick<sectionWords_section$data, 'label' | 'title' | 'subtitle' | 'description'>;

/**
 * What the head of a section says, whichever of it the editor filled; the description is HTML. The layouts share no
 * type that has these fields, so each is named here: `npm run check` tells which one is not.
 */
export function sectionWords(section: sectionWords_section$key): SectionWords {
  return readInlineData(
    graphql`
      fragment sectionWords_section on PageElementsSectionElements_Layout @inline {
        ... on PageElementsSectionElementsAboutLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsBenefitsLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsBoxGridLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsCallToActionCardLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsCasesLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsCompanyInfoLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsContactLayout {
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsContactSectionLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsContentWithCtaBannerLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsDashboardFeaturesLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsFaqLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsFeaturedContentLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsFeaturesLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsFeaturesWithCtaBannerLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsFullwidthContentSplitImgLeftLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsGuideLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsHeroElementLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsLargeFactsFeatureBoxesLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsOurOfficeLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsOurTeamLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsOurValuesLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsPackageSelectorLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsPricingLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsSectionTitleLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsSplitContentImgRightLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsTopImgWithContentLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsUseCaseLayout {
          label
          title
          subtitle
          description
        }
        ... on PageElementsSectionElementsTableLayout {
          label
          title
          subtitle
          description
        }
      }
    `,
    section,
  );
}
