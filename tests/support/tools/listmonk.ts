import * as v from 'valibot';
import { startToolServer, type ToolAnswer, type ToolCall } from './toolServer.ts';

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
  /** Addresses to which listmonk sends its own confirmation mail because lists are not confirmed. */
  const optInMails: string[] = [];
  const byEmail = (email: string) =>
    [...subscribers.values()].find((subscriber) => subscriber.email === email);
  let lastId = 0;

  function shown({ lists, ...subscriber }: ListmonkSubscriber) {
    return { ...subscriber, lists: [...lists].map(([id, status]) => ({ id, subscription_status: status })) };
  }

  function put(id: number, body: unknown): ToolAnswer {
    const known = subscribers.get(id);
    if (known === undefined) return { status: 400, body: { message: 'Subscriber not found' } };
    const { preconfirm_subscriptions: isConfirmed, lists: named, ...content } = v.parse(Content, body);
    const lists = new Map<number, SubscriptionStatus>();
    for (const list of named) {
      const before = known.lists.get(list);
      const isSettled = before === 'confirmed' || before === 'unsubscribed';
      const given = isConfirmed ? 'confirmed' : 'unconfirmed';
      lists.set(list, isSettled ? before : given);
    }
    // Attributes and lists are replaced as a whole.
    Object.assign(known, { ...content, lists });
    if (!isConfirmed && [...lists.values()].includes('unconfirmed')) {
      optInMails.push(known.email);
    }
    return { status: 200, body: { data: shown(known) } };
  }

  function post(body: unknown): ToolAnswer {
    const { lists, preconfirm_subscriptions: isConfirmed, ...content } = v.parse(Content, body);
    if (byEmail(content.email) !== undefined) return { status: 409, body: { message: 'E-mail exists' } };
    lastId += 1;
    const status: SubscriptionStatus = isConfirmed ? 'confirmed' : 'unconfirmed';
    const subscriber = { ...content, id: lastId, lists: new Map(lists.map((id) => [id, status])) };
    subscribers.set(lastId, subscriber);
    return { status: 200, body: { data: shown(subscriber) } };
  }

  function changeLists(body: unknown): ToolAnswer {
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

  function answer({ method, path, query, headers, body }: ToolCall): ToolAnswer {
    if (headers.authorization !== 'token site:secret') return { status: 403, body: {} };
    const id = Number(/^\/api\/subscribers\/(\d+)$/.exec(path)?.[1]);
    if (method === 'GET' && path === '/api/subscribers') {
      const email = /^subscribers\.email = '(.*)'$/.exec(query.get('query') ?? '')?.[1];
      const found = byEmail(email?.replaceAll("''", "'") ?? '');
      const results = found === undefined ? [] : [shown(found)];
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

  return { ...(await startToolServer(answer)), subscribers, optInMails, byEmail };
}
