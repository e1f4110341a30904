import { inputTypes, inputWidths } from '#content-model/choices.ts';
import { defineKind, words } from '#content-model/Field.ts';
import { backgroundColor, headWithoutLabel, title } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Contact form', 'Kontaktformular', 'Kontaktformular'),
  help: words(
    'A form with fields that you choose.',
    'En formular med felter, du selv vælger.',
    'Ein Formular mit Feldern Ihrer Wahl.',
  ),
  synonyms: words(
    'contact us, message, email form, enquiry, inquiry, get in touch',
    'kontakt os, besked, e-mail, henvendelse, forespørgsel, skriv til os',
    'Kontakt, Nachricht, E-Mail, Anfrage, schreiben Sie uns',
  ),
  group: 'form',
  drawing: 'T6,8,34 L6,18,34 L6,23,30 F48,8,42,8 F48,20,42,8 F48,32,42,14 B48,50,18',
  fields: [
    ...headWithoutLabel,
    {
      name: 'contactForm',
      type: 'group',
      label: words('Form', 'Formular', 'Formular'),
      fields: [
        title,
        {
          name: 'submitLabel',
          type: 'text',
          maxLength: 40,
          label: words('Button label', 'Knappens tekst', 'Text der Schaltfläche'),
        },
        {
          name: 'formField',
          type: 'repeater',
          max: 20,
          compact: true,
          label: words('Fields', 'Felter', 'Felder'),
          add: words('Add field', 'Tilføj felt', 'Feld hinzufügen'),
          fields: [
            {
              name: 'name',
              type: 'text',
              isValue: true,
              maxLength: 60,
              label: words('Name', 'Navn', 'Name'),
              help: words(
                'Internal name of the answer.',
                'Svarets interne navn.',
                'Interner Name der Antwort.',
              ),
            },
            {
              name: 'placeholder',
              type: 'text',
              maxLength: 120,
              label: words('Label', 'Etiket', 'Beschriftung'),
            },
            { name: 'type', type: 'select', choices: inputTypes, label: words('Type', 'Type', 'Typ') },
            {
              name: 'width',
              type: 'select',
              choices: inputWidths,
              label: words('Width', 'Bredde', 'Breite'),
            },
          ],
        },
      ],
    },
    {
      name: 'contactinfo',
      type: 'wysiwyg',
      label: words('Beside the form', 'Ved siden af formularen', 'Neben dem Formular'),
    },
    backgroundColor,
  ],
});
