import http from 'node:http';
import { text } from 'node:stream/consumers';
import { close, listen } from './listen.ts';

export type QueryKeepingCms = {
  url: string;
  /** How each query came: by its id, with its text to be kept under its id, or as a text alone. */
  sent: { how: 'id' | 'text and id' | 'text'; method: string; bytes: number }[];
  /** As when the plugin is switched off. */
  stopKeeping(): void;
  stop(): Promise<void>;
};

type Sent = { query?: string; queryId?: string; variables?: unknown; operationName?: string };

/** A content backend that keeps the texts of queries as WPGraphQL Smart Cache 2.3 does; what it keeps, `url` answers. */
export async function startQueryKeepingCms(url: string): Promise<QueryKeepingCms> {
  const kept = new Map<string, string>();
  let isKeeping = true;
  const server = http.createServer((request, response) => {
    void answer(request).then((body) =>
      response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' }).end(body),
    );
  });

  async function answer(request: http.IncomingMessage): Promise<string> {
    const { method = 'GET', url: address = '/' } = request;
    const { pathname, searchParams } = new URL(address, 'http://cms');
    if (pathname !== '/graphql') return (await fetch(`${url}${address}`)).text();
    const body = method === 'POST' ? await text(request) : '';
    const sent: Sent =
      method === 'POST'
        ? JSON.parse(body)
        : {
            ...Object.fromEntries(searchParams),
            variables: JSON.parse(searchParams.get('variables') ?? '{}'),
          };
    const { queryId, variables, operationName } = sent;
    const how = queryId === undefined ? 'text' : sent.query === undefined ? 'id' : 'text and id';
    if (operationName !== undefined)
      keeping.sent.push({ how, method, bytes: address.length + Buffer.byteLength(body) });
    if (queryId !== undefined && !isKeeping)
      return JSON.stringify({ errors: [{ message: 'Persisted queries are not supported by this server' }] });
    if (queryId !== undefined && sent.query !== undefined) kept.set(queryId, sent.query);
    const query = sent.query ?? kept.get(queryId ?? '');
    if (query === undefined) return JSON.stringify({ errors: [{ message: 'PersistedQueryNotFound' }] });
    const headers = { 'content-type': 'application/json' };
    const answered = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables, operationName }),
    });
    return answered.text();
  }

  const keeping: QueryKeepingCms = {
    url: await listen(server),
    sent: [],
    stopKeeping: () => void (isKeeping = false),
    stop: () => close(server),
  };
  return keeping;
}
