import type {
  CallToActionCard,
  ContentWithCtaBanner,
  FullwidthContentSplitImgLeft,
  HeroElement,
  SectionTitle,
  SplitContentImgRight,
  TopImgWithContent,
} from './banners.ts';
import type { FeaturedContent, PackageSelector, Pricing } from './commerce.ts';
import type { About, Cases, CompanyInfo, Contact, ContactSection, OurOffice, OurTeam } from './company.ts';
import type {
  Benefits,
  BoxGrid,
  DashboardFeatures,
  Faq,
  Features,
  FeaturesWithCtaBanner,
  Guide,
  LargeFactsFeatureBoxes,
  OurValues,
  UseCase,
  Table,
} from './lists.ts';

/** A page section; `kind` is the middle of the GraphQL type's name. */
export type Section =
  | About
  | Benefits
  | BoxGrid
  | CallToActionCard
  | Cases
  | CompanyInfo
  | Contact
  | ContactSection
  | ContentWithCtaBanner
  | DashboardFeatures
  | Faq
  | FeaturedContent
  | Features
  | FeaturesWithCtaBanner
  | FullwidthContentSplitImgLeft
  | Guide
  | HeroElement
  | LargeFactsFeatureBoxes
  | OurOffice
  | OurTeam
  | OurValues
  | PackageSelector
  | Pricing
  | SectionTitle
  | SplitContentImgRight
  | TopImgWithContent
  | UseCase
  | Table;
