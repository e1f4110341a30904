import { defineKind, words } from '#content-model/Field.ts';
import { head, image } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Company details', 'Virksomhedsoplysninger', 'Unternehmensangaben'),
  help: words(
    'Registration number, bank details, invoicing.',
    'CVR-nummer, bankoplysninger, fakturering.',
    'Registernummer, Bankverbindung, Rechnungsstellung.',
  ),
  synonyms: words(
    'imprint, legal notice, legal, VAT number, bank details, invoicing',
    'impressum, juridisk, CVR, momsnummer, bankoplysninger, fakturering',
    'Impressum, Rechtliches, USt-IdNr, Bankverbindung, Rechnungsstellung',
  ),
  group: 'people',
  drawing: 'T6,8,36 L6,22,20 L34,22,40 L6,32,20 L34,32,44 L6,42,20 L34,42,36 L6,52,20 L34,52,40',
  fields: [
    ...head,
    image,
    {
      name: 'info',
      type: 'repeater',
      max: 20,
      compact: true,
      label: words('Lines', 'Linjer', 'Zeilen'),
      add: words('Add line', 'Tilføj linje', 'Zeile hinzufügen'),
      fields: [
        { name: 'label', type: 'text', maxLength: 80, label: words('Label', 'Etiket', 'Bezeichnung') },
        { name: 'value', type: 'text', maxLength: 200, label: words('Value', 'Værdi', 'Wert') },
      ],
    },
  ],
});
