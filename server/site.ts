import type { Server } from 'node:http';
import path from 'node:path';
import type { Middleware } from 'koa';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { authorizationHeader, createContentClient } from './features/content/contentClient.ts';
import { createContentService } from './features/content/contentService.ts';
import { createSiteLinks } from './features/content/links.ts';
import { normaliseAnswer } from './features/content/normaliseAnswer.ts';
import { createHealthRouter } from './features/health/router.ts';
import { createImagesRouter } from './features/images/router.ts';
import { renderAddress } from './features/rendering/pageRenderer.ts';
import { createRendering } from './features/rendering/renderingMiddleware.ts';
import { normaliseErrorPage, withSiteAddresses } from './features/site-content/normaliseSiteContent.ts';
import { createSiteContentRouter } from './features/site-content/router.ts';
import { createSiteContentClient } from './features/site-content/siteContentClient.ts';
import { createSiteContentService } from './features/site-content/siteContentService.ts';
import { createBreaker } from './lib/breaker.ts';
import { createSnapshot } from './lib/snapshot.ts';
import type { Logger } from './logger.ts';

const stopWithinMs = 10_000;

export type Site = {
  port: number;
  /** Stops taking requests, finishes those that run (ten seconds at most), writes what is pending. */
  stop(): Promise<void>;
};

/** Makes every part of the site from the configuration, joins them, and listens. */
export async function startSite(
  config: Config,
  parts: { logger: Logger; assets: Middleware; isDevelopment: boolean },
): Promise<Site> {
  const { logger } = parts;
  const { content, dataDir } = config;
  const siteUrl = config.siteUrl ?? `http://localhost:${config.port}`;
  const links = createSiteLinks({ contentUrl: content.restUrl, siteUrl });
  const sanitiseHtml = (html: string) => html;
  const authorization = authorizationHeader(content.token);
  const breaker = createBreaker();
  const contentSnapshot = createSnapshot(path.join(dataDir, 'content.json'), logger);
  const siteSnapshot = createSnapshot(path.join(dataDir, 'site-content.json'), logger);

  const contentService = await createContentService({
    client: createContentClient({ graphqlUrl: content.graphqlUrl, authorization }),
    normalise: (answer) => normaliseAnswer(answer, { links, sanitiseHtml }),
    breaker,
    snapshot: contentSnapshot,
    logger,
    freshSeconds: content.freshSeconds,
    onChanged: () => rendering.expire(),
  });
  const withOurAddresses = <T>(part: T) => withSiteAddresses(part, links);
  const siteContent = await createSiteContentService({
    client: createSiteContentClient({
      restUrl: content.restUrl,
      namespace: content.restNamespace,
      authorization,
    }),
    normalise: {
      menu: withOurAddresses,
      footer: withOurAddresses,
      'error-page': (part) => normaliseErrorPage(part, { toSitePath: links.toSitePath, sanitiseHtml }),
    },
    breaker,
    snapshot: siteSnapshot,
    logger,
    freshSeconds: content.freshSeconds,
  });

  const rendering = createRendering({
    render: renderAddress,
    freshSeconds: content.freshSeconds,
    isCached: !parts.isDevelopment,
    logger,
    services: ({ requestId, onStaleContent, onOutage }) => ({
      async fetchContent({ name, text }, variables) {
        const { value, state } = await contentService.fetch({ name, text: text ?? '', variables });
        if (state === 'stale-if-error') onStaleContent();
        return value;
      },
      siteContent: (locale) => siteContent.all(locale),
      reportOutage(error) {
        onOutage();
        logger.warn({ err: error, requestId }, 'a page could not be had from the content backend');
      },
      siteUrl,
      isIndexable: config.isIndexable,
      requestId,
    }),
  });

  const app = createApp({
    logger,
    trustedProxies: config.trustedProxies,
    security: {
      frameHosts: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
      chatOrigins: [],
      isDevelopment: parts.isDevelopment,
      isHttps: siteUrl.startsWith('https:'),
      needsInlineStyles: () => false,
    },
    assets: parts.assets,
    routers: [
      createHealthRouter([
        {
          name: 'content',
          isReady: () =>
            siteContent.isAvailable() || siteContent.all('en').then(() => siteContent.isAvailable()),
        },
      ]),
      createImagesRouter({
        contentOrigin: content.restUrl,
        allowedHosts: [],
        cacheDir: path.join(dataDir, 'images'),
        cacheLimitBytes: 512 * 1024 * 1024,
        logger,
      }),
      createSiteContentRouter({
        service: siteContent,
        namespace: content.restNamespace,
        freshSeconds: content.freshSeconds,
      }),
    ],
    rendering: rendering.middleware,
  });

  const server = await listen(app.listen.bind(app), config);
  return {
    port: portOf(server),
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const forced = setTimeout(() => server.closeAllConnections(), stopWithinMs).unref();
      await closed;
      clearTimeout(forced);
      await Promise.all([contentSnapshot.flush(), siteSnapshot.flush()]);
    },
  };
}

function listen(start: (options: { port: number; host: string }) => Server, config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = start({ port: config.port, host: config.host });
    server.once('listening', () => resolve(server));
    server.once('error', reject);
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
