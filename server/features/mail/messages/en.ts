import type { leadChoices } from '#schema/enquiry.ts';

type Choice = (typeof leadChoices)[keyof typeof leadChoices][number];

/** The words of our mails. `{name}` is filled in; nothing else is. */
export const en = {
  confirmSubject: 'Confirm your subscription to the Tide table',
  confirmPreview: 'One press, and you are on the list. Until then we send nothing.',
  confirmTitle: 'Is this your address?',
  confirmText:
    'Somebody, most likely you, asked for the Tide table, our newsletter, at {address}. Confirm it with the button. Until then we send nothing.',
  confirmButton: 'Confirm subscription',
  confirmNote:
    'The link works for seven days. If it was not you, do nothing: without a confirmation you hear no more from us.',
  buttonFails: 'If the button does nothing, open this address:',

  reminderSubject: 'You already subscribe to the Tide table',
  reminderPreview: 'There is nothing to confirm.',
  reminderTitle: 'You are on the list already',
  reminderText:
    'Somebody, most likely you, asked for the Tide table, our newsletter, at {address}. This address subscribes already, so nothing has changed and there is nothing to do.',
  reminderNote: 'The form on our site tells nobody who subscribes. That is why we say it here.',

  footerReason: 'You receive this mail because your address was entered in the newsletter form on {site}.',
  footerUnsubscribe: 'Unsubscribe',

  enquirySubject: 'New enquiry: {about}',
  enquiryTitleLead: 'A new enquiry',
  enquiryTitleContact: 'A message from the contact form',
  enquiryPreview: 'Sent from {page}',
  enquiryReply: 'Your answer to this mail goes to {address}.',
  enquiryNoReply: 'The sender gave no mail address.',
  enquiryPage: 'Page',
  enquiryTime: 'Time',
  enquiryLanguage: 'Language',
  enquiryFooter: 'Stored on {site} and removed there after the time set for enquiries.',

  'field.fullName': 'Name',
  'field.domain': 'Company domain',
  'field.email': 'Email',
  'field.phone': 'Phone',
  'field.region': 'Region',
  'field.numberOfSims': 'Number of SIMs',
  'field.volumePerMonth': 'Data a month, all SIMs',
  'field.volumePerSim': 'Data a month, each SIM',
  'field.otherServices': 'Other services',
  'field.description': 'Description',

  'choice.1-49': '1 to 49',
  'choice.50-499': '50 to 499',
  'choice.500-4999': '500 to 4,999',
  'choice.5000-49999': '5,000 to 49,999',
  'choice.50000-plus': '50,000 and more',
  'choice.under-10-gb': 'under 10 GB',
  'choice.10-100-gb': '10 to 100 GB',
  'choice.100-gb-1-tb': '100 GB to 1 TB',
  'choice.1-10-tb': '1 to 10 TB',
  'choice.over-10-tb': 'over 10 TB',
  'choice.under-1-mb': 'under 1 MB',
  'choice.1-10-mb': '1 to 10 MB',
  'choice.10-100-mb': '10 to 100 MB',
  'choice.100-mb-1-gb': '100 MB to 1 GB',
  'choice.over-1-gb': 'over 1 GB',
  'choice.unknown': 'not known yet',
  'choice.europe': 'Europe',
  'choice.north-america': 'North America',
  'choice.south-america': 'South America',
  'choice.asia-pacific': 'Asia and the Pacific',
  'choice.middle-east-africa': 'Middle East and Africa',
  'choice.worldwide': 'Worldwide',
} satisfies Record<`choice.${Choice}`, string> & Record<string, string>;

export type MailMessages = { readonly [Key in keyof typeof en]: string };
