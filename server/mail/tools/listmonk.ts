import * as v from 'valibot';
import { type CallTool, type MailingTool, type ToolEvent, expectOk } from './MailingTool.ts';

const Subscriber = v.object({
  id: v.number(),
  email: v.string(),
  name: v.string(),
  attribs: v.nullish(v.record(v.string(), v.unknown()), {}),
  lists: v.nullish(
    v.array(
      v.object({
        id: v.number(),
        subscription_status: v.nullish(v.string()),
        /** Our user may not manage this one; it stays as it is, whatever we say. */
        restricted: v.optional(v.boolean()),
      }),
    ),
    [],
  ),
});
type Subscriber = v.InferOutput<typeof Subscriber>;
const Found = v.object({ data: v.object({ results: v.array(Subscriber) }) });

/**
 * Attributes: `language`, `unsubscribe_url` (for `{{ .Subscriber.Attribs.unsubscribe_url }}`), `confirmed_at`,
 * and `interests`, a list of ids, where some were ticked.
 */
export function listmonk(list: number): MailingTool {
  const changeList = async (call: CallTool, { id }: Subscriber, action: object) => {
    const answer = await call('PUT', '/api/subscribers/lists', {
      ids: [id],
      target_list_ids: [list],
      ...action,
    });
    expectOk(answer, 'listmonk');
  };

  async function add(event: ToolEvent, call: CallTool): Promise<void> {
    const answer = await call('POST', '/api/subscribers', {
      email: event.emailAddress,
      name: event.emailAddress,
      status: 'enabled',
      attribs: attributesOf(event),
      lists: [list],
      preconfirm_subscriptions: true,
    });
    // Made meanwhile by the attempt before this one: the next finds it.
    if (answer.status === 409) throw new Error('listmonk has the address already');
    expectOk(answer, 'listmonk');
  }

  /** The subscriber's other lists and attributes are sent along: a PUT removes those that it does not name. */
  async function update(event: ToolEvent, known: Subscriber, call: CallTool): Promise<void> {
    const others = known.lists.filter(({ id, restricted }) => id !== list && restricted !== true);
    const answer = await call('PUT', `/api/subscribers/${known.id}`, {
      email: known.email,
      name: known.name,
      status: 'enabled',
      attribs: { ...known.attribs, ...attributesOf(event) },
      lists: [list, ...others.map(({ id }) => id)],
      // It would confirm all of these lists, also one whose confirmation the subscriber still owes.
      preconfirm_subscriptions: others.every(({ subscription_status: status }) => status !== 'unconfirmed'),
    });
    expectOk(answer, 'listmonk');
  }

  return {
    async handOver(event, call) {
      const known = await find(call, event.emailAddress);
      if (event.type === 'subscription.ended') {
        if (known !== undefined) await changeList(call, known, { action: 'unsubscribe' });
      } else if (known === undefined) await add(event, call);
      else {
        await changeList(call, known, { action: 'add', status: 'confirmed' });
        await update(event, known, call);
      }
    },
    async erase(emailAddress, call) {
      const known = await find(call, emailAddress);
      if (known === undefined) return false;
      expectOk(await call('DELETE', `/api/subscribers/${known.id}`), 'listmonk');
      return true;
    },
  };
}

function attributesOf(event: ToolEvent): object {
  return {
    language: event.locale,
    unsubscribe_url: event.unsubscribeUrl,
    confirmed_at: event.occurredAt,
    ...(event.interests && { interests: event.interests }),
  };
}

async function find(call: CallTool, emailAddress: string): Promise<Subscriber | undefined> {
  // listmonk takes a piece of SQL; a quotation mark in an address is doubled, as SQL asks.
  const query = `subscribers.email = '${emailAddress.replaceAll("'", "''")}'`;
  const answer = await call('GET', `/api/subscribers?${new URLSearchParams({ query, per_page: '1' })}`);
  expectOk(answer, 'listmonk');
  return v.parse(Found, answer.body).data.results[0];
}
