import { createHash } from 'node:crypto';
import type { MailingTool } from './MailingTool.ts';
import { expectOk } from './expectOk.ts';

/** Merge fields, to be made in Mailchimp first: `UNSUBURL` and `CONFIRMED`, both text. */
export function mailchimp(list: string): MailingTool {
  return async ({ type, emailAddress, locale, unsubscribeUrl, occurredAt }, call) => {
    // Mailchimp's own name for an address.
    const id = createHash('md5').update(emailAddress.toLowerCase()).digest('hex');
    const path = `/3.0/lists/${list}/members/${id}?skip_merge_validation=true`;
    const isActive = type === 'subscription.confirmed';
    const status = isActive ? 'subscribed' : 'unsubscribed';
    expectOk(
      await call('PUT', path, {
        email_address: emailAddress,
        status_if_new: status,
        status,
        ...(isActive && {
          language: locale,
          merge_fields: { UNSUBURL: unsubscribeUrl, CONFIRMED: occurredAt },
        }),
      }),
      'Mailchimp',
    );
  };
}
