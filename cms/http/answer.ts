import type { IncomingMessage, ServerResponse } from 'node:http';

export type HttpResponse = { status: number; headers: Record<string, string>; body: string };

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type',
};

export function jsonResponse(status: number, content: unknown): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: JSON.stringify(content),
  };
}

export const notFound = jsonResponse(404, {
  code: 'rest_no_route',
  message: 'No route was found matching the URL and request method.',
  data: { status: 404 },
});

export function send(response: ServerResponse, { status, headers, body }: HttpResponse): void {
  const length = String(Buffer.byteLength(body));
  response.writeHead(status, { ...cors, ...headers, 'content-length': length }).end(body);
}

/** Announces the whole response, sends half of it and closes the connection. */
export function sendHalf(response: ServerResponse, { status, headers, body }: HttpResponse): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, 'content-length': String(bytes.length) });
  response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.destroy());
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
