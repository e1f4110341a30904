import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import sirv from 'sirv';
import { pages } from './content/pages/index.ts';
import { posts } from './content/posts/index.ts';
import { products } from './content/products.ts';
import { jsonAnswer, send, sendHalf, type Answer } from './http/answer.ts';
import { breakLine, spoil, type CmsFault } from './http/faults.ts';
import { createGraphQLHandler } from './http/graphql.ts';
import { createAddresses } from './wordpress/addresses.ts';
import { createCatalogue } from './wordpress/catalogue.ts';
import { languageOf } from './wordpress/connections.ts';
import { createMediaLibrary, uploadsDirectory, type MediaLogger } from './wordpress/media.ts';
import { restRoutes } from './wordpress/rest.ts';

export type CmsOptions = {
  port?: number;
  host?: string;
  /** How long every content answer takes, as a slow WordPress would. */
  delayMs?: number;
  fault?: CmsFault;
  logger?: MediaLogger;
};

export type Cms = {
  url: string;
  setFault: (fault: CmsFault | undefined) => void;
  /** Content requests (GraphQL and REST) since the start; uploads are not counted. */
  requests: () => number;
  stop: () => Promise<void>;
};

const uploadsPath = '/wp-content/uploads';
const restPath = /^\/wp-json\/site\/v1\/(menu|footer|error-page)\/?$/;
const silent: MediaLogger = { warn: () => undefined };

/** Starts the embedded content backend: a stand-in that answers as the WordPress of this content model does. */
export async function startCms(options: CmsOptions = {}): Promise<Cms> {
  const { port = 0, host = '127.0.0.1', delayMs = 0, logger = silent } = options;
  let fault = options.fault;
  let requestCount = 0;
  const catalogue = createCatalogue({ pages, posts, products });
  const media = createMediaLibrary(logger);
  // Looked up per request, for pictures can be added while it runs.
  const uploads = sirv(uploadsDirectory, { dev: true, dotfiles: false });
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', originOf(request) ?? origin);
    const isUpload = url.pathname.startsWith(`${uploadsPath}/`);
    if (!isUpload) requestCount += 1;
    if (breakLine(fault, response)) return;
    if (isUpload && (fault === undefined || fault === 'errors' || fault === 'partial')) {
      request.url = url.pathname.slice(uploadsPath.length);
      return uploads(request, response, () => send(response, notFound));
    }
    if (delayMs > 0) await delay(delayMs);
    const spoiled = spoil(await contentAnswer(request, url), fault);
    if (fault === 'reset') sendHalf(response, spoiled);
    else send(response, spoiled);
  }

  async function contentAnswer(request: IncomingMessage, url: URL): Promise<Answer> {
    const context = { catalogue, media, addresses: createAddresses(url.origin, catalogue) };
    if (url.pathname.replace(/\/$/, '') === '/graphql') {
      return request.method === 'OPTIONS' ? jsonAnswer(200, {}) : (await graphql)(request, url, context);
    }
    const [, route] = restPath.exec(url.pathname) ?? [];
    if (!route || !isRestRoute(route)) return notFound;
    return jsonAnswer(200, await restRoutes[route](languageOf(url.searchParams.get('lang')), context));
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  const origin = `http://${host}:${typeof address === 'object' && address ? address.port : port}`;
  const graphql = createGraphQLHandler();

  return {
    url: origin,
    setFault: (next) => {
      fault = next;
    },
    requests: () => requestCount,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const notFound = jsonAnswer(404, {
  code: 'rest_no_route',
  message: 'No route was found matching the URL and request method.',
  data: { status: 404 },
});

function isRestRoute(route: string): route is keyof typeof restRoutes {
  return Object.hasOwn(restRoutes, route);
}

/** The name this server was called by: its own links must be reachable for whoever asked. */
function originOf({ headers }: IncomingMessage): string | undefined {
  const origin = `http://${headers.host ?? ''}`;
  return headers.host && URL.canParse(origin) ? new URL(origin).origin : undefined;
}
