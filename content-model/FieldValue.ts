import type { Field } from './Field.ts';

/**
 * Types of field values. The embedded content and the samples of section kinds represent images, links, products and
 * posts differently.
 */
export type ValueTypes = {
  text: unknown;
  html: unknown;
  file: unknown;
  link: unknown;
  product: unknown;
  post: unknown;
  package: unknown;
};

/** Value of a field, by the field's type. */
type Value<TField extends Field, TTypes extends ValueTypes> = TField extends { name: 'packages' }
  ? TTypes['package'][]
  : TField extends { type: 'wysiwyg' }
    ? TTypes['html']
    : TField extends { type: 'number' }
      ? number
      : TField extends { type: 'toggle' }
        ? boolean
        : TField extends { choices: Readonly<Record<infer TChoice, unknown>> }
          ? InLanguages<TChoice>
          : TField extends { type: 'image' | 'file' }
            ? TTypes['file']
            : TField extends { type: 'link' }
              ? TTypes['link']
              : TField extends { type: 'relationship'; postType: 'product' }
                ? TTypes['product'][]
                : TField extends { type: 'relationship' }
                  ? TTypes['post'][]
                  : TField extends { type: 'repeater'; fields: readonly Field[] }
                    ? Row<TField['fields'], TTypes>[]
                    : TField extends { type: 'group'; fields: readonly Field[] }
                      ? Row<TField['fields'], TTypes>
                      : TTypes['text'];

type InLanguages<TChoice> = TChoice | Readonly<Record<'en' | 'da' | 'de', TChoice>>;

/** Values of fields by their names. Editors may leave every field empty. */
export type Row<TFields extends readonly Field[], TTypes extends ValueTypes> = {
  -readonly [TField in TFields[number] as TField['name']]?: Value<TField, TTypes> | undefined;
};
