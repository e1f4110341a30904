import type { OwnFacts } from '#components/pricing/facts.sample.ts';
import type { ofEveryPackage } from '#components/pricing/packages.fields.ts';
import type { Words } from '#content-model/Field.ts';
import type { Row } from '#content-model/FieldValue.ts';
import type { cta, features } from '#content-model/sharedFields.ts';
import type { drawingKinds, drawingStates } from '#content-model/choices.ts';
import type { kinds } from '#components/sections/generated/kinds.ts';

/** Text in three languages. A plain string is the same in every language. */
export type Text = Words | string;

/** File in `uploads/2026/11/`, optionally with the fields that make the picture a drawing. */
export type Picture = {
  readonly file: `sample-${string}`;
  readonly alt: Words;
  readonly drawing?: {
    readonly kind: keyof typeof drawingKinds;
    readonly title?: Text;
    readonly note?: Text;
    readonly figures?: readonly { label: Text; value: Text; state?: keyof typeof drawingStates }[];
    readonly curve?: string;
    readonly headings?: Text;
    readonly rows?: readonly Readonly<
      Partial<Record<'lead' | 'text' | 'detail' | 'value', Text>> & { state?: keyof typeof drawingStates }
    >[];
  };
};

/** Link to a page that every content has. */
export type Link = {
  url: 'page:home' | 'blog' | '#lead' | `https://${string}`;
  title: Text;
  target?: '_blank';
};

/** Placeholders for products and articles, replaced by those of the content that shows the samples. */
export type SampleProduct = 'sample-1' | 'sample-2' | 'sample-3';
type SamplePost = 'post:sample-1' | 'post:sample-2' | 'post:sample-3';

type Types = {
  text: Text;
  html: Words;
  file: Picture;
  link: Link;
  product: SampleProduct;
  post: SamplePost;
  package: Package;
};

type Kinds = typeof kinds;

/** Values of a section kind's fields, as in its `.sample.ts`. */
export type SectionOf<TKind extends keyof Kinds> = { kind: TKind } & Row<Kinds[TKind]['fields'], Types>;

export type Package = Row<typeof ofEveryPackage, Types> & {
  label?: Text;
  shortDescription?: Text;
  highlighted?: boolean;
  features?: { text?: Text; included?: boolean }[];
  facts?: OwnFacts;
};

/** Row whose fields several kinds share. */
export type Item = Row<(typeof features)['fields'], Types>;
export type Cta = Row<(typeof cta)['fields'], Types>;
