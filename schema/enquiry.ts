import * as v from 'valibot';
import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from '#locales/locales.ts';
import { msg } from '#locales/msg.ts';
import { emailAddress } from './newsletter.ts';

/** Rule that sends matching enquiries to another recipient. Omitted conditions match everything. */
export type RecipientRule = {
  kind?: 'lead' | 'contact';
  locale?: Locale;
  /** Path without language. With `isTree`, the rule also matches everything below it. */
  path?: string;
  isTree?: boolean;
  /** Field that has this value; `form` is the name of an editor's form. */
  field?: { name: string; value: string };
  to: string;
};

// Rules of the contact form; those of the lead form are in `readFields.ts`. Messages are keys. The first issue of a
// field is the one to show.

const contactFieldsMax = 20;

/** Names that a form posts in addition to its fields: kind, page language, honeypot. */
export const enquiryEnvelopeNames: readonly string[] = [
  'kind',
  'locale',
  'website',
  'formInstance',
  'challenge',
];

/**
 * Returns the fragment that shows a form's outcome without JavaScript; `at` identifies the form on a page with
 * several.
 */
export function enquiryOutcomeId(outcome: string, at: string | undefined): string {
  return at === undefined ? `enquiry-${outcome}` : `enquiry-${outcome}-${at}`;
}

/** Returns the posted name of a contact field. Reserved names, such as `website`, are capitalised. */
export function contactFieldName(name: string): string {
  const trimmed = name.trim();
  return enquiryEnvelopeNames.includes(trimmed)
    ? trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
    : trimmed;
}

/**
 * Fields of the contact form, with names chosen by editors. A field named `email` must contain an address or be empty.
 */
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

/** Keys of all messages of the rules above; each has a text in every language. */
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

/** Messages of the contact form's rules, by key. */
const contactMessages: Record<ContactMessageKey, MessageDescriptor> = {
  'contact.required': msg({ message: 'This field is required' }),
  'contact.email': msg({ message: 'Please enter a valid email address' }),
  'contact.name': msg({ message: 'The name of this field isn’t valid' }),
  'contact.value': msg({ message: 'Please enter text' }),
  'contact.length': msg({ message: 'Please use at most 5,000 characters' }),
  'contact.count': msg({ message: 'This form has too many fields' }),
  'contact.empty': msg({ message: 'Please fill in at least one field' }),
};

/** Returns the message of a contact form's rule. */
export function contactMessage(key: ContactMessageKey): MessageDescriptor {
  return contactMessages[key];
}

/** Returns the issue to show for each field, which is its first; the key '' is for the whole form. */
export function contactIssues(issues: readonly v.BaseIssue<unknown>[]): Map<string, MessageDescriptor> {
  const messages = new Map<string, MessageDescriptor>();
  for (const { path, message } of issues) {
    // Editors choose the names of contact fields, so the key is used unchanged, not as a path.
    const name = String(path?.[0]?.key ?? '');
    const key = contactMessageKeys.find((candidate) => candidate === message) ?? 'contact.required';
    if (!messages.has(name)) messages.set(name, contactMessages[key]);
  }
  return messages;
}
