import type { Words } from './text.ts';

/** Text of the editing screens by language code. Users of WordPress in other languages see the English one. */
export type EditorWords = Readonly<Record<string, string>> & { readonly en: string };

/** Options of each kind of field. */
type Kinds = {
  text: { maxLength: number };
  textarea: { maxLength: number; rows: number };
  richText: unknown;
  /** An integer, unless `decimals` sets the number of decimal places. */
  number: { min?: number; max?: number; decimals?: number };
  toggle: unknown;
  /** Options by their stored values, in the order of the list. */
  choice: { choices: Readonly<Record<string, Words>> };
  /** Lines of text, at most `max` of them. */
  list: { max: number; maxLength: number };
  /** Amount in each zone and currency. */
  amounts: unknown;
};

/** Field with a predefined position on pages. */
type PredefinedField<TKind extends keyof Kinds> = {
  kind: TKind;
  label: EditorWords;
  hint?: EditorWords;
} & Kinds[TKind];

/**
 * Fields of a package (a row of a price list or a plan in a package selector): the type of `packageFields` in
 * `brand/product.ts`. Title, prices and buttons always exist. Omitted fields are in no form, query or page.
 */
export type PackageFields = {
  /** Small line above the title. */
  label?: PredefinedField<'text'>;
  /** Short description, shown below the title and in structured data. */
  shortDescription?: PredefinedField<'textarea'>;
  /** Whether the package has a dark background. */
  highlighted?: PredefinedField<'toggle'>;
  /** Included and excluded features. */
  features?: PredefinedField<'list'>;
};

/**
 * Type of `productFields` in `brand/product.ts`: the optional fields of a product. Price lists select them. Package
 * selectors use them as a fallback. Title, image, prices and buttons are built in.
 */
export type ProductFields = {
  /** Small line above the title. A product with such a line is highlighted. */
  label?: PredefinedField<'text'>;
  description?: PredefinedField<'richText'>;
  /** Monthly price. `prices` are one-time prices. */
  subscriptions?: PredefinedField<'amounts'>;
  /** Prices of data and minimum size of a fleet, for the price calculator. */
  dataPrices?: PredefinedField<'amounts'>;
  minimumSims?: PredefinedField<'number'>;
  /** Included services. */
  services?: PredefinedField<'list'>;
};

export type KnownField = Required<PackageFields & ProductFields>[keyof (PackageFields & ProductFields)];

type CustomField<TKind extends keyof Kinds, TValue> = {
  kind: TKind;
  /** Label before the value; editors see it too. */
  label: Words;
  /** Help text for editors, below the field. */
  hint?: Words;
  /** Section kind in which the fact is shown; by default both. */
  onlyIn?: 'Pricing' | 'PackageSelector';
  /** Value in the embedded content. */
  example: TValue;
} & Kinds[TKind];

/** Custom fact of a company, shown with label and value. Facts without a value are hidden. */
export type Fact =
  | CustomField<'text', Words>
  | CustomField<'textarea', Words>
  | CustomField<'number', number>
  /** Shown if true. */
  | CustomField<'toggle', boolean>
  | CustomField<'choice', string>
  | CustomField<'list', readonly Words[]>;

/**
 * Further facts of packages and products, in the order of form and page: the type of `facts` in `brand/product.ts`.
 * Stored values beyond the limits are truncated or hidden.
 */
export type Facts = Readonly<Record<string, Fact>>;
