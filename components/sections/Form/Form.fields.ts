import { formInputTypes, inputWidths } from '#content-model/choices.ts';
import { defineKind, words } from '#content-model/Field.ts';
import { backgroundColor, headWithoutLabel, title } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Form', 'Formular', 'Formular'),
  help: words(
    'Your own form with one or more steps. It ends with a message, a page or a download.',
    'Din egen formular med et eller flere trin. Den slutter med en besked, en side eller en download.',
    'Ihr eigenes Formular mit einem oder mehreren Schritten. Am Ende steht eine Nachricht, eine Seite oder ein Download.',
  ),
  synonyms: words(
    'lead form, download, whitepaper, survey, multi-step form, wizard, quiz, booking, registration, fields, file upload',
    'leadformular, download, whitepaper, undersøgelse, trin, guide, booking, tilmelding, felter',
    'Lead-Formular, Download, Whitepaper, Umfrage, mehrstufig, Assistent, Buchung, Registrierung, Felder',
  ),
  group: 'form',
  drawing: 'T6,8,30 F6,20,12,4 T22,21,8 F34,20,12,4 T50,21,8 F62,20,12,4 F6,30,40,8 F50,30,40,8 B70,46,20',
  fields: [
    ...headWithoutLabel,
    {
      name: 'formName',
      type: 'text',
      isValue: true,
      maxLength: 60,
      label: words('Form name', 'Formularens navn', 'Name des Formulars'),
      help: words(
        'Shown in notification emails. Used to route enquiries.',
        'Vises i notifikationsmails. Bruges til at fordele henvendelser.',
        'Erscheint in Benachrichtigungs-E-Mails. Dient zum Zuordnen von Anfragen.',
      ),
    },
    {
      name: 'formSteps',
      type: 'repeater',
      max: 8,
      label: words('Form steps', 'Formularens trin', 'Schritte des Formulars'),
      add: words('Add step', 'Tilføj trin', 'Schritt hinzufügen'),
      fields: [
        title,
        {
          name: 'stepFields',
          type: 'repeater',
          max: 20,
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
              name: 'label',
              type: 'text',
              isValue: true,
              maxLength: 120,
              label: words('Label', 'Etiket', 'Beschriftung'),
            },
            { name: 'type', type: 'select', choices: formInputTypes, label: words('Type', 'Type', 'Typ') },
            {
              name: 'placeholder',
              type: 'text',
              maxLength: 120,
              label: words('Placeholder', 'Pladsholder', 'Platzhalter'),
            },
            {
              name: 'width',
              type: 'select',
              choices: inputWidths,
              label: words('Width', 'Bredde', 'Breite'),
            },
            {
              name: 'required',
              type: 'toggle',
              label: words('Required', 'Påkrævet', 'Pflichtfeld'),
            },
            {
              name: 'choices',
              type: 'textarea',
              isValue: true,
              maxLength: 1600,
              rows: 3,
              label: words('Choices', 'Valgmuligheder', 'Auswahl'),
              help: words(
                'One per line, up to twenty. For dropdowns only.',
                'Én pr. linje, højst tyve. Kun til rullelister.',
                'Eine pro Zeile, höchstens zwanzig. Nur für Auswahllisten.',
              ),
            },
          ],
        },
      ],
    },
    {
      name: 'submitLabel',
      type: 'text',
      maxLength: 40,
      label: words('Button label', 'Knappens tekst', 'Text der Schaltfläche'),
    },
    {
      name: 'thanks',
      type: 'textarea',
      maxLength: 400,
      rows: 2,
      label: words('Thank-you message', 'Takkebesked', 'Dankesnachricht'),
      help: words(
        'Shown after the form is sent. Leave empty for the default message.',
        'Vises, når formularen er sendt. Lad feltet være tomt for at bruge standardbeskeden.',
        'Wird nach dem Absenden angezeigt. Leer lassen für die Standardnachricht.',
      ),
    },
    {
      name: 'thanksPage',
      type: 'link',
      label: words('Thank-you page', 'Takkeside', 'Dankesseite'),
      help: words(
        'A page of this website. If there is a download, visitors get the download instead.',
        'En side på dette websted. Er der en download, får besøgende den i stedet.',
        'Eine Seite dieser Website. Gibt es einen Download, erhalten Besucher stattdessen diesen.',
      ),
    },
    {
      name: 'download',
      type: 'file',
      label: words('Download', 'Download', 'Download'),
      help: words(
        'Visitors get a link after they send the form. It works for one hour.',
        'Besøgende får et link, når de har sendt formularen. Det virker i en time.',
        'Besucher erhalten nach dem Absenden einen Link. Er gilt eine Stunde.',
      ),
    },
    backgroundColor,
  ],
});
