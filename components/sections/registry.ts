import { createElement, type ComponentType, type ReactElement } from 'react';
import type { PageSections_sections$data } from './__generated__/PageSections_sections.graphql.ts';

export type Section = PageSections_sections$data[number];

/** The section kinds of pages: the aliases of `PageSections_sections`. */
export type SectionKind = Exclude<keyof Section, '__typename' | ' $fragmentType'>;

type SectionProps<TKind extends SectionKind> = { section: NonNullable<Section[TKind]> };

export type DrawSection = (section: Section) => ReactElement | null;

/** One line per kind, loaded when a page has it. A spread without an entry does not compile, nor an entry without a spread. */
export const sectionLoaders: Readonly<Record<SectionKind, () => Promise<DrawSection>>> = {
  HeroElement: section(
    'HeroElement',
    async () => (await import('./HeroElement/HeroElement.tsx')).HeroElement,
  ),
  PackageSelector: section(
    'PackageSelector',
    async () => (await import('./PackageSelector/PackageSelector.tsx')).PackageSelector,
  ),
  UseCase: section('UseCase', async () => (await import('./UseCase/UseCase.tsx')).UseCase),
  Pricing: section('Pricing', async () => (await import('./Pricing/Pricing.tsx')).Pricing),
  SectionTitle: section(
    'SectionTitle',
    async () => (await import('./SectionTitle/SectionTitle.tsx')).SectionTitle,
  ),
  About: section('About', async () => (await import('./About/About.tsx')).About),
  Benefits: section('Benefits', async () => (await import('./Benefits/Benefits.tsx')).Benefits),
  Cases: section('Cases', async () => (await import('./Cases/Cases.tsx')).Cases),
  Contact: section('Contact', async () => (await import('./Contact/Contact.tsx')).Contact),
  ContactSection: section(
    'ContactSection',
    async () => (await import('./ContactSection/ContactSection.tsx')).ContactSection,
  ),
  Faq: section('Faq', async () => (await import('./Faq/Faq.tsx')).Faq),
  Guide: section('Guide', async () => (await import('./Guide/Guide.tsx')).Guide),
  SplitContentImgRight: section(
    'SplitContentImgRight',
    async () => (await import('./SplitContentImgRight/SplitContentImgRight.tsx')).SplitContentImgRight,
  ),
  DashboardFeatures: section(
    'DashboardFeatures',
    async () => (await import('./DashboardFeatures/DashboardFeatures.tsx')).DashboardFeatures,
  ),
  LargeFactsFeatureBoxes: section(
    'LargeFactsFeatureBoxes',
    async () => (await import('./LargeFactsFeatureBoxes/LargeFactsFeatureBoxes.tsx')).LargeFactsFeatureBoxes,
  ),
  FullwidthContentSplitImgLeft: section(
    'FullwidthContentSplitImgLeft',
    async () =>
      (await import('./FullwidthContentSplitImgLeft/FullwidthContentSplitImgLeft.tsx'))
        .FullwidthContentSplitImgLeft,
  ),
  TopImgWithContent: section(
    'TopImgWithContent',
    async () => (await import('./TopImgWithContent/TopImgWithContent.tsx')).TopImgWithContent,
  ),
  OurOffice: section('OurOffice', async () => (await import('./OurOffice/OurOffice.tsx')).OurOffice),
  OurTeam: section('OurTeam', async () => (await import('./OurTeam/OurTeam.tsx')).OurTeam),
  OurValues: section('OurValues', async () => (await import('./OurValues/OurValues.tsx')).OurValues),
  CompanyInfo: section(
    'CompanyInfo',
    async () => (await import('./CompanyInfo/CompanyInfo.tsx')).CompanyInfo,
  ),
  ContentWithCtaBanner: section(
    'ContentWithCtaBanner',
    async () => (await import('./ContentWithCtaBanner/ContentWithCtaBanner.tsx')).ContentWithCtaBanner,
  ),
  FeaturedContent: section(
    'FeaturedContent',
    async () => (await import('./FeaturedContent/FeaturedContent.tsx')).FeaturedContent,
  ),
  BoxGrid: section('BoxGrid', async () => (await import('./BoxGrid/BoxGrid.tsx')).BoxGrid),
  FeaturesWithCtaBanner: section(
    'FeaturesWithCtaBanner',
    async () => (await import('./FeaturesWithCtaBanner/FeaturesWithCtaBanner.tsx')).FeaturesWithCtaBanner,
  ),
  Features: section('Features', async () => (await import('./Features/Features.tsx')).Features),
  CallToActionCard: section(
    'CallToActionCard',
    async () => (await import('./CallToActionCard/CallToActionCard.tsx')).CallToActionCard,
  ),
};

/** Every kind that can be drawn, in the order of the registry. */
export const sectionKinds: readonly SectionKind[] = Object.keys(sectionLoaders).filter(isSectionKind);

/** The kind behind a type name of the content backend; undefined for one this site does not draw. */
export function kindOf(typename: string): SectionKind | undefined {
  const kind = /^PageElementsSectionElements(\w+)Layout$/.exec(typename)?.[1];
  return kind !== undefined && isSectionKind(kind) ? kind : undefined;
}

function isSectionKind(kind: string): kind is SectionKind {
  return Object.hasOwn(sectionLoaders, kind);
}

/** Ties a kind to the component that reads its fragment: another kind's component does not compile. */
function section<TKind extends SectionKind>(
  kind: TKind,
  load: () => Promise<ComponentType<SectionProps<TKind>>>,
): () => Promise<DrawSection> {
  return async () => {
    const Component = await load();
    return (data) => {
      const key = data[kind];
      return key ? createElement(Component, { section: key }) : null;
    };
  };
}
