import type { MessageDescriptor } from '@lingui/core';
import { msg } from '#locales/msg.ts';
import { enquiryMessageKeys, type EnquiryMessageKey } from './enquiry.ts';

const pleaseShorten = msg({ message: 'Please use at most 2,000 characters' });

/** What the rules of the lead modal and the contact form say, by the key of what is wrong. */
export const enquiryMessages: Record<EnquiryMessageKey, MessageDescriptor> = {
  'lead.required': msg({ message: 'This field is required' }),
  'lead.fullName.required': msg({ message: 'Please enter your full name' }),
  'lead.fullName.length': msg({ message: 'Please enter your name with 2 to 100 characters' }),
  'lead.domain.required': msg({ message: 'Please enter your company domain' }),
  'lead.domain.invalid': msg({ message: 'Please enter a domain such as example.com' }),
  'lead.email.invalid': msg({ message: 'Please enter a valid email address' }),
  'lead.phone.invalid': msg({ message: 'Please enter a valid phone number' }),
  'lead.region.required': msg({ message: 'Please select a region' }),
  'lead.numberOfSims.required': msg({ message: 'Please select a number of SIMs' }),
  'lead.volumePerMonth.required': msg({ message: 'Please select a volume per month' }),
  'lead.volumePerSim.invalid': msg({ message: 'Please select a volume per SIM from the list' }),
  'lead.otherServices.required': msg({ message: 'Please describe the other services' }),
  'lead.otherServices.length': pleaseShorten,
  'lead.description.required': msg({ message: 'Please provide a description' }),
  'lead.description.length': pleaseShorten,
  'contact.name': msg({ message: 'This field cannot be sent' }),
  'contact.value': msg({ message: 'Please write this as text' }),
  'contact.length': msg({ message: 'Please use at most 5,000 characters' }),
  'contact.count': msg({ message: 'The form has more fields than we take' }),
  'contact.empty': msg({ message: 'Please write us something' }),
};

/** What is wrong with a field; undefined for a key that no rule has. */
export function enquiryMessage(key: string): MessageDescriptor | undefined {
  const known = enquiryMessageKeys.find((candidate) => candidate === key);
  return known === undefined ? undefined : enquiryMessages[known];
}
