import { msg } from '#locales/msg.ts';
import { defaultLeadForm, type LeadForm } from '#schema/leadForm.ts';

const notKnown = msg({ message: 'Not sure yet', comment: 'Choice of a data volume' });

/**
 * Fields of the lead form; validation, messages, mails and exports are derived from them. Replace them with your own,
 * with texts in each language: docs/your-company.md.
 */
export const leadForm: LeadForm = {
  fullName: defaultLeadForm.fullName,
  domain: {
    kind: 'domain',
    label: msg({ message: 'Company domain' }),
    hint: msg({ message: 'e.g. example.com' }),
    isRequired: true,
    autoComplete: 'url',
    missing: msg({ message: 'Please enter your company domain' }),
    wrong: msg({ message: 'Please enter a domain, such as example.com' }),
  },
  email: defaultLeadForm.email,
  phone: defaultLeadForm.phone,
  numberOfSims: {
    kind: 'choice',
    label: msg({ message: 'Number of SIMs' }),
    isRequired: true,
    missing: msg({ message: 'Please select the number of SIMs' }),
    choices: {
      '1-49': msg({ message: '1 to 49', comment: 'A number of SIM cards' }),
      '50-499': msg({ message: '50 to 499', comment: 'A number of SIM cards' }),
      '500-4999': msg({ message: '500 to 4,999', comment: 'A number of SIM cards' }),
      '5000-49999': msg({ message: '5,000 to 49,999', comment: 'A number of SIM cards' }),
      '50000-plus': msg({ message: '50,000 or more', comment: 'A number of SIM cards' }),
    },
  },
  region: {
    kind: 'choice',
    label: msg({ message: 'Region' }),
    isRequired: true,
    missing: msg({ message: 'Please select a region' }),
    choices: {
      europe: msg({ message: 'Europe' }),
      'north-america': msg({ message: 'North America' }),
      'south-america': msg({ message: 'South America' }),
      'asia-pacific': msg({ message: 'Asia and the Pacific' }),
      'middle-east-africa': msg({ message: 'Middle East and Africa' }),
      worldwide: msg({ message: 'Worldwide' }),
    },
  },
  volumePerMonth: {
    kind: 'choice',
    label: msg({ message: 'Data volume per month' }),
    isRequired: true,
    missing: msg({ message: 'Please select a data volume per month' }),
    choices: {
      'under-10-gb': msg({ message: 'Under 10 GB' }),
      '10-100-gb': msg({ message: '10 to 100 GB' }),
      '100-gb-1-tb': msg({ message: '100 GB to 1 TB' }),
      '1-10-tb': msg({ message: '1 to 10 TB' }),
      'over-10-tb': msg({ message: 'Over 10 TB' }),
      unknown: notKnown,
    },
  },
  volumePerSim: {
    kind: 'choice',
    label: msg({ message: 'Data volume per SIM' }),
    isRequired: false,
    wrong: msg({ message: 'Please select a data volume per SIM from the list' }),
    choices: {
      'under-1-mb': msg({ message: 'Under 1 MB' }),
      '1-10-mb': msg({ message: '1 to 10 MB' }),
      '10-100-mb': msg({ message: '10 to 100 MB' }),
      '100-mb-1-gb': msg({ message: '100 MB to 1 GB' }),
      'over-1-gb': msg({ message: 'Over 1 GB' }),
      unknown: notKnown,
    },
  },
  otherServices: {
    kind: 'textarea',
    label: msg({ message: 'Which other services?' }),
    nameInMail: msg({
      message: 'Other services',
      comment: 'Field of an enquiry, in the email to the owner',
    }),
    tick: { name: 'wantsOtherServices', label: msg({ message: 'We need other services too' }) },
    isRequired: true,
    isWide: true,
    rows: 3,
    maxLength: 2000,
    missing: msg({ message: 'Please describe the other services' }),
    wrong: defaultLeadForm.description.wrong,
  },
  description: {
    kind: 'textarea',
    label: msg({ message: 'What should your devices do?' }),
    nameInMail: defaultLeadForm.description.nameInMail,
    isRequired: true,
    isWide: true,
    rows: 4,
    maxLength: 2000,
    missing: defaultLeadForm.description.missing,
    wrong: defaultLeadForm.description.wrong,
  },
};
