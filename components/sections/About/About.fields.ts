import { defineKind, words } from '#content-model/Field.ts';
import { backgroundColor, globalButtons, head, image } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('About us', 'Om os', 'Über uns'),
  help: words('Who you are, with key figures.', 'Hvem du er, med nøgletal.', 'Wer Sie sind, mit Kennzahlen.'),
  synonyms: words(
    'who we are, company, story, statistics, key figures',
    'hvem vi er, virksomhed, historie, nøgletal',
    'wer wir sind, Unternehmen, Geschichte, Kennzahlen',
  ),
  group: 'text',
  drawing: 'T6,8,36 L6,18,40 L6,23,36 P52,6,38,34 T6,44,16 L6,53,14 T34,44,16 L34,53,14 T62,44,16 L62,53,14',
  fields: [
    ...head,
    image,
    {
      name: 'facts',
      type: 'repeater',
      max: 6,
      compact: true,
      label: words('Figures', 'Nøgletal', 'Kennzahlen'),
      add: words('Add figure', 'Tilføj tal', 'Zahl hinzufügen'),
      fields: [
        { name: 'number', type: 'number', step: 'any', label: words('Figure', 'Tal', 'Zahl') },
        { name: 'suffix', type: 'text', maxLength: 12, label: words('Unit', 'Enhed', 'Einheit') },
        {
          name: 'label',
          type: 'text',
          maxLength: 80,
          label: words('Label', 'Etiket', 'Bezeichnung'),
        },
      ],
    },
    backgroundColor,
    globalButtons,
  ],
});
