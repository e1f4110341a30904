import { defineKind, words } from '#content-model/Field.ts';
import { backgroundColor, head, image, plainText, title } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Key figures', 'Nøgletal', 'Kennzahlen'),
  help: words(
    'Key figures, each with a sentence.',
    'Nøgletal, hvert med en sætning.',
    'Kennzahlen mit je einem Satz.',
  ),
  synonyms: words(
    'statistics, stats, numbers, figures, counter, KPI, facts, metrics',
    'statistik, tal, tæller, KPI, fakta, nøgletal',
    'Statistik, Zahlen, Zähler, KPI, Fakten, Kennzahlen',
  ),
  group: 'list',
  drawing: 'F6,8,40,48 T12,18,24 L12,32,28 L12,37,22 F50,8,40,48 T56,18,24 L56,32,28 L56,37,22',
  fields: [
    ...head,
    {
      name: 'boxes',
      type: 'repeater',
      max: 6,
      label: words('Figures', 'Nøgletal', 'Kennzahlen'),
      add: words('Add figure', 'Tilføj tal', 'Zahl hinzufügen'),
      fields: [
        { name: 'fact', type: 'text', maxLength: 24, label: words('Figure', 'Tal', 'Zahl') },
        title,
        plainText,
        image,
        backgroundColor,
      ],
    },
  ],
});
