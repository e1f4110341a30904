import type { MessageDescriptor } from '@lingui/core';
import { msg } from '#locales/msg.ts';
import { formRefusalMessages } from '#server/http/formRefusal.ts';
import type { EnquiryRefusal } from './enquiryStatus.ts';

/** What is said of a whole enquiry that was not taken. */
export const refusalMessages: Record<EnquiryRefusal, MessageDescriptor> = {
  ...formRefusalMessages,
  invalid: msg({ message: 'Please look at the fields that are marked.', comment: 'Lead and contact form' }),
  unavailable: msg({
    message: 'We cannot take your message right now. Please try again in a few minutes.',
    comment: 'Lead and contact form',
  }),
};
