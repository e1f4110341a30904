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
};

export type MailMessages = { readonly [Key in keyof typeof en]: string };
