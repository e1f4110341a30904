import * as v from 'valibot';
import { emailAddress } from './newsletter.ts';

// Rules of the contact form; those of the lead form are in `readLead.ts`. What they say is a message key; the first issue
// of a field is the one to show.

const contactFieldsMax = 20;

/** What a posted form has beside the fields: its kind, the page's language, and a field that nobody sees. */
export const enquiryEnvelopeNames: readonly string[] = ['kind', 'locale', 'website'];

/** Under which name a contact field is posted: one that the form itself posts, such as `website`, begins with a capital. */
export function contactFieldName(name: string): string {
  const trimmed = name.trim();
  return enquiryEnvelopeNames.includes(trimmed)
    ? trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
    : trimmed;
}

/** The contact form's fields, whatever an editor called them; a field named `email` must hold an address or nothing. */
export const ContactFields = v.pipe(
  v.record(
    v.pipe(v.string(), v.trim(), v.nonEmpty('contact.name'), v.maxLength(64, 'contact.name')),
    v.pipe(v.string('contact.value'), v.trim(), v.maxLength(5000, 'contact.length')),
    'contact.name',
  ),
  v.check((fields) => Object.keys(fields).length <= contactFieldsMax, 'contact.count'),
  v.check((fields) => Object.values(fields).some((value) => value !== ''), 'contact.empty'),
);
export type ContactFields = v.InferOutput<typeof ContactFields>;

export const ContactEmail = emailAddress({ required: 'contact.required', invalid: 'contact.email' });

/** Every key that the rules above answer with; each has a text in every language. */
export const contactMessageKeys = [
  'contact.required',
  'contact.email',
  'contact.name',
  'contact.value',
  'contact.length',
  'contact.count',
  'contact.empty',
] as const;
export type ContactMessageKey = (typeof contactMessageKeys)[number];
