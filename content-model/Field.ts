import type { EditorWords } from '#schema/product.ts';

export type Words = EditorWords;

export function words(en: string, da: string, de: string): Words {
  return { en, da, de };
}

/**
 * Previews append the path of a field to its text, invisibly, so that a click on the text finds the field. `isValue` marks
 * texts that code compares or measures, to which nothing is appended.
 */
type Kind =
  | { type: 'text'; maxLength?: number; isValue?: true }
  | { type: 'textarea'; maxLength?: number; rows?: number; isValue?: true }
  | { type: 'wysiwyg' }
  | { type: 'url' }
  | { type: 'email' }
  | { type: 'number'; min?: number; max?: number; step?: number | 'any' }
  | { type: 'toggle' }
  | { type: 'select'; choices: Readonly<Record<string, Words>> }
  /** With `answer: 'address'`, as for the menu's icons, the REST response contains only the file's URL. */
  | { type: 'image'; answer?: 'address' }
  /** A file of any type in the media library. */
  | { type: 'file' }
  | { type: 'link' }
  | { type: 'relationship'; postType: 'post' | 'product'; max: number }
  | { type: 'repeater'; fields: readonly Field[]; max: number; add: Words; compact?: true }
  | { type: 'group'; fields: readonly Field[] };

/**
 * Field of the content model. `name` is its GraphQL name; WordPress stores it in snake case. Limits apply only to new
 * input; stored values stay unchanged.
 */
export type Field = {
  name: string;
  label: Words;
  help?: Words;
  /** Whether a section's form shows the field last, in a collapsed group. */
  seldom?: true;
} & Kind;

/** Returns the field. Its type retains the names, so that the type of its value can be derived (`FieldValue.ts`). */
export function field<const TField extends Field>(definition: TField): TField {
  return definition;
}

/** Headings of the section picker, in their order. */
export const kindGroups = {
  opening: words('Heroes and headings', 'Hero og overskrifter', 'Hero und Überschriften'),
  text: words('Text and images', 'Tekst og billeder', 'Text und Bilder'),
  list: words('Lists and tables', 'Lister og tabeller', 'Listen und Tabellen'),
  people: words('People and companies', 'Mennesker og firmaer', 'Menschen und Firmen'),
  prices: words('Prices', 'Priser', 'Preise'),
  form: words('Forms', 'Formularer', 'Formulare'),
} as const satisfies Record<string, Words>;

/** Description of a section kind for editors. The folder's name is the kind's name and part of its GraphQL type. */
export type KindDescription = {
  label: Words;
  help: Words;
  /** Other names that editors may search for, separated by commas. English names work in every language. */
  synonyms?: Words;
  group: keyof typeof kindGroups;
  /** Position in the section picker. Kinds without a position come last. */
  order?: number;
  /** Thumbnail in the section picker, in the notation of `wordpress/model/drawKind.ts`. */
  drawing: string;
  fields: readonly Field[];
};

export type SectionKind = KindDescription & { name: string };

export function defineKind<const TKind extends KindDescription>(kind: TKind): TKind {
  return kind;
}

/** Returns the name that WordPress stores: `animation_link` for `animationLink`. */
export function storedName(name: string): string {
  return name.replaceAll(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
}
