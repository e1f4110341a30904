import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import sirv from 'sirv';
import { notFound, send, sendHalf } from './http/answer.ts';
import { breakLine, applyFault, type CmsFault } from './http/faults.ts';
import type { ContentName } from './content/contents.ts';
import type { MoreContent } from './http/content.ts';
import type { MediaLogger } from './wordpress/media.ts';

export type CmsOptions = {
  port?: number;
  host?: string;
  /** Delay of each content response, to simulate a slow WordPress. */
  delayMs?: number;
  fault?: CmsFault;
  /** Name of the content. Default: `demonstration`. */
  content?: ContentName | undefined;
  more?: MoreContent;
  logger?: MediaLogger;
};

export type Cms = {
  url: string;
  setFault: (fault: CmsFault | undefined) => void;
  /** Returns the number of content requests (GraphQL and REST) since the start. Uploads do not count. */
  requests: () => number;
  stop: () => Promise<void>;
};

const uploadsPath = '/wp-content/uploads';
const silentLogger: MediaLogger = { warn: () => undefined };

/** Starts the embedded content backend, which responds like a WordPress with this content model. */
export async function startCms(options: CmsOptions = {}): Promise<Cms> {
  const { port = 0, host = '127.0.0.1', delayMs = 0, logger = silentLogger } = options;
  let fault = options.fault;
  let requestCount = 0;
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      logger.warn({ error }, 'request to the embedded content backend failed');
      response.destroy();
    });
  });
  const origin = await listen();
  // Loads articles and GraphQL while the port is already open. The first request waits for them.
  const content = load();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', originOf(request) ?? origin);
    const isUpload = url.pathname.startsWith(`${uploadsPath}/`);
    if (!isUpload) requestCount += 1;
    if (breakLine(fault, response)) return;
    if (isUpload && (fault === undefined || fault === 'errors' || fault === 'partial')) {
      request.url = url.pathname.slice(uploadsPath.length);
      return (await content).serveUpload(request, response);
    }
    if (delayMs > 0) await delay(delayMs);
    const result = applyFault(isUpload ? notFound : await (await content).answer(request, url), fault);
    if (fault === 'reset') sendHalf(response, result);
    else send(response, result);
  }

  async function load() {
    await nextTurn();
    const [{ loadContent }, { createContentHandler }] = await Promise.all([
      import('./content/contents.ts'),
      import('./http/content.ts'),
    ]);
    const content = await loadContent(options.content ?? 'demonstration');
    return {
      answer: createContentHandler(content, logger, options.more),
      // Looks up files for each request, because files can be added while the backend runs.
      serveUpload: createUploads(content.uploads),
    };
  }

  async function listen(): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve);
    });
    const address = server.address();
    return `http://${host}:${typeof address === 'object' && address ? address.port : port}`;
  }

  return {
    url: origin,
    setFault: (newFault) => {
      fault = newFault;
    },
    requests: () => requestCount,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createUploads(folders: readonly string[]) {
  const handlers = folders.map((folder) => sirv(folder, { dev: true, dotfiles: false }));
  return (request: IncomingMessage, response: ServerResponse) => {
    const serveFrom = (index: number): void => {
      const handler = handlers[index];
      if (handler) handler(request, response, () => serveFrom(index + 1));
      else send(response, notFound);
    };
    serveFrom(0);
  };
}

/** Returns the origin that the client used, so that it can reach the links in responses. */
function originOf({ headers }: IncomingMessage): string | undefined {
  const origin = `http://${headers.host ?? ''}`;
  return headers.host && URL.canParse(origin) ? new URL(origin).origin : undefined;
}
