import { type MailingTool, expectOk } from './MailingTool.ts';

/**
 * Creates the adapter for Brevo. These text attributes must be created in Brevo first: `LANGUAGE`, `UNSUBSCRIBE_URL`,
 * `CONFIRMED_AT`, `INTERESTS`.
 */
export function brevo(list: number): MailingTool {
  return {
    async sendEvent({ type, emailAddress, locale, unsubscribeUrl, occurredAt, interests }, call) {
      if (type === 'subscription.confirmed') {
        const response = await call('POST', '/v3/contacts', {
          email: emailAddress,
          attributes: {
            LANGUAGE: locale,
            UNSUBSCRIBE_URL: unsubscribeUrl,
            CONFIRMED_AT: occurredAt,
            ...(interests && { INTERESTS: interests.join(', ') }),
          },
          listIds: [list],
          updateEnabled: true,
        });
        expectOk(response, 'Brevo');
        return;
      }
      const response = await call('POST', `/v3/contacts/lists/${list}/contacts/remove`, {
        emails: [emailAddress],
      });
      // An address that is not on the list needs no removal.
      if (response.status !== 400 && response.status !== 404) expectOk(response, 'Brevo');
    },
    async erase(emailAddress, call) {
      const path = `/v3/contacts/${encodeURIComponent(emailAddress)}?identifierType=email_id`;
      const response = await call('DELETE', path);
      if (response.status === 404) return false;
      expectOk(response, 'Brevo');
      return true;
    },
  };
}
