import { createElement, type ComponentType, type ReactElement } from 'react';
import type { PageSections_sections$data } from './__generated__/PageSections_sections.graphql.ts';
import { About } from './About/About.tsx';
import { Benefits } from './Benefits/Benefits.tsx';
import { BoxGrid } from './BoxGrid/BoxGrid.tsx';
import { CallToActionCard } from './CallToActionCard/CallToActionCard.tsx';
import { Cases } from './Cases/Cases.tsx';
import { CompanyInfo } from './CompanyInfo/CompanyInfo.tsx';
import { Contact } from './Contact/Contact.tsx';
import { ContactSection } from './ContactSection/ContactSection.tsx';
import { ContentWithCtaBanner } from './ContentWithCtaBanner/ContentWithCtaBanner.tsx';
import { DashboardFeatures } from './DashboardFeatures/DashboardFeatures.tsx';
import { Faq } from './Faq/Faq.tsx';
import { FeaturedContent } from './FeaturedContent/FeaturedContent.tsx';
import { Features } from './Features/Features.tsx';
import { FeaturesWithCtaBanner } from './FeaturesWithCtaBanner/FeaturesWithCtaBanner.tsx';
import { FullwidthContentSplitImgLeft } from './FullwidthContentSplitImgLeft/FullwidthContentSplitImgLeft.tsx';
import { Guide } from './Guide/Guide.tsx';
import { HeroElement } from './HeroElement/HeroElement.tsx';
import { LargeFactsFeatureBoxes } from './LargeFactsFeatureBoxes/LargeFactsFeatureBoxes.tsx';
import { OurOffice } from './OurOffice/OurOffice.tsx';
import { OurTeam } from './OurTeam/OurTeam.tsx';
import { OurValues } from './OurValues/OurValues.tsx';
import { PackageSelector } from './PackageSelector/PackageSelector.tsx';
import { Pricing } from './Pricing/Pricing.tsx';
import { SectionTitle } from './SectionTitle/SectionTitle.tsx';
import { SplitContentImgRight } from './SplitContentImgRight/SplitContentImgRight.tsx';
import { TopImgWithContent } from './TopImgWithContent/TopImgWithContent.tsx';
import { UseCase } from './UseCase/UseCase.tsx';
import { Table } from './Table/Table.tsx';

export type Section = PageSections_sections$data[number];

/** The section kinds of pages: the aliases of `PageSections_sections`. */
export type SectionKind = Exclude<keyof Section, '__typename' | ' $fragmentType'>;

type SectionProps<TKind extends SectionKind> = { section: NonNullable<Section[TKind]> };

type DrawSection = (section: Section) => ReactElement | null;

/** One line per kind. A spread without an entry does not compile, nor an entry without a spread. */
export const sections: Readonly<Record<SectionKind, DrawSection>> = {
  HeroElement: section('HeroElement', HeroElement),
  PackageSelector: section('PackageSelector', PackageSelector),
  UseCase: section('UseCase', UseCase),
  Pricing: section('Pricing', Pricing),
  SectionTitle: section('SectionTitle', SectionTitle),
  About: section('About', About),
  Benefits: section('Benefits', Benefits),
  Cases: section('Cases', Cases),
  Contact: section('Contact', Contact),
  ContactSection: section('ContactSection', ContactSection),
  Faq: section('Faq', Faq),
  Guide: section('Guide', Guide),
  SplitContentImgRight: section('SplitContentImgRight', SplitContentImgRight),
  DashboardFeatures: section('DashboardFeatures', DashboardFeatures),
  LargeFactsFeatureBoxes: section('LargeFactsFeatureBoxes', LargeFactsFeatureBoxes),
  FullwidthContentSplitImgLeft: section('FullwidthContentSplitImgLeft', FullwidthContentSplitImgLeft),
  TopImgWithContent: section('TopImgWithContent', TopImgWithContent),
  OurOffice: section('OurOffice', OurOffice),
  OurTeam: section('OurTeam', OurTeam),
  OurValues: section('OurValues', OurValues),
  CompanyInfo: section('CompanyInfo', CompanyInfo),
  ContentWithCtaBanner: section('ContentWithCtaBanner', ContentWithCtaBanner),
  FeaturedContent: section('FeaturedContent', FeaturedContent),
  BoxGrid: section('BoxGrid', BoxGrid),
  FeaturesWithCtaBanner: section('FeaturesWithCtaBanner', FeaturesWithCtaBanner),
  Features: section('Features', Features),
  CallToActionCard: section('CallToActionCard', CallToActionCard),
  Table: section('Table', Table),
};

/** Every kind that can be drawn, in the order of the registry. */
export const sectionKinds: readonly SectionKind[] = Object.keys(sections).filter(isSectionKind);

/** The kind behind a type name of the content backend; undefined for one this site does not draw. */
export function kindOf(typename: string): SectionKind | undefined {
  const kind = /^PageElementsSectionElements(\w+)Layout$/.exec(typename)?.[1];
  return kind !== undefined && isSectionKind(kind) ? kind : undefined;
}

function isSectionKind(kind: string): kind is SectionKind {
  return Object.hasOwn(sections, kind);
}

/** Ties a kind to the component that reads its fragment: another kind's component does not compile. */
function section<TKind extends SectionKind>(
  kind: TKind,
  Component: ComponentType<SectionProps<TKind>>,
): DrawSection {
  return (data) => {
    const key = data[kind];
    return key ? createElement(Component, { section: key }) : null;
  };
}
