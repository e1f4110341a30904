import * as v from 'valibot';
import { emailAddress } from './newsletter.ts';

// Rules of the lead modal and the contact form. What they say is a message key, which the form and the server each
// translate; the first issue of a field is the one to show.

/** The choices of the lead modal's lists, in their order. */
export const leadChoices = {
  numberOfSims: ['1-49', '50-499', '500-4999', '5000-49999', '50000-plus'],
  volumePerMonth: ['under-10-gb', '10-100-gb', '100-gb-1-tb', '1-10-tb', 'over-10-tb', 'unknown'],
  volumePerSim: ['under-1-mb', '1-10-mb', '10-100-mb', '100-mb-1-gb', 'over-1-gb', 'unknown'],
  region: ['europe', 'north-america', 'south-america', 'asia-pacific', 'middle-east-africa', 'worldwide'],
} as const;

const longTextMaxLength = 2000;

/** A company's host name; a pasted address is reduced to its host. */
const Domain = v.pipe(
  v.string('lead.domain.required'),
  v.trim(),
  v.nonEmpty('lead.domain.required'),
  v.maxLength(2048, 'lead.domain.invalid'),
  v.transform(hostOf),
  v.check(isHostName, 'lead.domain.invalid'),
);

const Phone = v.pipe(
  v.string('lead.phone.invalid'),
  v.trim(),
  v.check((text) => text === '' || isPhoneNumber(text), 'lead.phone.invalid'),
);

/** The lead modal's fields, each by itself, as the form checks them while they are filled in. */
export const leadFields = {
  fullName: v.pipe(
    v.string('lead.fullName.required'),
    v.trim(),
    v.nonEmpty('lead.fullName.required'),
    v.minLength(2, 'lead.fullName.length'),
    v.maxLength(100, 'lead.fullName.length'),
  ),
  domain: Domain,
  email: emailAddress({ required: 'lead.required', invalid: 'lead.email.invalid' }),
  phone: v.optional(Phone, ''),
  region: v.picklist(leadChoices.region, 'lead.region.required'),
  numberOfSims: v.picklist(leadChoices.numberOfSims, 'lead.numberOfSims.required'),
  volumePerMonth: v.picklist(leadChoices.volumePerMonth, 'lead.volumePerMonth.required'),
  volumePerSim: v.optional(
    v.union([v.literal(''), v.picklist(leadChoices.volumePerSim)], 'lead.volumePerSim.invalid'),
    '',
  ),
  /** A ticked box: true from a script, any text from a form without one. */
  wantsOtherServices: v.optional(
    v.pipe(
      v.union([v.boolean(), v.string()], 'lead.otherServices.required'),
      v.transform((value) => value !== false && value !== '' && value !== 'false'),
    ),
    false,
  ),
  otherServices: v.optional(
    v.pipe(
      v.string('lead.otherServices.required'),
      v.trim(),
      v.maxLength(longTextMaxLength, 'lead.otherServices.length'),
    ),
    '',
  ),
  description: v.pipe(
    v.string('lead.description.required'),
    v.trim(),
    v.nonEmpty('lead.description.required'),
    v.maxLength(longTextMaxLength, 'lead.description.length'),
  ),
};

export type LeadField = keyof typeof leadFields;

/** The whole lead modal: its fields, and that other services are described once their box is ticked. */
export const LeadEnquiry = v.pipe(
  v.object(leadFields),
  v.forward(
    v.partialCheck(
      [['wantsOtherServices'], ['otherServices']],
      ({ wantsOtherServices, otherServices }) => !wantsOtherServices || otherServices !== '',
      'lead.otherServices.required',
    ),
    ['otherServices'],
  ),
);
export type LeadEnquiry = v.InferOutput<typeof LeadEnquiry>;

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

export const ContactEmail = emailAddress({ required: 'lead.required', invalid: 'lead.email.invalid' });

/** Every key that the rules above answer with; both sides have a text for each, in every language. */
export const enquiryMessageKeys = [
  'lead.required',
  'lead.fullName.required',
  'lead.fullName.length',
  'lead.domain.required',
  'lead.domain.invalid',
  'lead.email.invalid',
  'lead.phone.invalid',
  'lead.region.required',
  'lead.numberOfSims.required',
  'lead.volumePerMonth.required',
  'lead.volumePerSim.invalid',
  'lead.otherServices.required',
  'lead.otherServices.length',
  'lead.description.required',
  'lead.description.length',
  'contact.name',
  'contact.value',
  'contact.length',
  'contact.count',
  'contact.empty',
] as const;
export type EnquiryMessageKey = (typeof enquiryMessageKeys)[number];

/** The host of what was typed, be it an address or a name; what has none stays as it is and fails the next rule. */
function hostOf(text: string): string {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(url)) return text;
  const { hostname, username, protocol } = new URL(url);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return username === '' && isWeb ? hostname.replace(/\.$/, '') : text;
}

function isHostName(text: string): boolean {
  const labels = text.split('.');
  return (
    text.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(label)) &&
    /[a-z]/i.test(labels.at(-1) ?? '')
  );
}

function isPhoneNumber(text: string): boolean {
  if (text.length > 40 || !/^\+?[\d\s()-]+$/.test(text)) return false;
  const digits = text.replaceAll(/\D/g, '').length;
  return digits >= 6 && digits <= 15;
}
