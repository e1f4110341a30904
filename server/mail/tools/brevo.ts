import { type MailingTool, expectOk } from './MailingTool.ts';

/**
 * Brevo. These text attributes must be created in Brevo first: `LANGUAGE`, `UNSUBSCRIBE_URL`, `CONFIRMED_AT`,
 * `INTERESTS`.
 */
export function brevo(list: number): MailingTool {
  return {
    async handOver({ type, emailAddress, locale, unsubscribeUrl, occurredAt, interests }, call) {
      if (type === 'subscription.confirmed') {
        const answer = await call('POST', '/v3/contacts', {
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
        expectOk(answer, 'Brevo');
        return;
      }
      const answer = await call('POST', `/v3/contacts/lists/${list}/contacts/remove`, {
        emails: [emailAddress],
      });
      // An address that is not on the list needs no removal.
      if (answer.status !== 400 && answer.status !== 404) expectOk(answer, 'Brevo');
    },
    async erase(emailAddress, call) {
      const path = `/v3/contacts/${encodeURIComponent(emailAddress)}?identifierType=email_id`;
      const answer = await call('DELETE', path);
      if (answer.status === 404) return false;
      expectOk(answer, 'Brevo');
      return true;
    },
  };
}
