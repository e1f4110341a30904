import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type CallTool, type MailingTool, expectOk } from './MailingTool.ts';

const Member = v.object({ status: v.string() });

/** Merge fields, to be made in Mailchimp first: `UNSUBURL`, `CONFIRMED` and `INTERESTS`, all text. */
export function mailchimp(list: string): MailingTool {
  const audience = `/3.0/lists/${list}`;

  /** Undefined: nobody of this address is in the audience. */
  async function statusOf(path: string, call: CallTool): Promise<string | undefined> {
    const answer = await call('GET', `${path}?fields=status`, undefined, { mayBeMissing: true });
    if (answer.status !== 404) {
      expectOk(answer, 'Mailchimp');
      return v.parse(Member, answer.body).status;
    }
    // Mailchimp says the same of a member and of a whole audience that it does not know.
    expectOk(await call('GET', `${audience}?fields=id`), 'Mailchimp');
    return undefined;
  }

  return {
    async handOver({ type, emailAddress, locale, unsubscribeUrl, occurredAt, interests }, call) {
      const path = audience + memberPath(emailAddress);
      if (type === 'subscription.ended') {
        // Nobody is made a contact by leaving, nor called back by it.
        const status = await statusOf(path, call);
        if (status !== 'subscribed' && status !== 'pending') return;
        expectOk(await call('PATCH', path, { status: 'unsubscribed' }), 'Mailchimp');
        return;
      }
      const answer = await call('PUT', `${path}?skip_merge_validation=true`, {
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
      expectOk(answer, 'Mailchimp');
    },
    async erase(emailAddress, call) {
      const path = audience + memberPath(emailAddress);
      if ((await statusOf(path, call)) === undefined) return false;
      expectOk(await call('POST', `${path}/actions/delete-permanent`), 'Mailchimp');
      return true;
    },
  };
}

/** By Mailchimp's own name for an address. */
function memberPath(emailAddress: string): string {
  return `/members/${createHash('md5').update(emailAddress.toLowerCase()).digest('hex')}`;
}
