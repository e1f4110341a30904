import { graphql, useFragment } from 'react-relay';
import { SectionBoundary } from './SectionBoundary.tsx';
import { kindOf, sections as drawings } from './registry.ts';
import type { PageSections_sections$key } from './__generated__/PageSections_sections.graphql.ts';

type Props = { sections: PageSections_sections$key };

/** A page's sections in the editor's order. A kind that nobody drew yet, or one that throws, leaves the rest standing. */
export function PageSections({ sections }: Props) {
  const data = useFragment(
    graphql`
      fragment PageSections_sections on PageElementsSectionElements_Layout @relay(plural: true) {
        __typename
        ...HeroElement_section @alias(as: "HeroElement")
        ...PackageSelector_section @alias(as: "PackageSelector")
        ...UseCase_section @alias(as: "UseCase")
        ...Pricing_section @alias(as: "Pricing")
        ...SectionTitle_section @alias(as: "SectionTitle")
        ...About_section @alias(as: "About")
        ...Benefits_section @alias(as: "Benefits")
        ...Cases_section @alias(as: "Cases")
        ...Contact_section @alias(as: "Contact")
        ...ContactSection_section @alias(as: "ContactSection")
        ...Faq_section @alias(as: "Faq")
        ...Guide_section @alias(as: "Guide")
        ...SplitContentImgRight_section @alias(as: "SplitContentImgRight")
        ...DashboardFeatures_section @alias(as: "DashboardFeatures")
        ...LargeFactsFeatureBoxes_section @alias(as: "LargeFactsFeatureBoxes")
        ...FullwidthContentSplitImgLeft_section @alias(as: "FullwidthContentSplitImgLeft")
        ...TopImgWithContent_section @alias(as: "TopImgWithContent")
        ...OurOffice_section @alias(as: "OurOffice")
        ...OurTeam_section @alias(as: "OurTeam")
        ...OurValues_section @alias(as: "OurValues")
        ...CompanyInfo_section @alias(as: "CompanyInfo")
        ...ContentWithCtaBanner_section @alias(as: "ContentWithCtaBanner")
        ...FeaturedContent_section @alias(as: "FeaturedContent")
        ...BoxGrid_section @alias(as: "BoxGrid")
        ...FeaturesWithCtaBanner_section @alias(as: "FeaturesWithCtaBanner")
        ...Features_section @alias(as: "Features")
        ...CallToActionCard_section @alias(as: "CallToActionCard")
        ...Table_section @alias(as: "Table")
      }
    `,
    sections,
  );
  return data.map((section, index) => {
    const kind = kindOf(section.__typename);
    if (kind === undefined) return null;
    return (
      // Sections have no id and never change places on a page that is drawn once.
      <SectionBoundary key={index}>{drawings[kind](section)}</SectionBoundary>
    );
  });
}
