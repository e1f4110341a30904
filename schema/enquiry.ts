import * as v from 'valibot';
import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from '#locales/locales.ts';
import { msg } from '#locales/msg.ts';
import { emailAddress } from './newsletter.ts';

/** Enquiries that are told to an address of their own; what is undefined may be anything. */
export type RecipientRule = {
  kind?: 'lead' | 'contact';
  locale?: Locale;
  /** Without a language; all below it with `isTree`. */
  path?: string;
  isTree?: boolean;
  /** A field that has this value; `form` is the name of an editor's own form. */
  field?: { name: string; value: string };
  to: string;
};

// Rules of the contact form; those of the lead form are in `readLead.ts`. What they say is a message key; the first issue
// of a field is the one to show.

const contactFieldsMax = 20;

/** What a posted form has beside the fields: its kind, the page's language, and a field that nobody sees. */
export const enquiryEnvelopeNames: readonly string[] = [
  'kind',
  'locale',
  'website',
  'formInstance',
  'challenge',
];

/** The fragment that shows what became of a form without a script; `at` names the form on a page that may have several. */
export function enquiryOutcomeId(outcome: string, at: string | undefined): string {
  return at === undefined ? `enquiry-${outcome}` : `enquiry-${outcome}-${at}`;
}

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

/** What the rules of the contact form say, by the key of what is wrong. */
const contactMessages: Record<ContactMessageKey, MessageDescriptor> = {
  'contact.required': msg({ message: 'This field is required' }),
  'contact.email': msg({ message: 'Please enter a valid email address' }),
  'contact.name': msg({ message: 'The name of this field isn’t valid' }),
  'contact.value': msg({ message: 'Please enter text' }),
  'contact.length': msg({ message: 'Please use at most 5,000 characters' }),
  'contact.count': msg({ message: 'This form has too many fields' }),
  'contact.empty': msg({ message: 'Please fill in at least one field' }),
};

/** What is said of a field of the contact form. */
export function contactMessage(key: ContactMessageKey): MessageDescriptor {
  return contactMessages[key];
}

/** The first issue of each field, which is the one to show; the one named '' is about the whole. */
export function contactIssues(issues: readonly v.BaseIssue<unknown>[]): Map<string, MessageDescriptor> {
  const found = new Map<string, MessageDescriptor>();
  for (const { path, message } of issues) {
    // A contact form's field may be called anything, so its name is taken as it is rather than as a path.
    const name = String(path?.[0]?.key ?? '');
    const key = contactMessageKeys.find((known) => known === message) ?? 'contact.required';
    if (!found.has(name)) found.set(name, contactMessages[key]);
  }
  return found;
}
