import { words, type Field } from './Field.ts';
import { globalButtons, image } from './sharedFields.ts';

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

export const productFields: readonly Field[] = [
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
