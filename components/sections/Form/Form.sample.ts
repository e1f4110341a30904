import { l } from '#cms/content/localised.ts';
import { media } from '#cms/content/media.ts';
import { fullTitle, head } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'Form'> = {
  kind: 'Form',

  title: fullTitle('Form'),
  subtitle: head.subtitle,
  description: head.description,
  formName: 'Coverage report',
  formSteps: [
    {
      title: l('Your fleet', 'Jeres flåde', 'Ihre Flotte'),
      stepFields: [
        {
          name: 'use',
          type: 'choice',
          width: 'half',
          required: true,
          label: l('What for', 'Hvad til', 'Wofür'),
          choices: l('Ports\nWater\nEnergy', 'Havne\nVand\nEnergi', 'Häfen\nWasser\nEnergie'),
        },
        {
          name: 'sims',
          type: 'number',
          width: 'half',
          label: l('Number of SIMs', 'Antal SIM-kort', 'Anzahl SIM-Karten'),
          placeholder: l('400', '400 stk.', 'etwa 400'),
        },
      ],
    },
    {
      title: l('About you', 'Om dig', 'Zu Ihnen'),
      stepFields: [
        {
          name: 'fullName',
          type: 'text',
          width: 'half',
          label: l('Full name', 'Fulde navn', 'Vor- und Nachname'),
        },
        {
          name: 'email',
          type: 'email',
          width: 'half',
          required: true,
          label: l('Email', 'Mail', 'E-Mail'),
          placeholder: l('you@company.com', 'dig@firma.dk', 'sie@firma.de'),
        },
        {
          name: 'call',
          type: 'tick',
          width: 'full',
          label: l('Please call me', 'Ring til mig, tak', 'Bitte rufen Sie mich an'),
        },
        {
          name: 'question',
          type: 'textarea',
          width: 'full',
          label: l('Anything else?', 'Ellers andet?', 'Sonst noch etwas?'),
        },
        {
          name: 'plan',
          type: 'file',
          width: 'full',
          label: l('A plan of the site', 'En tegning af stedet', 'Ein Plan der Anlage'),
        },
      ],
    },
  ],
  submitLabel: l('Get the report', 'Få rapporten', 'Bericht holen'),
  thanks: l('The report is yours.', 'Rapporten er din.', 'Der Bericht gehört Ihnen.'),
  thanksPage: {
    url: 'page:coverage',
    title: l('Coverage', 'Dækning', 'Abdeckung'),
  },
  download: media('chart-europe-night.svg', l('Coverage', 'Dækning', 'Abdeckung')),
  backgroundColor: 'sand',
};

/** What it cannot do without. */
export const minimal: SectionOf<'Form'> = {
  kind: 'Form',
  formSteps: [{ stepFields: [{ name: 'email' }] }],
};
