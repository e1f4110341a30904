import type { IncomingMessage } from 'node:http';
import type { PageFixture } from '../content/PageFixture.ts';
import { pages } from '../content/pages/index.ts';
import type { PostFixture } from '../content/PostFixture.ts';
import { posts } from '../content/posts/index.ts';
import { site } from '../content/site.ts';
import { products } from '../content/products.ts';
import { createAddresses } from '../wordpress/addresses.ts';
import { createCatalogue } from '../wordpress/catalogue.ts';
import { languageOf } from '../wordpress/connections.ts';
import { createMediaLibrary, type MediaLogger } from '../wordpress/media.ts';
import { restRoutes } from '../wordpress/rest.ts';
import { jsonAnswer, notFound, type Answer } from './answer.ts';
import { createGraphQLHandler } from './graphql.ts';

const restPath = /^\/wp-json\/site\/v1\/(menu|footer|error-page)\/?$/;

/** Content beside the demonstration's. */
export type MoreContent = { pages: readonly PageFixture[]; posts: readonly PostFixture[] };

/** What answers below `/graphql` and `/wp-json`, from the fixtures. */
export function createContentHandler(
  logger: MediaLogger,
  more: MoreContent = { pages: [], posts: [] },
): (request: IncomingMessage, url: URL) => Promise<Answer> {
  const catalogue = createCatalogue({
    pages: [...pages, ...more.pages],
    posts: [...posts, ...more.posts],
    products,
  });
  const media = createMediaLibrary(logger);
  const graphql = createGraphQLHandler();

  return async (request, url) => {
    const isEditor = request.headers.authorization !== undefined;
    const context = { catalogue, media, isEditor, addresses: createAddresses(url.origin, catalogue) };
    if (url.pathname.replace(/\/$/, '') === '/graphql') {
      return request.method === 'OPTIONS' ? jsonAnswer(200, {}) : graphql(request, url, context);
    }
    if (url.pathname.replace(/\/$/, '') === '/wp-json')
      return jsonAnswer(200, { name: site.name, url: url.origin, home: url.origin });
    const [, route] = restPath.exec(url.pathname) ?? [];
    if (!route || !isRestRoute(route)) return notFound;
    return jsonAnswer(200, await restRoutes[route](languageOf(url.searchParams.get('lang')), context));
  };
}

function isRestRoute(route: string): route is keyof typeof restRoutes {
  return Object.hasOwn(restRoutes, route);
}
