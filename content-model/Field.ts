import type { EditorWords } from '#schema/product.ts';

export type Words = EditorWords;

export function words(en: string, da: string, de: string): Words {
  return { en, da, de };
}

type Kind =
  | { type: 'text'; maxLength?: number }
  | { type: 'textarea'; maxLength?: number; rows?: number }
  | { type: 'wysiwyg' }
  | { type: 'url' }
  | { type: 'email' }
  | { type: 'number'; min?: number; max?: number; step?: number | 'any' }
  | { type: 'toggle' }
  | { type: 'select'; choices: Readonly<Record<string, Words>> }
  /** `address`: the answer is the file's address alone (REST answers of the menu's icons). */
  | { type: 'image'; answer?: 'address' }
  /** Any file of the media library. */
  | { type: 'file' }
  | { type: 'link' }
  | { type: 'relationship'; postType: 'post' | 'product'; max: number }
  | { type: 'repeater'; fields: readonly Field[]; max: number; add: Words; compact?: true }
  | { type: 'group'; fields: readonly Field[] };

/**
 * A field of the content model. Its name is GraphQL's; WordPress keeps it in snake case. Limits hold in the editor
 * alone: what is stored already stays as it is.
 */
export type Field = {
  name: string;
  label: Words;
  help?: Words;
  /** In a section: behind the fields that are filled in most often, folded. */
  seldom?: true;
} & Kind;

/** Keeps the names in a field's type, so that the type of its content follows from it (`FieldValue.ts`). */
export function field<const TField extends Field>(of: TField): TField {
  return of;
}

/** What kinds are shown under where an editor adds a section, in this order. */
export const kindGroups = {
  opening: words('Heroes and headings', 'Hero og overskrifter', 'Hero und Überschriften'),
  text: words('Text and images', 'Tekst og billeder', 'Text und Bilder'),
  list: words('Lists and tables', 'Lister og tabeller', 'Listen und Tabellen'),
  people: words('People and companies', 'Mennesker og firmaer', 'Menschen und Firmen'),
  prices: words('Prices', 'Priser', 'Preise'),
  form: words('Forms', 'Formularer', 'Formulare'),
} as const satisfies Record<string, Words>;

/** What editors see of a section kind. Its name is that of its folder, and the middle of its GraphQL type's name. */
export type KindDescription = {
  label: Words;
  help: Words;
  /** Other names that editors may search for, separated by commas; the English ones are found in every language. */
  synonyms?: Words;
  group: keyof typeof kindGroups;
  /** Its place where editors add a section; one without comes after those that have one. */
  order?: number;
  /** A small picture of the kind in the notation of `drawKind`. */
  drawing: string;
  fields: readonly Field[];
};

export type SectionKind = KindDescription & { name: string };

export function defineKind<const TKind extends KindDescription>(kind: TKind): TKind {
  return kind;
}

/** `animationLink` as WordPress stores it: `animation_link`. */
export function storedName(name: string): string {
  return name.replaceAll(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
}
