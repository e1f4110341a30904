import * as v from 'valibot';
import type { CallTool, MailingTool, ToolEvent } from './MailingTool.ts';
import { expectOk } from './expectOk.ts';

const Found = v.object({
  data: v.object({ results: v.array(v.object({ id: v.number(), email: v.string(), name: v.string() })) }),
});

/** Attributes: `language`, `unsubscribe_url` (for `{{ .Subscriber.Attribs.unsubscribe_url }}`), `confirmed_at`. */
export function listmonk(list: number): MailingTool {
  const lists = [list];
  return async (event, call) => {
    const known = await find(call, event.emailAddress);
    if (event.type === 'subscription.confirmed') {
      const subscriber = { ...contentOf(event), lists, status: 'enabled', preconfirm_subscriptions: true };
      if (known === undefined) {
        const answer = await call('POST', '/api/subscribers', subscriber);
        // Made meanwhile by the attempt before this one: the next finds it.
        if (answer.status === 409) throw new Error('listmonk has the address already');
        expectOk(answer, 'listmonk');
        return;
      }
      expectOk(
        await call('PUT', `/api/subscribers/${known.id}`, { ...subscriber, name: known.name }),
        'listmonk',
      );
    } else if (known === undefined) return;
    expectOk(
      await call('PUT', '/api/subscribers/lists', {
        ids: [known.id],
        action: event.type === 'subscription.confirmed' ? 'add' : 'unsubscribe',
        target_list_ids: lists,
        ...(event.type === 'subscription.confirmed' && { status: 'confirmed' }),
      }),
      'listmonk',
    );
  };
}

function contentOf(event: ToolEvent): object {
  return {
    email: event.emailAddress,
    name: event.emailAddress,
    attribs: {
      language: event.locale,
      unsubscribe_url: event.unsubscribeUrl,
      confirmed_at: event.occurredAt,
    },
  };
}

async function find(call: CallTool, emailAddress: string) {
  // listmonk takes a piece of SQL; a quotation mark in an address is doubled, as SQL asks.
  const query = `subscribers.email = '${emailAddress.replaceAll("'", "''")}'`;
  const answer = await call('GET', `/api/subscribers?${new URLSearchParams({ query, per_page: '1' })}`);
  expectOk(answer, 'listmonk');
  return v.parse(Found, answer.body).data.results[0];
}
