import type { kinds } from '#components/sections/generated/kinds.ts';
import type { Row } from '#content-model/FieldValue.ts';
import type { OwnFacts } from '#components/pricing/facts.sample.ts';
import type { ofEveryPackage } from '#components/pricing/packages.fields.ts';
import type { cta } from '#content-model/sharedFields.ts';
import type { Html, Text } from '../localised.ts';
import type { Media } from '../media.ts';
import type { ProductKey } from '../products.ts';
import type { Link } from './parts.ts';

type Types = {
  text: Text;
  html: Html;
  file: Media;
  link: Link;
  product: ProductKey;
  post: `post:${string}`;
  package: Package;
};

type Kinds = typeof kinds;
/** Kinds that the demonstration has sections of. */
type DemonstratedKind =
  | 'About'
  | 'Benefits'
  | 'BoxGrid'
  | 'CallToActionCard'
  | 'Cases'
  | 'CompanyInfo'
  | 'Contact'
  | 'ContactSection'
  | 'ContentWithCtaBanner'
  | 'DashboardFeatures'
  | 'Faq'
  | 'FeaturedContent'
  | 'Features'
  | 'FeaturesWithCtaBanner'
  | 'Form'
  | 'FullwidthContentSplitImgLeft'
  | 'Guide'
  | 'HeroElement'
  | 'LargeFactsFeatureBoxes'
  | 'OurOffice'
  | 'OurTeam'
  | 'OurValues'
  | 'PackageSelector'
  | 'Pricing'
  | 'SectionTitle'
  | 'SignUp'
  | 'SplitContentImgRight'
  | 'Table'
  | 'TopImgWithContent'
  | 'UseCase';

type Kind = keyof Kinds | DemonstratedKind;

/**
 * What an editor may enter in a section of a kind, which is the middle of the GraphQL type's name. A company that has deleted
 * a kind's folder keeps the demonstration as it is: its sections of that kind are not checked, and not answered.
 */
export type SectionOf<TKind extends Kind> = { kind: TKind } & (TKind extends keyof Kinds
  ? Row<Kinds[TKind]['fields'], Types>
  : Readonly<Record<string, unknown>>);

/** A page section. */
export type Section = { [TKind in Kind]: SectionOf<TKind> }[Kind];

/**
 * A row of packages. The contents have all fields of the platform; of one that a company's `brand/product.ts` leaves out nothing is
 * answered.
 */
export type Package = Row<typeof ofEveryPackage, Types> & {
  label?: Text | undefined;
  shortDescription?: Text | undefined;
  highlighted?: boolean | undefined;
  features?: { text?: Text; included?: boolean }[] | undefined;
  facts?: OwnFacts | undefined;
};

/** A call to action inside another section. */
export type Cta = Row<(typeof cta)['fields'], Types>;
