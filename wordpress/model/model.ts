import { kinds as articleKinds } from '#components/post/sections/generated/kinds.ts';
import { kinds as pageKinds } from '#components/sections/generated/kinds.ts';
import { words, type Field, type KindDescription, type SectionKind, type Words } from './Field.ts';
import { drawingFields } from './drawing.ts';
import { picture, globalButtons, image } from './sharedFields.ts';

const amount = (name: string, en: string, da: string, de: string): Field => ({
  name,
  type: 'number',
  min: 0,
  step: 'any',
  label: words(en, da, de),
});

const zonePrices: readonly Field[] = [
  amount('europeDkk', 'Europe, DKK', 'Europa, DKK', 'Europa, DKK'),
  amount('europeEur', 'Europe, EUR', 'Europa, EUR', 'Europa, EUR'),
  amount('europeUsd', 'Europe, USD', 'Europa, USD', 'Europa, USD'),
  amount('worldDkk', 'World, DKK', 'Verden, DKK', 'Welt, DKK'),
  amount('worldEur', 'World, EUR', 'Verden, EUR', 'Welt, EUR'),
  amount('worldUsd', 'World, USD', 'Verden, USD', 'Welt, USD'),
];

const productFields: readonly Field[] = [
  {
    name: 'label',
    type: 'text',
    maxLength: 60,
    label: words('Small line above', 'Lille linje over', 'Kleine Zeile darüber'),
  },
  { name: 'description', type: 'wysiwyg', label: words('Text', 'Tekst', 'Text') },
  image,
  { name: 'prices', type: 'group', label: words('Prices', 'Priser', 'Preise'), fields: zonePrices },
  {
    name: 'subscriptions',
    type: 'group',
    label: words('Subscriptions', 'Abonnementer', 'Abonnements'),
    fields: zonePrices,
  },
  {
    name: 'dataPrices',
    type: 'group',
    label: words('Data, per megabyte', 'Data, pr. megabyte', 'Daten, je Megabyte'),
    fields: zonePrices,
  },
  {
    name: 'minimumSims',
    type: 'number',
    min: 1,
    label: words('From how many SIMs', 'Fra hvor mange SIM-kort', 'Ab wie vielen SIM-Karten'),
  },
  {
    name: 'services',
    type: 'repeater',
    max: 20,
    compact: true,
    label: words('What is in it', 'Hvad der er i det', 'Was enthalten ist'),
    add: words('Add a line', 'Tilføj en linje', 'Zeile hinzufügen'),
    fields: [{ name: 'name', type: 'text', maxLength: 120, label: words('Line', 'Linje', 'Zeile') }],
  },
  globalButtons,
];

/** A group of fields of one type of content, by the name that it has in GraphQL. */
export type FieldGroup = {
  name: 'PageElements' | 'BlogPostElements' | 'ProductGroup' | 'Drawing';
  graphqlType: 'Page' | 'Post' | 'Product' | 'MediaItem';
  postType: 'page' | 'post' | 'product' | 'attachment';
  label: Words;
  fields: readonly Field[];
  /** The kinds of its list `sectionElements`, where it has one. */
  kinds: readonly SectionKind[];
};

/** As editors find them: those with an `order` first, the others by their English name. */
export function inOrder(kinds: Readonly<Record<string, KindDescription>>): SectionKind[] {
  return Object.entries(kinds)
    .map(([name, kind]) => ({ ...kind, name }))
    .toSorted(
      (one, other) =>
        (one.order ?? Infinity) - (other.order ?? Infinity) ||
        one.label.en.localeCompare(other.label.en, 'en'),
    );
}

/** Everything that the site asks of WordPress beyond WordPress's own fields. */
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
        words('Picture above the article', 'Billede over artiklen', 'Bild über dem Artikel'),
      ),
      picture('featuredImage', words('Picture in lists', 'Billede i lister', 'Bild in Listen')),
    ],
    kinds: inOrder(articleKinds),
  },
  {
    name: 'ProductGroup',
    graphqlType: 'Product',
    postType: 'product',
    label: words('Product', 'Produkt', 'Produkt'),
    fields: productFields,
    kinds: [],
  },
  {
    name: 'Drawing',
    graphqlType: 'MediaItem',
    postType: 'attachment',
    label: words('Drawing', 'Tegning', 'Zeichnung'),
    fields: drawingFields,
    kinds: [],
  },
];
