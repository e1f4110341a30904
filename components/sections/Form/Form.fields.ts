import { formInputTypes, inputWidths } from '#wordpress/model/choices.ts';
import { defineKind, words } from '#wordpress/model/Field.ts';
import { backgroundColor, headWithoutLabel, title } from '#wordpress/model/sharedFields.ts';

export const kind = defineKind({
  label: words('Form', 'Formular', 'Formular'),
  help: words(
    'Your own fields, in one step or several, with thanks, a page or a file in return.',
    'Egne felter i et eller flere trin, med tak, en side eller en fil til gengæld.',
    'Eigene Felder in einem oder mehreren Schritten, mit Dank, einer Seite oder einer Datei.',
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
      maxLength: 60,
      label: words('Name of the form', 'Formularens navn', 'Name des Formulars'),
      help: words(
        'Stands in the mail about each message, and decides who gets it.',
        'Står i mailen om hver besked og afgør, hvem der får den.',
        'Steht in der E-Mail zu jeder Nachricht und entscheidet, wer sie bekommt.',
      ),
    },
    {
      name: 'formSteps',
      type: 'repeater',
      max: 8,
      label: words('Steps of the form', 'Formularens trin', 'Schritte des Formulars'),
      add: words('Add a step', 'Tilføj et trin', 'Schritt hinzufügen'),
      fields: [
        title,
        {
          name: 'stepFields',
          type: 'repeater',
          max: 20,
          label: words('Fields', 'Felter', 'Felder'),
          add: words('Add a field', 'Tilføj et felt', 'Feld hinzufügen'),
          fields: [
            {
              name: 'name',
              type: 'text',
              maxLength: 60,
              label: words('Name', 'Navn', 'Name'),
              help: words(
                'For you alone: what the answer is called.',
                'Kun til jer: hvad svaret hedder.',
                'Nur für Sie: wie die Antwort heißt.',
              ),
            },
            {
              name: 'label',
              type: 'text',
              maxLength: 120,
              label: words('Label', 'Etiket', 'Beschriftung'),
            },
            { name: 'type', type: 'select', choices: formInputTypes, label: words('Kind', 'Slags', 'Art') },
            {
              name: 'placeholder',
              type: 'text',
              maxLength: 120,
              label: words('Example in the field', 'Eksempel i feltet', 'Beispiel im Feld'),
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
              label: words('Must be filled in', 'Skal udfyldes', 'Muss ausgefüllt werden'),
            },
            {
              name: 'choices',
              type: 'textarea',
              maxLength: 1600,
              rows: 3,
              label: words('Choices', 'Valgmuligheder', 'Auswahl'),
              help: words(
                'One a line, at most twenty; of a list alone.',
                'Én pr. linje, højst tyve; kun til en liste.',
                'Je Zeile eine, höchstens zwanzig; nur für eine Liste.',
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
      label: words('Word on the button', 'Ordet på knappen', 'Wort auf der Schaltfläche'),
    },
    {
      name: 'thanks',
      type: 'textarea',
      maxLength: 400,
      rows: 2,
      label: words('Thanks', 'Tak', 'Dank'),
      help: words(
        'Shown once the form is sent. Empty: a short thanks.',
        'Vises, når formularen er sendt. Tom: en kort tak.',
        'Wird gezeigt, wenn das Formular gesendet ist. Leer: ein kurzer Dank.',
      ),
    },
    {
      name: 'thanksPage',
      type: 'link',
      label: words('Or a page of thanks', 'Eller en takkeside', 'Oder eine Dankesseite'),
      help: words(
        'A page of this site; where there is a file, the file is given instead.',
        'En side på dette websted; hvor der er en fil, gives filen i stedet.',
        'Eine Seite dieser Website; wo es eine Datei gibt, wird stattdessen die Datei gegeben.',
      ),
    },
    {
      name: 'download',
      type: 'file',
      label: words('File in return', 'Fil til gengæld', 'Datei als Gegenleistung'),
      help: words(
        'Its address is not in the page: who sends the form gets a link that works for an hour.',
        'Dens adresse står ikke på siden: den, der sender formularen, får et link, der virker i en time.',
        'Ihre Adresse steht nicht auf der Seite: Wer das Formular sendet, bekommt einen Link für eine Stunde.',
      ),
    },
    backgroundColor,
  ],
});
