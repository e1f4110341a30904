import type { Text } from './text.ts';

type Described = {
  /** Above the field. */
  label: Text;
  /** In the mail to the owner, where that should be another one. */
  nameInMail?: Text;
  /** Below the field. */
  hint?: Text;
  isRequired: boolean;
  /** What is said of an empty one. “This field is required” if nothing stands here. */
  missing?: Text;
  /** What is said of one that is filled in wrong or too long; as of an empty one if nothing stands here. */
  wrong?: Text;
  /** As wide as the form; others stand two in a row. */
  isWide?: boolean;
  /** What browsers fill it in with: `organization`. */
  autoComplete?: string;
  /** A box before the field, which is asked for only while that is ticked. */
  tick?: { name: string; label: Text };
};

type TextField = Described & { kind: 'text'; minLength?: number; maxLength: number };
type EmailField = Described & { kind: 'email' };

/** A field of the lead form. */
export type LeadField =
  | TextField
  | EmailField
  | (Described & { kind: 'textarea'; rows: number; maxLength: number })
  | (Described & { kind: 'number'; min?: number; max?: number })
  /** By what is posted, in the order of the list. */
  | (Described & { kind: 'choice'; choices: Readonly<Record<string, Text>> })
  /** `tel`: a telephone number. `domain`: a company's host name, of which a whole address may be typed. */
  | (Described & { kind: 'tel' | 'domain' });

/**
 * The fields of the lead form by their names, in their order: the type of `brand/leadForm.ts`. Who wrote and where an answer goes is always
 * asked. What a field named `domain` holds is the subject of the mail, else the name; what one named `description` holds
 * stands first in it.
 */
export type LeadForm = Readonly<Record<string, LeadField>> & {
  fullName: TextField & { isRequired: true; tick?: never };
  email: EmailField & { isRequired: true; tick?: never };
} & { [name in 'kind' | 'locale' | 'website' | 'challenge']?: never };
