import * as v from 'valibot';
import { startToolServer, type ToolResponse, type ToolCall } from './toolServer.ts';

const Content = v.object({
  email: v.string(),
  name: v.string(),
  status: v.picklist(['enabled', 'disabled', 'blocklisted']),
  attribs: v.record(v.string(), v.unknown()),
  lists: v.array(v.number()),
  preconfirm_subscriptions: v.optional(v.boolean(), false),
});
const ListAction = v.object({
  ids: v.array(v.number()),
  action: v.picklist(['add', 'remove', 'unsubscribe']),
  target_list_ids: v.array(v.number()),
  status: v.optional(v.picklist(['confirmed', 'unconfirmed'])),
});

type SubscriptionStatus = 'confirmed' | 'unconfirmed' | 'unsubscribed';

export type ListmonkSubscriber = {
  id: number;
  email: string;
  name: string;
  status: 'enabled' | 'disabled' | 'blocklisted';
  attribs: Record<string, unknown>;
  lists: Map<number, SubscriptionStatus>;
};

/**
 * Starts a stateful fake of listmonk that follows its source: `cmd/subscribers.go` and `queries/subscribers.sql`
 * (version 6).
 */
export async function startListmonk() {
  const subscribers = new Map<number, ListmonkSubscriber>();
  /** Addresses to which listmonk sends its own confirmation mail because a list is not confirmed. */
  const optInMails: string[] = [];
  const byEmail = (email: string) =>
    [...subscribers.values()].find((subscriber) => subscriber.email === email);
  let lastId = 0;

  function subscriberJson({ lists, ...subscriber }: ListmonkSubscriber) {
    return { ...subscriber, lists: [...lists].map(([id, status]) => ({ id, subscription_status: status })) };
  }

  function put(id: number, body: unknown): ToolResponse {
    const subscriber = subscribers.get(id);
    if (subscriber === undefined) return { status: 400, body: { message: 'Subscriber not found' } };
    const { preconfirm_subscriptions: isConfirmed, lists: listIds, ...content } = v.parse(Content, body);
    const lists = new Map<number, SubscriptionStatus>();
    for (const list of listIds) {
      const statusBefore = subscriber.lists.get(list);
      const isFinal = statusBefore === 'confirmed' || statusBefore === 'unsubscribed';
      const newStatus = isConfirmed ? 'confirmed' : 'unconfirmed';
      lists.set(list, isFinal ? statusBefore : newStatus);
    }
    // Attributes and lists are replaced as a whole.
    Object.assign(subscriber, { ...content, lists });
    if (!isConfirmed && [...lists.values()].includes('unconfirmed')) {
      optInMails.push(subscriber.email);
    }
    return { status: 200, body: { data: subscriberJson(subscriber) } };
  }

  function post(body: unknown): ToolResponse {
    const { lists, preconfirm_subscriptions: isConfirmed, ...content } = v.parse(Content, body);
    if (byEmail(content.email) !== undefined) return { status: 409, body: { message: 'E-mail exists' } };
    lastId += 1;
    const status: SubscriptionStatus = isConfirmed ? 'confirmed' : 'unconfirmed';
    const subscriber = { ...content, id: lastId, lists: new Map(lists.map((id) => [id, status])) };
    subscribers.set(lastId, subscriber);
    return { status: 200, body: { data: subscriberJson(subscriber) } };
  }

  function changeLists(body: unknown): ToolResponse {
    const { ids, action, target_list_ids: targets, status = 'unconfirmed' } = v.parse(ListAction, body);
    for (const id of ids) {
      for (const list of targets) {
        const lists = subscribers.get(id)?.lists;
        if (action === 'add') lists?.set(list, status);
        else if (action === 'remove') lists?.delete(list);
        else if (lists?.has(list)) lists.set(list, 'unsubscribed');
      }
    }
    return { status: 200, body: { data: true } };
  }

  function respond({ method, path, query, headers, body }: ToolCall): ToolResponse {
    if (headers.authorization !== 'token site:secret') return { status: 403, body: {} };
    const id = Number(/^\/api\/subscribers\/(\d+)$/.exec(path)?.[1]);
    if (method === 'GET' && path === '/api/subscribers') {
      const email = /^subscribers\.email = '(.*)'$/.exec(query.get('query') ?? '')?.[1];
      const subscriber = byEmail(email?.replaceAll("''", "'") ?? '');
      const results = subscriber === undefined ? [] : [subscriberJson(subscriber)];
      return { status: 200, body: { data: { results, total: results.length } } };
    }
    if (method === 'PUT' && path === '/api/subscribers/lists') return changeLists(body);
    if (method === 'PUT' && subscribers.has(id)) return put(id, body);
    if (method === 'POST' && path === '/api/subscribers') return post(body);
    if (method === 'DELETE' && !Number.isNaN(id)) {
      subscribers.delete(id);
      return { status: 200, body: { data: true } };
    }
    return { status: 404, body: {} };
  }

  return { ...(await startToolServer(respond)), subscribers, optInMails, byEmail };
}
