import type { MessageDescriptor } from '@lingui/core';
import type * as v from 'valibot';
import { msg } from '#locales/msg.ts';
import { contactMessageKeys, type ContactMessageKey } from './enquiry.ts';

/** What the rules of the contact form say, by the key of what is wrong. */
const contactMessages: Record<ContactMessageKey, MessageDescriptor> = {
  'contact.required': msg({ message: 'This field is required' }),
  'contact.email': msg({ message: 'Please enter a valid email address' }),
  'contact.name': msg({ message: 'This field cannot be sent' }),
  'contact.value': msg({ message: 'Please write this as text' }),
  'contact.length': msg({ message: 'Please use at most 5,000 characters' }),
  'contact.count': msg({ message: 'The form has more fields than we take' }),
  'contact.empty': msg({ message: 'Please write us something' }),
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
