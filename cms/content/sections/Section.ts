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
/** Section kinds in the demo content. */
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
 * Section of a kind, with the kind's fields. The name of the kind is part of the GraphQL type's name. If a company has
 * deleted a kind's folder, sections of that kind in the demo content are neither type-checked nor served.
 */
export type SectionOf<TKind extends Kind> = { kind: TKind } & (TKind extends keyof Kinds
  ? Row<Kinds[TKind]['fields'], Types>
  : Readonly<Record<string, unknown>>);

/** A section of a page. */
export type Section = { [TKind in Kind]: SectionOf<TKind> }[Kind];

/** A package with all fields of the platform. Fields that a company's `brand/product.ts` omits are not served. */
export type Package = Row<typeof ofEveryPackage, Types> & {
  label?: Text | undefined;
  shortDescription?: Text | undefined;
  highlighted?: boolean | undefined;
  features?: { text?: Text; included?: boolean }[] | undefined;
  facts?: OwnFacts | undefined;
};

/** A call to action in another section. */
export type Cta = Row<(typeof cta)['fields'], Types>;
