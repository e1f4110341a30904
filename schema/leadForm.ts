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

/**
 * Lead form of a new brand: whom to reply to, and what the visitor needs.
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
  description: {
    kind: 'textarea',
    label: msg({ message: 'How can we help?', comment: 'Field of the form for new customers' }),
    nameInMail: msg({ message: 'Description', comment: 'Field of an enquiry, in the email to the owner' }),
    isRequired: true,
    isWide: true,
    rows: 4,
    maxLength: 2000,
    missing: msg({ message: 'Please provide a description' }),
    wrong: msg({ message: 'Please use at most 2,000 characters' }),
  },
} as const satisfies LeadForm;

export function asksForFiles(form: LeadForm): boolean {
  return Object.values(form).some(({ kind }) => kind === 'file');
}
