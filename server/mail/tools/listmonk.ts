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
        /** Whether our user may not manage this list. If so, listmonk leaves it unchanged. */
        restricted: v.optional(v.boolean()),
      }),
    ),
    [],
  ),
});
type Subscriber = v.InferOutput<typeof Subscriber>;
const SearchResult = v.object({ data: v.object({ results: v.array(Subscriber) }) });

/**
 * Creates the adapter for listmonk. Each subscriber gets the attributes `language`, `unsubscribe_url`, `confirmed_at`
 * and, if any were selected, `interests` (a list of ids). Templates read them as `.Subscriber.Attribs.unsubscribe_url`.
 */
export function listmonk(list: number): MailingTool {
  const changeList = async (call: CallTool, { id }: Subscriber, action: object) => {
    const response = await call('PUT', '/api/subscribers/lists', {
      ids: [id],
      target_list_ids: [list],
      ...action,
    });
    expectOk(response, 'listmonk');
  };

  async function addSubscriber(event: ToolEvent, call: CallTool): Promise<void> {
    const response = await call('POST', '/api/subscribers', {
      email: event.emailAddress,
      name: event.emailAddress,
      status: 'enabled',
      attribs: attributesOf(event),
      lists: [list],
      preconfirm_subscriptions: true,
    });
    // A previous attempt has created the subscriber in the meantime. The retry will find it.
    if (response.status === 409) throw new Error('listmonk has the address already');
    expectOk(response, 'listmonk');
  }

  /**
   * Updates a subscriber. Includes the other lists and attributes, because a PUT removes any that it does not contain.
   */
  async function updateSubscriber(event: ToolEvent, subscriber: Subscriber, call: CallTool): Promise<void> {
    const otherLists = subscriber.lists.filter(({ id, restricted }) => id !== list && restricted !== true);
    const response = await call('PUT', `/api/subscribers/${subscriber.id}`, {
      email: subscriber.email,
      name: subscriber.name,
      status: 'enabled',
      attribs: { ...subscriber.attribs, ...attributesOf(event) },
      lists: [list, ...otherLists.map(({ id }) => id)],
      // Applies to all lists, so it must not be set if the subscriber has not confirmed one of the others yet.
      preconfirm_subscriptions: otherLists.every(
        ({ subscription_status: status }) => status !== 'unconfirmed',
      ),
    });
    expectOk(response, 'listmonk');
  }

  return {
    async sendEvent(event, call) {
      const subscriber = await findSubscriber(call, event.emailAddress);
      if (event.type === 'subscription.ended') {
        if (subscriber !== undefined) await changeList(call, subscriber, { action: 'unsubscribe' });
      } else if (subscriber === undefined) await addSubscriber(event, call);
      else {
        await changeList(call, subscriber, { action: 'add', status: 'confirmed' });
        await updateSubscriber(event, subscriber, call);
      }
    },
    async erase(emailAddress, call) {
      const subscriber = await findSubscriber(call, emailAddress);
      if (subscriber === undefined) return false;
      expectOk(await call('DELETE', `/api/subscribers/${subscriber.id}`), 'listmonk');
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

async function findSubscriber(call: CallTool, emailAddress: string): Promise<Subscriber | undefined> {
  // listmonk accepts an SQL expression; single quotes are doubled, as SQL requires.
  const query = `subscribers.email = '${emailAddress.replaceAll("'", "''")}'`;
  const response = await call('GET', `/api/subscribers?${new URLSearchParams({ query, per_page: '1' })}`);
  expectOk(response, 'listmonk');
  return v.parse(SearchResult, response.body).data.results[0];
}
