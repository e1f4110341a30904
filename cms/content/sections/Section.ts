import type { kinds } from '#components/sections/generated/kinds.ts';
import type { Field } from '#content-model/Field.ts';
import type { ofEveryPackage } from '#components/pricing/packages.fields.ts';
import type { cta, features } from '#content-model/sharedFields.ts';
import type { Html, Text } from '../localised.ts';
import type { Media } from '../media.ts';
import type { OwnFacts } from '../ownFacts.ts';
import type { ProductKey } from '../products.ts';
import type { Link } from './parts.ts';

/** What a field holds, by the type that the content model gives it. */
type Value<TField extends Field> = TField extends { name: 'packages' }
  ? Package[]
  : TField extends { type: 'wysiwyg' }
    ? Html
    : TField extends { type: 'number' }
      ? number
      : TField extends { type: 'toggle' }
        ? boolean
        : TField extends { choices: Readonly<Record<infer TChoice, unknown>> }
          ? InLanguages<TChoice>
          : TField extends { type: 'image' | 'file' }
            ? Media
            : TField extends { type: 'link' }
              ? Link
              : TField extends { type: 'relationship'; postType: 'product' }
                ? ProductKey[]
                : TField extends { type: 'relationship' }
                  ? `post:${string}`[]
                  : TField extends { type: 'repeater'; fields: readonly Field[] }
                    ? Row<TField['fields']>[]
                    : TField extends { type: 'group'; fields: readonly Field[] }
                      ? Row<TField['fields']>
                      : Text;

type InLanguages<TChoice> = TChoice | Readonly<Record<'en' | 'da' | 'de', TChoice>>;

type Row<TFields extends readonly Field[]> = {
  -readonly [TField in TFields[number] as TField['name']]?: Value<TField> | undefined;
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
  ? Row<Kinds[TKind]['fields']>
  : Readonly<Record<string, unknown>>);

/** A page section. */
export type Section = { [TKind in Kind]: SectionOf<TKind> }[Kind];

/**
 * A row of packages. The contents have all fields of the platform; of one that a company's `brand/product.ts` leaves out nothing is
 * answered.
 */
export type Package = Row<typeof ofEveryPackage> & {
  label?: Text | undefined;
  shortDescription?: Text | undefined;
  highlighted?: boolean | undefined;
  features?: { text?: Text; included?: boolean }[] | undefined;
  facts?: OwnFacts | undefined;
};

/** The rows of what several kinds have. */
export type Item = Row<(typeof features)['fields']>;
export type Cta = Row<(typeof cta)['fields']>;
