import { facts, productFields } from '#brand/product.ts';
import { kinds as articleKinds } from '#components/post/sections/generated/kinds.ts';
import { kinds as pageKinds } from '#components/sections/generated/kinds.ts';
import {
  words,
  type Field,
  type KindDescription,
  type SectionKind,
  type Words,
} from '#content-model/Field.ts';
import { drawingFields } from './drawing.ts';
import { focusPointFields } from './focusPoint.ts';
import { productRow } from './products.ts';
import { picture } from '#content-model/sharedFields.ts';

/** ACF field group of a content type. `name` is its name in GraphQL. */
export type FieldGroup = {
  name: 'PageElements' | 'BlogPostElements' | 'ProductGroup' | 'Drawing' | 'FocusPoint';
  graphqlType: 'Page' | 'Post' | 'Product' | 'MediaItem';
  postType: 'page' | 'post' | 'product' | 'attachment';
  label: Words;
  fields: readonly Field[];
  /** Section kinds of the list `sectionElements`. Empty if the content type has no sections. */
  kinds: readonly SectionKind[];
};

/** Returns section kinds in the order of the section picker: those with an `order` first, others by English name. */
export function inOrder(kinds: Readonly<Record<string, KindDescription>>): SectionKind[] {
  return Object.entries(kinds)
    .map(([name, kind]) => ({ ...kind, name }))
    .toSorted(
      (a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || a.label.en.localeCompare(b.label.en, 'en'),
    );
}

/** Field groups that the site uses in addition to WordPress's own fields. */
export const fieldGroups: readonly FieldGroup[] = [
  {
    name: 'PageElements',
    graphqlType: 'Page',
    postType: 'page',
    label: words('Sections', 'Sektioner', 'Abschnitte'),
    fields: [],
    kinds: inOrder(pageKinds),
  },
  {
    name: 'BlogPostElements',
    graphqlType: 'Post',
    postType: 'post',
    label: words('Article', 'Artikel', 'Artikel'),
    fields: [
      picture(
        'coverImage',
        words('Image above the article', 'Billede over artiklen', 'Bild über dem Artikel'),
      ),
      picture('featuredImage', words('Image in lists', 'Billede i lister', 'Bild in Listen')),
    ],
    kinds: inOrder(articleKinds),
  },
  {
    name: 'ProductGroup',
    graphqlType: 'Product',
    postType: 'product',
    label: words('Product', 'Produkt', 'Produkt'),
    fields: productRow(productFields, facts),
    kinds: [],
  },
  {
    name: 'Drawing',
    graphqlType: 'MediaItem',
    postType: 'attachment',
    label: words('Illustration', 'Illustration', 'Illustration'),
    fields: drawingFields,
    kinds: [],
  },
  {
    name: 'FocusPoint',
    graphqlType: 'MediaItem',
    postType: 'attachment',
    label: words('Focal point', 'Fokuspunkt', 'Fokuspunkt'),
    fields: focusPointFields,
    kinds: [],
  },
];
