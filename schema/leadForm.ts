import { msg } from '#locales/msg.ts';
import type { Text } from './text.ts';

type Described = {
  /** Label above the field. */
  label: Text;
  /** Label in the owner's mail, if it differs. */
  nameInMail?: Text;
  /** Help text below the field. */
  hint?: Text;
  isRequired: boolean;
  /** Message for an empty field; by default “This field is required”. */
  missing?: Text;
  /** Message for an invalid or too long value; by default the same as `missing`. */
  wrong?: Text;
  /** Whether the field has the form's full width. Other fields share a row in pairs. */
  isWide?: boolean;
  /** Value of the `autocomplete` attribute, such as `organization`. */
  autoComplete?: string;
  /** Checkbox before the field. The field is shown only while the checkbox is checked. */
  tick?: { name: string; label: Text };
};

type TextField = Described & { kind: 'text'; minLength?: number; maxLength: number };
type EmailField = Described & { kind: 'email' };

/** Field of the lead form. */
export type LeadField =
  | TextField
  | EmailField
  | (Described & { kind: 'textarea'; rows: number; maxLength: number })
  | (Described & { kind: 'number'; min?: number; max?: number })
  /** Options by their posted values, in the order of the list. */
  | (Described & { kind: 'choice'; choices: Readonly<Record<string, Text>> })
  /** `tel`: a phone number. `domain`: a company's host name; visitors may enter a whole URL. */
  | (Described & { kind: 'tel' | 'domain' })
  /** Files from the visitor, within the limits of `UPLOAD_…`. */
  | (Described & { kind: 'file'; tick?: undefined });

/**
 * Fields of the lead form by name, in their order: the type of `brand/leadForm.ts`. Name and email address are always
 * required. The mail's subject is the value of the field `domain`, or else the name; the mail begins with the value of
 * the field `description`.
 */
export type LeadForm = Readonly<Record<string, LeadField>> & {
  fullName: TextField & { isRequired: true; tick?: never };
  email: EmailField & { isRequired: true; tick?: never };
} & { [name in 'kind' | 'locale' | 'website' | 'challenge']?: never };

const notKnown = msg({ message: 'Not sure yet', comment: 'Choice of a data volume' });
const pleaseShorten = msg({ message: 'Please use at most 2,000 characters' });

/**
 * Default lead form, for a company that sells connectivity.
 *
 * @public
 */
export const defaultLeadForm = {
  fullName: {
    kind: 'text',
    label: msg({ message: 'Full name' }),
    isRequired: true,
    minLength: 2,
    maxLength: 100,
    autoComplete: 'name',
    missing: msg({ message: 'Please enter your full name' }),
    wrong: msg({ message: 'Please enter a name of 2 to 100 characters' }),
  },
  domain: {
    kind: 'domain',
    label: msg({ message: 'Company domain' }),
    hint: msg({ message: 'e.g. example.com' }),
    isRequired: true,
    autoComplete: 'url',
    missing: msg({ message: 'Please enter your company domain' }),
    wrong: msg({ message: 'Please enter a domain, such as example.com' }),
  },
  email: {
    kind: 'email',
    label: msg({ message: 'Email' }),
    isRequired: true,
    autoComplete: 'email',
    wrong: msg({ message: 'Please enter a valid email address' }),
  },
  phone: {
    kind: 'tel',
    label: msg({ message: 'Phone' }),
    isRequired: false,
    autoComplete: 'tel',
    wrong: msg({ message: 'Please enter a valid phone number' }),
  },
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
    wrong: pleaseShorten,
  },
  description: {
    kind: 'textarea',
    label: msg({ message: 'What should your devices do?' }),
    nameInMail: msg({ message: 'Description', comment: 'Field of an enquiry, in the email to the owner' }),
    isRequired: true,
    isWide: true,
    rows: 4,
    maxLength: 2000,
    missing: msg({ message: 'Please provide a description' }),
    wrong: pleaseShorten,
  },
} as const satisfies LeadForm;

export function asksForFiles(form: LeadForm): boolean {
  return Object.values(form).some(({ kind }) => kind === 'file');
}
