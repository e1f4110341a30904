import type { MessageDescriptor } from '@lingui/core';
import { msg } from '#locales/msg.ts';
import { formRefusalStatuses } from '#schema/formResponse.ts';
import { formRefusalMessages } from '#server/forms/formRefusal.ts';

/** Why an enquiry was not taken, with the HTTP status that says so. */
export const refusalStatuses = { ...formRefusalStatuses, invalid: 422 } as const;
export type EnquiryRefusal = keyof typeof refusalStatuses;

/** What is said of a whole enquiry that was not taken. */
export const refusalMessages: Record<EnquiryRefusal, MessageDescriptor> = {
  ...formRefusalMessages,
  invalid: msg({ message: 'Please look at the fields that are marked.', comment: 'Lead and contact form' }),
  unavailable: msg({
    message: 'We cannot take your message right now. Please try again in a few minutes.',
    comment: 'Lead and contact form',
  }),
};
