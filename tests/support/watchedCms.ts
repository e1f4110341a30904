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
  /** GraphQL query; undefined for a REST path. */
  query: string | undefined;
  /** Time in milliseconds of `performance.now()`. */
  at: number;
};

type Answer = { status: number; type: string; body: Buffer | string };

/**
 * Returns the response to a call, `right()` being the backend's own; `hang` never responds, `cut` closes the
 * connection.
 */
export type Behaviour = (
  call: ContentCall,
  right: () => Promise<Answer>,
) => Promise<Answer | 'hang' | 'cut'> | Answer | 'hang' | 'cut';

export type WatchedCms = {
  url: string;
  calls: ContentCall[];
  /** Largest number of concurrent calls since it was last reset. */
  maxAtOnce: number;
  behave(behaviour: Behaviour | undefined): void;
  stop(): Promise<void>;
};

export const json = (body: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

/** Starts the embedded content backend, recording calls; tests may change its responses. */
export async function startWatchedCms({ delayMs = 0 } = {}): Promise<WatchedCms> {
  const cms = await startCms();
  let behaviour: Behaviour = (_call, right) => right();
  let atOnce = 0;
  const server = http.createServer((request, response) => {
    void respond(request, response).catch(() => response.destroy());
  });

  async function respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { method = 'GET', headers, url = '/' } = request;
    const body = method === 'POST' ? await text(request) : undefined;
    const right = async (): Promise<Answer> => {
      const answer = await fetch(`${cms.url}${url}`, {
        method,
        headers: {
          'content-type': headers['content-type'] ?? 'text/plain',
          accept: headers.accept ?? '*/*',
          ...(headers.authorization !== undefined && { authorization: headers.authorization }),
        },
        ...(body !== undefined && { body }),
      });
      const type = answer.headers.get('content-type') ?? '';
      const bytes = Buffer.from(await answer.arrayBuffer());
      // URLs in content use the origin by which the site knows its backend.
      const ours = () => bytes.toString().replaceAll(cms.url, watched.url);
      return { status: answer.status, type, body: type.includes('json') ? ours() : bytes };
    };
    const isUpload = url.startsWith('/wp-content/');
    const call = {
      ...described(url, body),
      authorization: headers.authorization,
      changes: headers['x-site-changes']?.toString(),
      method,
      at: performance.now(),
    };
    if (!isUpload) {
      watched.calls.push(call);
      atOnce += 1;
      watched.maxAtOnce = Math.max(watched.maxAtOnce, atOnce);
      response.once('close', () => (atOnce -= 1));
      if (delayMs > 0) await pause(delayMs);
    }
    const answer = await (isUpload ? right() : behaviour(call, right));
    if (answer === 'cut') response.destroy();
    if (typeof answer === 'string') return;
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  }

  const watched: WatchedCms = {
    url: await listen(server),
    calls: [],
    maxAtOnce: 0,
    behave: (next) => void (behaviour = next ?? ((_call, right) => right())),
    async stop() {
      await close(server);
      await cms.stop();
    },
  };
  return watched;
}

function described(url: string, body: string | undefined): Pick<ContentCall, 'name' | 'variables' | 'query'> {
  const { pathname, searchParams } = new URL(url, 'http://cms');
  if (pathname !== '/graphql')
    return { name: pathname, variables: Object.fromEntries(searchParams), query: undefined };
  const sent: { query?: string; operationName?: string; variables?: Record<string, unknown> } =
    body === undefined
      ? {
          query: searchParams.get('query') ?? '',
          operationName: searchParams.get('operationName') ?? '',
          variables: JSON.parse(searchParams.get('variables') ?? '{}'),
        }
      : JSON.parse(body);
  return { name: sent.operationName ?? '', variables: sent.variables ?? {}, query: sent.query };
}
