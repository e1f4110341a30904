import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { portOf } from './portOf.ts';

const Content = v.object({ email: v.string(), name: v.string(), attribs: v.record(v.string(), v.string()) });
const ListAction = v.object({ ids: v.tuple([v.number()]), action: v.picklist(['add', 'unsubscribe']) });

type ListmonkSubscriber = v.InferOutput<typeof Content> & { id: number; isOnList: boolean };

/** As much of listmonk's API as a list is handed over by, with a memory, on a free port. */
export async function startFakeListmonk() {
  const subscribers = new Map<string, ListmonkSubscriber>();
  const byId = (id: number) => [...subscribers.values()][id - 1];

  async function answer(request: IncomingMessage): Promise<{ status: number; data: unknown }> {
    const url = new URL(request.url ?? '', 'http://listmonk');
    if (request.headers.authorization !== 'token site:secret') return { status: 403, data: {} };
    const sent = await text(request);
    const body: unknown = sent === '' ? undefined : JSON.parse(sent);
    if (request.method === 'GET') {
      const email = /subscribers\.email = '(.*)'/.exec(url.searchParams.get('query') ?? '')?.[1];
      const found = subscribers.get(email?.replaceAll("''", "'") ?? '');
      return { status: 200, data: { results: found === undefined ? [] : [found] } };
    }
    if (url.pathname === '/api/subscribers/lists') {
      const { ids, action } = v.parse(ListAction, body);
      const subscriber = byId(ids[0]);
      if (subscriber === undefined) return { status: 400, data: {} };
      subscriber.isOnList = action === 'add';
      return { status: 200, data: true };
    }
    const content = v.parse(Content, body);
    if (request.method === 'POST' && subscribers.has(content.email)) return { status: 409, data: {} };
    const id = subscribers.get(content.email)?.id ?? subscribers.size + 1;
    subscribers.set(content.email, { ...content, id, isOnList: true });
    return { status: 200, data: subscribers.get(content.email) };
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, data }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    subscribers,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
