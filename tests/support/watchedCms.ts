import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { startCms } from '#cms/server.ts';
import { close, listen } from './listen.ts';

/** A request of the site: the GraphQL operation and its variables, or a REST path. */
export type ContentCall = {
  name: string;
  variables: Readonly<Record<string, unknown>>;
  authorization: string | undefined;
  /** Value of `X-Site-Changes`. */
  changes: string | undefined;
  method: string;
  /** GraphQL query, or `undefined` for a REST path. */
  query: string | undefined;
  /** Time in milliseconds of `performance.now()`. */
  at: number;
};

type BackendResponse = { status: number; type: string; body: Buffer | string };

/**
 * Returns the response to a call. `respond()` resolves to the backend's response. `hang` never responds, `cut` closes
 * the connection.
 */
export type Behaviour = (
  call: ContentCall,
  respond: () => Promise<BackendResponse>,
) => Promise<BackendResponse | 'hang' | 'cut'> | BackendResponse | 'hang' | 'cut';

export type WatchedCms = {
  url: string;
  calls: ContentCall[];
  /** Largest number of concurrent calls since it was last reset. */
  maxAtOnce: number;
  behave(behaviour: Behaviour | undefined): void;
  stop(): Promise<void>;
};

export const json = (body: unknown, status = 200): BackendResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

/** Starts the embedded content backend and records its calls. Tests may change its responses. */
export async function startWatchedCms({ delayMs = 0 } = {}): Promise<WatchedCms> {
  const cms = await startCms();
  let behaviour: Behaviour = (_call, fetchOriginal) => fetchOriginal();
  let concurrentCalls = 0;
  const server = http.createServer((request, response) => {
    void respond(request, response).catch(() => response.destroy());
  });

  async function respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { method = 'GET', headers, url = '/' } = request;
    const body = method === 'POST' ? await text(request) : undefined;
    const fetchOriginal = async (): Promise<BackendResponse> => {
      const backendResponse = await fetch(`${cms.url}${url}`, {
        method,
        headers: {
          'content-type': headers['content-type'] ?? 'text/plain',
          accept: headers.accept ?? '*/*',
          ...(headers.authorization !== undefined && { authorization: headers.authorization }),
        },
        ...(body !== undefined && { body }),
      });
      const type = backendResponse.headers.get('content-type') ?? '';
      const bytes = Buffer.from(await backendResponse.arrayBuffer());
      // URLs in content have to use the origin that the site is configured with.
      const localText = () => bytes.toString().replaceAll(cms.url, watchedCms.url);
      return { status: backendResponse.status, type, body: type.includes('json') ? localText() : bytes };
    };
    const isUpload = url.startsWith('/wp-content/');
    const call = {
      ...describeCall(url, body),
      authorization: headers.authorization,
      changes: headers['x-site-changes']?.toString(),
      method,
      at: performance.now(),
    };
    if (!isUpload) {
      watchedCms.calls.push(call);
      concurrentCalls += 1;
      watchedCms.maxAtOnce = Math.max(watchedCms.maxAtOnce, concurrentCalls);
      response.once('close', () => (concurrentCalls -= 1));
      if (delayMs > 0) await pause(delayMs);
    }
    const outcome = await (isUpload ? fetchOriginal() : behaviour(call, fetchOriginal));
    if (outcome === 'cut') response.destroy();
    if (typeof outcome === 'string') return;
    response.writeHead(outcome.status, { 'content-type': outcome.type }).end(outcome.body);
  }

  const watchedCms: WatchedCms = {
    url: await listen(server),
    calls: [],
    maxAtOnce: 0,
    behave: (newBehaviour) => void (behaviour = newBehaviour ?? ((_call, fetchOriginal) => fetchOriginal())),
    async stop() {
      await close(server);
      await cms.stop();
    },
  };
  return watchedCms;
}

function describeCall(
  url: string,
  body: string | undefined,
): Pick<ContentCall, 'name' | 'variables' | 'query'> {
  const { pathname, searchParams } = new URL(url, 'http://cms');
  if (pathname !== '/graphql')
    return { name: pathname, variables: Object.fromEntries(searchParams), query: undefined };
  const operation: { query?: string; operationName?: string; variables?: Record<string, unknown> } =
    body === undefined
      ? {
          query: searchParams.get('query') ?? '',
          operationName: searchParams.get('operationName') ?? '',
          variables: JSON.parse(searchParams.get('variables') ?? '{}'),
        }
      : JSON.parse(body);
  return {
    name: operation.operationName ?? '',
    variables: operation.variables ?? {},
    query: operation.query,
  };
}
