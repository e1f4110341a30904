import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { close, listen } from '../listen.ts';

export type ToolCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: unknown;
};

export type ToolResponse = { status: number; body?: unknown };

/** Starts the API of a mailing tool on a free port and records its calls. */
export async function startToolServer(respond: (call: ToolCall) => ToolResponse) {
  const calls: ToolCall[] = [];
  /** Status of every response while the tool is out of service. */
  const failure: { status: number | undefined } = { status: undefined };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://tool');
    const requestBody = await text(request);
    const call: ToolCall = {
      method: request.method ?? '',
      path: decodeURIComponent(pathname),
      query: searchParams,
      headers: request.headers,
      body: requestBody === '' ? undefined : JSON.parse(requestBody),
    };
    calls.push(call);
    const { status, body } =
      failure.status === undefined ? respond(call) : { status: failure.status, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  return { url: await listen(server), calls, failure, close: () => close(server) };
}
