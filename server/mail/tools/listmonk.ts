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
        /** Set if our user may not manage this list; listmonk then leaves it unchanged. */
        restricted: v.optional(v.boolean()),
      }),
    ),
    [],
  ),
});
type Subscriber = v.InferOutput<typeof Subscriber>;
const Found = v.object({ data: v.object({ results: v.array(Subscriber) }) });

/**
 * listmonk. Sets the attributes `language`, `unsubscribe_url` (for `{{ .Subscriber.Attribs.unsubscribe_url }}`),
 * `confirmed_at` and, if any were selected, `interests` (a list of ids).
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
    // A previous attempt has created the subscriber in the meantime; the retry finds it.
    if (answer.status === 409) throw new Error('listmonk has the address already');
    expectOk(answer, 'listmonk');
  }

  /**
   * Updates a subscriber. Includes the other lists and attributes, because a PUT removes those that it does not
   * contain.
   */
  async function update(event: ToolEvent, known: Subscriber, call: CallTool): Promise<void> {
    const others = known.lists.filter(({ id, restricted }) => id !== list && restricted !== true);
    const answer = await call('PUT', `/api/subscribers/${known.id}`, {
      email: known.email,
      name: known.name,
      status: 'enabled',
      attribs: { ...known.attribs, ...attributesOf(event) },
      lists: [list, ...others.map(({ id }) => id)],
      // This would confirm all lists, including those that the subscriber has not confirmed yet.
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
  // listmonk accepts an SQL expression; single quotes are doubled, as SQL requires.
  const query = `subscribers.email = '${emailAddress.replaceAll("'", "''")}'`;
  const answer = await call('GET', `/api/subscribers?${new URLSearchParams({ query, per_page: '1' })}`);
  expectOk(answer, 'listmonk');
  return v.parse(Found, answer.body).data.results[0];
}
