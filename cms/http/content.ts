import type { IncomingMessage } from 'node:http';
import type { Content } from '../content/Content.ts';
import type { PageFixture } from '../content/PageFixture.ts';
import type { CategoryFixture } from '../content/categories.ts';
import type { PostFixture } from '../content/PostFixture.ts';
import { createAddresses } from '../wordpress/addresses.ts';
import { createCatalogue } from '../wordpress/catalogue.ts';
import { languageOf } from '../wordpress/connections.ts';
import { createMediaLibrary, type MediaLogger } from '../wordpress/media.ts';
import { restRoutes } from '../wordpress/rest.ts';
import { jsonResponse, notFound, type HttpResponse, readBody } from './answer.ts';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { WordPressContext } from '../wordpress/context.ts';
import { createSchema } from '../wordpress/schema.ts';

// Any namespace, so that CONTENT_REST_NAMESPACE may be set.
const restPath = /^\/wp-json\/[\w-]+\/v1\/(menu|footer|error-page)\/?$/;

/** Additional pages, articles and categories with any names. */
export type MoreContent = {
  pages: readonly PageFixture[];
  posts: readonly PostFixture[];
  categories?: Readonly<Record<string, CategoryFixture>>;
};

/** Returns a handler for `/graphql` and `/wp-json` that serves `baseContent` and `addedContent`. */
export function createContentHandler(
  baseContent: Content,
  logger: MediaLogger,
  addedContent: MoreContent = { pages: [], posts: [] },
): (request: IncomingMessage, url: URL) => Promise<HttpResponse> {
  const content: Content = {
    ...baseContent,
    pages: [...baseContent.pages, ...addedContent.pages],
    posts: [...baseContent.posts, ...addedContent.posts],
    categories: { ...baseContent.categories, ...addedContent.categories },
  };
  const { site } = content;
  const catalogue = createCatalogue(content);
  const media = createMediaLibrary(content, logger);
  const graphql = createGraphQLHandler();

  return async (request, url) => {
    const isEditor = request.headers.authorization !== undefined;
    const addresses = createAddresses(url.origin, catalogue, site.uploadsFolder);
    const context = { content, catalogue, media, isEditor, addresses };
    if (url.pathname.replace(/\/$/, '') === '/graphql') {
      return request.method === 'OPTIONS' ? jsonResponse(200, {}) : graphql(request, url, context);
    }
    if (url.pathname.replace(/\/$/, '') === '/wp-json')
      return jsonResponse(200, { name: site.name, url: url.origin, home: url.origin });
    const [, route] = restPath.exec(url.pathname) ?? [];
    if (!route || !isRestRoute(route)) return notFound;
    return jsonResponse(200, await restRoutes[route](languageOf(url.searchParams.get('lang')), context));
  };
}

function isRestRoute(route: string): route is keyof typeof restRoutes {
  return Object.hasOwn(restRoutes, route);
}

type GraphQLHandler = (
  request: IncomingMessage,
  url: URL,
  context: WordPressContext,
) => Promise<HttpResponse>;

const batchLimit = 10;
const debugNote = {
  type: 'DEBUG_LOGS_INACTIVE',
  message: 'GraphQL Debug logging is not active. To see debug logs, GRAPHQL_DEBUG must be enabled.',
};

/** Error codes of requests that are not GraphQL or JSON, or have no query. WPGraphQL responds to them with 500. */
const unreadable = new Set(['GRAPHQL_PARSE_FAILED', 'BAD_REQUEST']);

/** Creates a handler that serves the content contract with Yoga, and with WPGraphQL's status codes. */
function createGraphQLHandler(): GraphQLHandler {
  const yoga = createYoga<WordPressContext>({
    schema: createSchema(),
    batching: { limit: batchLimit },
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    maskedErrors: { errorMessage: 'Internal server error' },
    plugins: [noteDebugging],
  });

  return async (request, url, context) => {
    const body = request.method === 'POST' ? await readBody(request) : undefined;
    if (body?.trim() === '')
      return errorResponse(
        'GraphQL Request must include at least one of those two parameters: "query" or "queryId"',
      );
    const response = await yoga.fetch(
      url,
      {
        method: request.method,
        headers: {
          accept: 'application/json',
          'content-type': request.headers['content-type'] ?? 'application/json',
        },
        body,
      },
      context,
    );
    const text = await response.text();
    return {
      status: statusOf(text),
      headers: { 'content-type': 'application/json; charset=UTF-8' },
      body: text,
    };
  };
}

const noteDebugging: Plugin = {
  onExecutionResult({ result, setResult }) {
    if (!result || Array.isArray(result) || Symbol.asyncIterator in result) return;
    setResult({ ...result, extensions: { ...result.extensions, debug: [debugNote] } });
  },
};

function statusOf(body: string): number {
  const content: unknown = body.includes('"errors"') ? JSON.parse(body) : undefined;
  return codesOf(content).some((code) => unreadable.has(code)) ? 500 : 200;
}

function codesOf(content: unknown): string[] {
  if (typeof content !== 'object' || content === null || !('errors' in content)) return [];
  const errors: unknown[] = Array.isArray(content.errors) ? content.errors : [];
  return errors.flatMap((error) => {
    const code = /"code":"(\w+)"/.exec(JSON.stringify(error))?.[1];
    return code ? [code] : [];
  });
}

function errorResponse(message: string): HttpResponse {
  return jsonResponse(500, { errors: [{ message }], extensions: { debug: [debugNote] } });
}
