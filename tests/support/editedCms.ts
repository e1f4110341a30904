import http from 'node:http';
import { text } from 'node:stream/consumers';
import { startCms, type Cms } from '#cms/server.ts';
import { close, listen } from './listen.ts';

export type EditedCms = {
  url: string;
  /** Replaces `before` by `next` in all further responses of the backend. */
  edit(searchValue: string, replacement: string): void;
  stop(): Promise<void>;
};

/** Starts the embedded content backend with editable content. */
export async function startEditedCms(): Promise<EditedCms> {
  const cms: Cms = await startCms();
  const edits: [before: string, next: string][] = [];
  const server = http.createServer((request, response) => {
    void forward(request).then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  });

  async function forward(request: http.IncomingMessage) {
    const { method = 'GET', headers, url = '/' } = request;
    const response = await fetch(`${cms.url}${url}`, {
      method,
      headers: { accept: headers.accept ?? '*/*', 'content-type': headers['content-type'] ?? 'text/plain' },
      ...(method === 'POST' && { body: await text(request) }),
    });
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    const bytes = Buffer.from(await response.arrayBuffer());
    const edited = () => edits.reduce((editedText, edit) => editedText.replaceAll(...edit), bytes.toString());
    return { status: response.status, type, body: type.includes('json') ? edited() : bytes };
  }

  return {
    url: await listen(server),
    edit: (searchValue, replacement) => void edits.push([searchValue, replacement]),
    async stop() {
      await close(server);
      await cms.stop();
    },
  };
}
