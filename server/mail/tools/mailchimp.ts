import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type CallTool, type MailingTool, expectOk } from './MailingTool.ts';

const Member = v.object({ status: v.string() });

/**
 * Creates the adapter for Mailchimp. These text merge fields must be created in Mailchimp first: `UNSUBURL`,
 * `CONFIRMED` and `INTERESTS`.
 */
export function mailchimp(list: string): MailingTool {
  const audience = `/3.0/lists/${list}`;

  /** Returns the status of a member; `undefined` if the address is not in the audience. */
  async function statusOf(path: string, call: CallTool): Promise<string | undefined> {
    const response = await call('GET', `${path}?fields=status`, undefined, { mayBeMissing: true });
    if (response.status !== 404) {
      expectOk(response, 'Mailchimp');
      return v.parse(Member, response.body).status;
    }
    // Mailchimp responds with the same 404 to an unknown member and to an unknown audience.
    expectOk(await call('GET', `${audience}?fields=id`), 'Mailchimp');
    return undefined;
  }

  return {
    async sendEvent({ type, emailAddress, locale, unsubscribeUrl, occurredAt, interests }, call) {
      const path = audience + memberPath(emailAddress);
      if (type === 'subscription.ended') {
        // Unsubscribing must not create a contact or change one who has left.
        const status = await statusOf(path, call);
        if (status !== 'subscribed' && status !== 'pending') return;
        expectOk(await call('PATCH', path, { status: 'unsubscribed' }), 'Mailchimp');
        return;
      }
      const response = await call('PUT', `${path}?skip_merge_validation=true`, {
        email_address: emailAddress,
        status_if_new: 'subscribed',
        status: 'subscribed',
        language: locale,
        merge_fields: {
          UNSUBURL: unsubscribeUrl,
          CONFIRMED: occurredAt,
          ...(interests && { INTERESTS: interests.join(', ') }),
        },
      });
      expectOk(response, 'Mailchimp');
    },
    async erase(emailAddress, call) {
      const path = audience + memberPath(emailAddress);
      if ((await statusOf(path, call)) === undefined) return false;
      expectOk(await call('POST', `${path}/actions/delete-permanent`), 'Mailchimp');
      return true;
    },
  };
}

/** Returns the path of a member, which Mailchimp identifies by the MD5 of the address. */
function memberPath(emailAddress: string): string {
  return `/members/${createHash('md5').update(emailAddress.toLowerCase()).digest('hex')}`;
}
