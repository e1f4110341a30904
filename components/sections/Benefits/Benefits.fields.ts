import { defineKind, words } from '#content-model/Field.ts';
import { backgroundColor, columns, head, items } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Benefits', 'Fordele', 'Vorteile'),
  help: words('Short benefits in columns.', 'Korte fordele i kolonner.', 'Kurze Vorteile in Spalten.'),
  synonyms: words(
    'advantages, USP, selling points, reasons, icons, columns, checklist',
    'fordele, USP, salgsargumenter, grunde, ikoner, kolonner, tjekliste',
    'Nutzen, USP, Argumente, Gründe, Symbole, Spalten, Checkliste',
  ),
  group: 'list',
  drawing: 'T6,8,40 C12,28,6 L6,39,24 L6,44,20 C42,28,6 L36,39,24 L36,44,20 C72,28,6 L66,39,24 L66,44,20',
  fields: [...head, items('benefits', words('Benefits', 'Fordele', 'Vorteile')), columns, backgroundColor],
});
