import type { EnquiryMessageKey } from '#schema/enquiry.ts';
import type { EnquiryRefusal } from '#server/features/enquiries/enquiryStatus.ts';

export const en = {
  'lead.required': 'This field is required',
  'lead.fullName.required': 'Please enter your full name',
  'lead.fullName.length': 'Please enter your name with 2 to 100 characters',
  'lead.domain.required': 'Please enter your company domain',
  'lead.domain.invalid': 'Please enter a domain such as example.com',
  'lead.email.invalid': 'Please enter a valid email address',
  'lead.phone.invalid': 'Please enter a valid phone number',
  'lead.region.required': 'Please select a region',
  'lead.numberOfSims.required': 'Please select a number of SIMs',
  'lead.volumePerMonth.required': 'Please select a volume per month',
  'lead.volumePerSim.invalid': 'Please select a volume per SIM from the list',
  'lead.otherServices.required': 'Please describe the other services',
  'lead.otherServices.length': 'Please use at most 2,000 characters',
  'lead.description.required': 'Please provide a description',
  'lead.description.length': 'Please use at most 2,000 characters',
  'contact.name': 'This field cannot be sent',
  'contact.value': 'Please write this as text',
  'contact.length': 'Please use at most 5,000 characters',
  'contact.count': 'The form has more fields than we take',
  'contact.empty': 'Please write us something',
  invalid: 'Please look at the fields that are marked.',
  malformed: 'The form could not be read. Please reload the page and try again.',
  cross_site: 'This form can only be sent from our own pages.',
  too_large: 'That is more than this form can take.',
  unsupported_media_type: 'The form was sent in a format we do not read.',
  limited: 'Too many attempts. Please wait a few minutes and try again.',
  unavailable: 'We cannot take your message right now. Please try again in a few minutes.',
} satisfies Record<EnquiryMessageKey | EnquiryRefusal, string>;

export type EnquiryMessages = { readonly [Key in keyof typeof en]: string };
