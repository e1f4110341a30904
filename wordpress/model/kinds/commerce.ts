import { currencies } from '../choices.ts';
import { words, type Field, type SectionKind } from '../Field.ts';
import { backgroundColor, globalButtons, head, title } from '../sharedFields.ts';

const price = (name: string, currency: keyof typeof currencies): Field => ({
  name,
  type: 'group',
  label: currencies[currency],
  fields: [
    { name: 'price', type: 'text', maxLength: 40, label: words('Price', 'Pris', 'Preis') },
    {
      name: 'subtitle',
      type: 'text',
      maxLength: 120,
      label: words('Below the price', 'Under prisen', 'Unter dem Preis'),
    },
  ],
});

const packages: Field = {
  name: 'packages',
  type: 'repeater',
  max: 6,
  label: words('Packages', 'Pakker', 'Pakete'),
  add: words('Add a package', 'Tilføj en pakke', 'Paket hinzufügen'),
  fields: [
    title,
    {
      name: 'label',
      type: 'text',
      maxLength: 60,
      label: words('Small line above', 'Lille linje over', 'Kleine Zeile darüber'),
    },
    {
      name: 'shortDescription',
      type: 'textarea',
      rows: 2,
      maxLength: 300,
      label: words('In a sentence', 'I én sætning', 'In einem Satz'),
    },
    { name: 'highlighted', type: 'toggle', label: words('Recommended', 'Anbefalet', 'Empfohlen') },
    {
      name: 'prices',
      type: 'group',
      label: words('Prices', 'Priser', 'Preise'),
      fields: [price('dkk', 'dkk'), price('eur', 'eur'), price('usd', 'usd')],
    },
    {
      name: 'features',
      type: 'repeater',
      max: 20,
      compact: true,
      label: words('What is in it', 'Hvad der er i den', 'Was enthalten ist'),
      add: words('Add a line', 'Tilføj en linje', 'Zeile hinzufügen'),
      fields: [
        { name: 'text', type: 'text', maxLength: 120, label: words('Line', 'Linje', 'Zeile') },
        { name: 'included', type: 'toggle', label: words('Included', 'Med', 'Enthalten') },
      ],
    },
    globalButtons,
  ],
};

/** Kinds that show what is for sale, and articles. */
export const commerce: readonly SectionKind[] = [
  {
    name: 'PackageSelector',
    label: words('Packages with currencies', 'Pakker med valutaer', 'Pakete mit Währungen'),
    help: words(
      'Visitors choose the currency.',
      'Besøgende vælger valutaen.',
      'Besucher wählen die Währung.',
    ),
    drawing:
      'B34,6,28 F6,18,26,40 T10,24,16 L10,36,18 F35,18,26,40 T39,24,16 L39,36,18 F64,18,26,40 T68,24,16 L68,36,18',
    fields: [
      ...head,
      {
        name: 'defaultCurrency',
        type: 'select',
        choices: currencies,

        label: words('Currency shown first', 'Valuta, der vises først', 'Zuerst gezeigte Währung'),
      },
      packages,
      {
        name: 'fleetPrice',
        type: 'toggle',
        label: words(
          'A price for the visitor’s own fleet',
          'En pris for den besøgendes egen flåde',
          'Ein Preis für die eigene Flotte der Besucher',
        ),
        help: words(
          'Reckoned with the products of the same names: what they cost, per megabyte too, and from how many SIMs.',
          'Regnes ud med produkter af samme navn: hvad de koster, også pr. megabyte, og fra hvor mange SIM-kort.',
          'Gerechnet mit Produkten gleichen Namens: was sie kosten, auch je Megabyte, und ab wie vielen SIM-Karten.',
        ),
      },
      backgroundColor,
    ],
  },
  {
    name: 'Pricing',
    label: words('Prices', 'Priser', 'Preise'),
    help: words(
      'Products or packages, compared line by line.',
      'Produkter eller pakker, linje for linje.',
      'Produkte oder Pakete, Zeile für Zeile verglichen.',
    ),
    drawing:
      'L6,10,84 T34,14,14 T54,14,14 T74,14,14 L6,26,84 L6,32,22 C40,33,2 C60,33,2 C80,33,2 L6,40,84 L6,46,22 C60,47,2 C80,47,2',
    fields: [
      ...head,
      {
        name: 'products',
        type: 'relationship',
        postType: 'product',
        max: 6,
        label: words('Products', 'Produkter', 'Produkte'),
      },
      packages,
      {
        name: 'footnote',
        type: 'textarea',
        rows: 2,
        maxLength: 400,
        label: words('Footnote', 'Fodnote', 'Fußnote'),
      },
      backgroundColor,
      globalButtons,
    ],
  },
  {
    name: 'FeaturedContent',
    label: words('Articles', 'Artikler', 'Artikel'),
    help: words(
      'Articles that you choose; the first is drawn large.',
      'Artikler, du vælger; den første tegnes stort.',
      'Artikel Ihrer Wahl; der erste wird groß gezeigt.',
    ),
    drawing: 'P6,8,44,32 T6,44,36 L6,52,40 L56,12,34 L56,17,26 L56,27,34 L56,32,26 L56,42,34 L56,47,26',
    fields: [
      ...head,
      {
        name: 'featuredPosts',
        type: 'relationship',
        postType: 'post',
        max: 8,
        label: words('Articles', 'Artikler', 'Artikel'),
      },
      backgroundColor,
      globalButtons,
    ],
  },
];
