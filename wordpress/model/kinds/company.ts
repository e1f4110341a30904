import { inputTypes, inputWidths } from '../choices.ts';
import { words, type Field, type SectionKind } from '../Field.ts';
import {
  backgroundColor,
  globalButtons,
  head,
  headWithoutLabel,
  image,
  link,
  picture,
  plainText,
  title,
} from '../sharedFields.ts';

const name: Field = { name: 'name', type: 'text', maxLength: 120, label: words('Name', 'Navn', 'Name') };
const role: Field = {
  name: 'role',
  type: 'textarea',
  maxLength: 200,
  rows: 2,
  label: words('Task', 'Opgave', 'Aufgabe'),
  help: words(
    'A second line is drawn smaller.',
    'En anden linje tegnes mindre.',
    'Eine zweite Zeile wird kleiner gesetzt.',
  ),
};
const email: Field = { name: 'email', type: 'email', label: words('Email', 'E-mail', 'E-Mail') };
const phone: Field = {
  name: 'phone',
  type: 'text',
  maxLength: 40,
  label: words('Telephone', 'Telefon', 'Telefon'),
};

/** Kinds about people, places and customers. */
export const company: readonly SectionKind[] = [
  {
    name: 'About',
    label: words('About us', 'Om os', 'Über uns'),
    help: words('Who you are, with figures.', 'Hvem I er, med tal.', 'Wer Sie sind, mit Zahlen.'),
    drawing:
      'T6,8,36 L6,18,40 L6,23,36 P52,6,38,34 T6,44,16 L6,53,14 T34,44,16 L34,53,14 T62,44,16 L62,53,14',
    fields: [
      ...head,
      image,
      {
        name: 'facts',
        type: 'repeater',
        max: 6,
        compact: true,
        label: words('Figures', 'Tal', 'Zahlen'),
        add: words('Add a figure', 'Tilføj et tal', 'Zahl hinzufügen'),
        fields: [
          { name: 'number', type: 'number', step: 'any', label: words('Figure', 'Tal', 'Zahl') },
          { name: 'suffix', type: 'text', maxLength: 12, label: words('Unit', 'Enhed', 'Einheit') },
          {
            name: 'label',
            type: 'text',
            maxLength: 80,
            label: words('What it counts', 'Hvad det tæller', 'Was sie zählt'),
          },
        ],
      },
      backgroundColor,
      globalButtons,
    ],
  },
  {
    name: 'Cases',
    label: words('Customers', 'Kunder', 'Kunden'),
    help: words(
      'Cases with logo and picture. Figures of the first stand as a list in the text above.',
      'Cases med logo og billede. Tal for den første står som liste i teksten ovenfor.',
      'Fälle mit Logo und Bild. Zahlen des ersten stehen als Liste im Text darüber.',
    ),
    drawing: 'P6,6,52,36 T6,46,36 L6,54,46 P64,6,26,14 L64,24,26 P64,32,26,14 L64,50,26',
    fields: [
      ...head,
      {
        name: 'cases',
        type: 'repeater',
        max: 12,
        label: words('Cases', 'Cases', 'Fälle'),
        add: words('Add a case', 'Tilføj en case', 'Fall hinzufügen'),
        fields: [title, plainText, image, picture('logo', words('Logo', 'Logo', 'Logo')), link],
      },
      backgroundColor,
      globalButtons,
    ],
  },
  {
    name: 'OurTeam',
    label: words('People', 'Mennesker', 'Menschen'),
    help: words(
      'Portraits with name and task.',
      'Portrætter med navn og opgave.',
      'Porträts mit Name und Aufgabe.',
    ),
    drawing: 'C18,22,11 L8,38,20 L10,43,16 C48,22,11 L38,38,20 L40,43,16 C78,22,11 L68,38,20 L70,43,16',
    fields: [
      ...head,
      {
        name: 'team',
        type: 'repeater',
        max: 40,
        label: words('People', 'Mennesker', 'Menschen'),
        add: words('Add a person', 'Tilføj en person', 'Person hinzufügen'),
        fields: [
          name,
          role,
          email,
          image,
          { name: 'linkedin', type: 'link', label: words('LinkedIn', 'LinkedIn', 'LinkedIn') },
        ],
      },
    ],
  },
  {
    name: 'OurOffice',
    label: words('Offices', 'Kontorer', 'Büros'),
    help: words('Addresses with a map each.', 'Adresser med hver sit kort.', 'Adressen mit je einer Karte.'),
    drawing: 'P6,6,84,30 C48,18,4 T6,42,28 L6,50,36 L6,55,28 L54,42,30 L54,50,30',
    fields: [
      ...head,
      {
        name: 'offices',
        type: 'repeater',
        max: 12,
        label: words('Offices', 'Kontorer', 'Büros'),
        add: words('Add an office', 'Tilføj et kontor', 'Büro hinzufügen'),
        fields: [
          name,
          {
            name: 'address',
            type: 'textarea',
            rows: 3,
            maxLength: 300,
            label: words('Address', 'Adresse', 'Adresse'),
          },
          phone,
          image,
          { name: 'mapLink', type: 'link', label: words('Map', 'Kort', 'Karte') },
        ],
      },
    ],
  },
  {
    name: 'CompanyInfo',
    label: words('Company facts', 'Firmaoplysninger', 'Firmenangaben'),
    help: words(
      'Registration number, bank, invoices.',
      'CVR-nummer, bank, regninger.',
      'Registernummer, Bank, Rechnungen.',
    ),
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
        add: words('Add a line', 'Tilføj en linje', 'Zeile hinzufügen'),
        fields: [
          { name: 'label', type: 'text', maxLength: 80, label: words('What', 'Hvad', 'Was') },
          { name: 'value', type: 'text', maxLength: 200, label: words('Value', 'Værdi', 'Wert') },
        ],
      },
    ],
  },
  {
    name: 'Contact',
    label: words('Contact form', 'Kontaktformular', 'Kontaktformular'),
    help: words(
      'A form with the fields that you name.',
      'En formular med de felter, du nævner.',
      'Ein Formular mit den Feldern, die Sie nennen.',
    ),
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
            label: words('Word on the button', 'Ordet på knappen', 'Wort auf der Schaltfläche'),
          },
          {
            name: 'formField',
            type: 'repeater',
            max: 20,
            compact: true,
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
                name: 'placeholder',
                type: 'text',
                maxLength: 120,
                label: words('Label', 'Etiket', 'Beschriftung'),
              },
              { name: 'type', type: 'select', choices: inputTypes, label: words('Kind', 'Slags', 'Art') },
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
  },
  {
    name: 'ContactSection',
    label: words('Contact person', 'Kontaktperson', 'Ansprechperson'),
    help: words(
      'One person whom visitors can reach.',
      'Én person, som besøgende kan få fat i.',
      'Eine Person, die Besucher erreichen.',
    ),
    drawing: 'C22,32,15 T46,14,38 L46,26,40 L46,31,34 B46,42,18 B68,42,18',
    fields: [
      ...head,
      {
        name: 'contactPerson',
        type: 'group',
        label: words('Person', 'Person', 'Person'),
        fields: [name, role, image],
      },
      email,
      phone,
      backgroundColor,
      globalButtons,
    ],
  },
];
