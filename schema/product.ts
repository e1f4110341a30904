import type { Words } from './text.ts';

/** A text of the editor's screens in each language that WordPress may show them in. */
export type EditorWords = { en: string; da: string; de: string };

/** What kinds of fields need beside their words. */
type Kinds = {
  text: { maxLength: number };
  textarea: { maxLength: number; rows: number };
  richText: unknown;
  /** Whole, unless `decimals` says how many digits follow the point. */
  number: { min?: number; max?: number; decimals?: number };
  toggle: unknown;
  /** By what is stored, in the order of the list. */
  choice: { choices: Readonly<Record<string, Words>> };
  /** Lines of text, at most `max` of them. */
  list: { max: number; maxLength: number };
  /** An amount in each zone and currency. */
  amounts: unknown;
};

/** A field that the platform knows a place for. */
type Known<TKind extends keyof Kinds> = {
  kind: TKind;
  label: EditorWords;
  hint?: EditorWords;
} & Kinds[TKind];

/**
 * The fields of a package, a row of a price list or a choice between plans: the type of `packageFields` in `brand/product.ts`. Title, prices and
 * buttons are always asked for. What is left out is in no form, query or page.
 */
export type PackageFields = {
  /** A small line above the title. */
  label?: Known<'text'>;
  /** Below the title; search engines read it. */
  shortDescription?: Known<'textarea'>;
  /** Drawn on the dark ground. */
  highlighted?: Known<'toggle'>;
  /** What is in it, and what is not. */
  features?: Known<'list'>;
};

/**
 * The fields of a product, which price lists choose and plans fall back on: the type of `productFields` in `brand/product.ts`. Its title, picture,
 * prices and buttons are always asked for.
 */
export type ProductFields = {
  /** A small line above the title; a product with one is highlighted. */
  label?: Known<'text'>;
  description?: Known<'richText'>;
  /** What it costs a month. `prices` is what is paid once. */
  subscriptions?: Known<'amounts'>;
  /** What a visitor's own fleet is reckoned with, and from which size on. */
  dataPrices?: Known<'amounts'>;
  minimumSims?: Known<'number'>;
  /** What is in it. */
  services?: Known<'list'>;
};

export type KnownField = Required<PackageFields & ProductFields>[keyof (PackageFields & ProductFields)];

type Own<TKind extends keyof Kinds, TValue> = {
  kind: TKind;
  /** In front of the value, and what editors see. */
  label: Words;
  /** For editors, below the field. */
  hint?: Words;
  /** Shown in price lists or in plans alone. */
  onlyIn?: 'Pricing' | 'PackageSelector';
  /** What the embedded content shows: what it looks like before anybody has written. */
  example: TValue;
} & Kinds[TKind];

/** A fact of the company's own, shown as label and value. An empty one is not shown. */
export type Fact =
  | Own<'text', Words>
  | Own<'textarea', Words>
  | Own<'number', number>
  /** Shown where it is so. */
  | Own<'toggle', boolean>
  | Own<'choice', string>
  | Own<'list', readonly Words[]>;

/**
 * What a company says of each package and product beside that, in the order of the editor and of the page: the type of `facts` in `brand/product.ts`.
 * What is stored beyond the limits is cut off, or not shown.
 */
export type Facts = Readonly<Record<string, Fact>>;
