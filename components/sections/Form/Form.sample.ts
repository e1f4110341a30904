import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head, link } from '#components/sections/samples/parts.ts';
import { logo } from '#components/sections/samples/pictures.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'Form'> = {
  kind: 'Form',

  title: fullTitle('Form'),
  subtitle: head.subtitle,
  description: head.description,
  formName: 'Coverage report',
  formSteps: [
    {
      title: words('Your needs', 'Jeres behov', 'Ihr Bedarf'),
      stepFields: [
        {
          name: 'use',
          type: 'choice',
          width: 'half',
          required: true,
          label: words('What for', 'Hvad til', 'Wofür'),
          choices: words('Buildings\nWater\nEnergy', 'Bygninger\nVand\nEnergi', 'Gebäude\nWasser\nEnergie'),
        },
        {
          name: 'users',
          type: 'number',
          width: 'half',
          label: words('Number of users', 'Antal brugere', 'Anzahl Nutzer'),
          placeholder: words('400', '400 stk.', 'etwa 400'),
        },
      ],
    },
    {
      title: words('About you', 'Om dig', 'Zu Ihnen'),
      stepFields: [
        {
          name: 'fullName',
          type: 'text',
          width: 'half',
          label: words('Full name', 'Fulde navn', 'Vor- und Nachname'),
        },
        {
          name: 'email',
          type: 'email',
          width: 'half',
          required: true,
          label: words('Email', 'Mail', 'E-Mail'),
          placeholder: words('you@company.com', 'dig@firma.dk', 'sie@firma.de'),
        },
        {
          name: 'call',
          type: 'tick',
          width: 'full',
          label: words('Please call me', 'Ring til mig, tak', 'Bitte rufen Sie mich an'),
        },
        {
          name: 'question',
          type: 'textarea',
          width: 'full',
          label: words('Anything else?', 'Ellers andet?', 'Sonst noch etwas?'),
        },
        {
          name: 'plan',
          type: 'file',
          width: 'full',
          label: words('A plan of the site', 'En tegning af stedet', 'Ein Plan der Anlage'),
        },
      ],
    },
  ],
  submitLabel: words('Get the report', 'Få rapporten', 'Bericht holen'),
  thanks: words('The report is yours.', 'Rapporten er din.', 'Der Bericht gehört Ihnen.'),
  thanksPage: link('page:home', words('Home', 'Forside', 'Startseite')),
  download: logo,
  backgroundColor: 'sand',
};

/** Only the required fields. */
export const minimal: SectionOf<'Form'> = {
  kind: 'Form',
  formSteps: [{ stepFields: [{ name: 'email' }] }],
};
