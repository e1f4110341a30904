import { currencies } from './choices.ts';
import { field, words } from './Field.ts';
import { globalButtons, title } from './sharedFields.ts';

function price<const TName extends keyof typeof currencies>(name: TName) {
  return field({
    name,
    type: 'group',
    label: currencies[name],
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
}

/** What a customer chooses from, with a price in each currency. */
export const packages = field({
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
      fields: [price('dkk'), price('eur'), price('usd')],
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
});
