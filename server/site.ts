import path from 'node:path';
import type { Middleware } from 'koa';
import { isDocsPath } from '#locales/docsPath.ts';
import { isNewsletterPath } from '#locales/newsletterPath.ts';
import { isPreviewPath } from '#locales/previewPath.ts';
import { chatOrigins } from '#schema/chat.ts';
import { videoFrameOrigins } from '#schema/videoHosts.ts';
import { createApp } from './app.ts';
import { composeContent } from './parts/content.ts';
import { readRouteRules } from './config/readRouteRules.ts';
import { composeForms } from './parts/forms.ts';
import { composeMetrics } from './parts/metrics.ts';
import { composePageServices } from './parts/pageServices.ts';
import { composeEditing } from './parts/editing.ts';
import { siteUrlOf, type Config } from './config/config.ts';
import { createDocsOutline } from './features/docs/pageOutline.ts';
import { createDocsRouter } from './features/docs/router.ts';
import { createSpecificationSource } from './features/docs/source.ts';
import { createFeeds } from './features/feeds/router.ts';
import { createHealthRouter } from './features/health/router.ts';
import { createIconsRouter } from './features/icons/router.ts';
import { createImagesRouter } from './features/images/router.ts';
import { renderMail } from './features/rendering/mailRenderer.ts';
import { renderAddress } from './features/rendering/pageRenderer.ts';
import { createRendering } from './features/rendering/renderingMiddleware.ts';
import { createMovedAddresses } from './features/moved-addresses/movedAddresses.ts';
import { createQrRouter } from './features/qr/router.ts';
import { createReportsRouter } from './features/reports/router.ts';
import { createSiteContentRouter } from './features/site-content/router.ts';
import { createSocialImagesRouter } from './features/social-images/router.ts';
import { startHttpServer } from './http/httpServer.ts';
import { within } from './within.ts';
import type { Logger } from './logger.ts';

/** Ten seconds altogether: what is still open then is cut off, and what waits is written. */
const answerWithinMs = 6_000;
const stopWithinMs = 9_000;
const iconSetsDir = path.resolve(import.meta.dirname, '../node_modules/@iconify-json');
const imageCacheBytes = 512 * 1024 * 1024;

export type Site = {
  port: number;
  /** Stops taking requests, finishes those that run, writes what is pending; ten seconds at most. */
  stop(): Promise<void>;
};

export type SiteParts = {
  logger: Logger;
  /** Built files in production, Vite in development. */
  assets: Middleware;
  isDevelopment: boolean;
  /** The demonstration company's API, shown where no API host is configured. */
  embeddedSpecification: () => Promise<unknown>;
};

/** Makes every part of the site from the configuration, joins them, and listens. */
export async function startSite(config: Config, parts: SiteParts): Promise<Site> {
  const { logger, isDevelopment } = parts;
  const { dataDir } = config;
  const { freshSeconds, restNamespace, restUrl } = config.content;
  const siteUrl = siteUrlOf(config);
  const rules = await readRouteRules(config.routing);

  const { content, siteContent, ...backend } = await composeContent(config, {
    logger,
    siteUrl,
    onChanged: (contentKey) => {
      rendering.expire(contentKey);
      feeds.expire();
    },
    onRecovered: () => {
      rendering.recovered();
      feeds.expire();
    },
  });
  const specification = createSpecificationSource({
    origin: config.docsApiOrigin,
    embedded: parts.embeddedSpecification,
    fetch,
    dataDir,
    logger,
  });
  const docsOutline = createDocsOutline(specification);
  const forms = await composeForms(config, { logger, siteUrl, siteContent, renderMail, isDevelopment });
  const metrics = await composeMetrics(config, {
    outbox: forms.outboxStatus,
    isContentLeftAlone: backend.isContentLeftAlone,
  });

  const fetchContent = (operation: Parameters<typeof content.fetch>[0]) =>
    content.fetchWhole(operation, 'feed');
  const feeds = createFeeds({
    fetchContent,
    siteUrl,
    isIndexable: config.isIndexable,
    securityContact: config.securityContact ?? `${siteUrl}/contact`,
    freshSeconds,
  });

  const movedAddresses = createMovedAddresses({ restUrl, namespace: restNamespace, freshSeconds, logger });
  const editing = composeEditing(config, {
    movedAddresses,
    content,
    siteContent,
    feeds,
    purgePages: (contentKeys) => rendering.purge(contentKeys),
    logger,
  });
  const rendering = createRendering({
    previewFor: editing.previewFor,
    render: renderAddress,
    freshSeconds,
    isCached: !isDevelopment,
    logger,
    isPrivate: (path) => isNewsletterPath(path) || isPreviewPath(path),
    services: composePageServices(config, {
      content,
      siteContent,
      docsOutline,
      forms,
      siteUrl,
      isDevelopment,
      logger,
    }),
  });

  const app = createApp({
    logger,
    measure: metrics?.measure,
    trustedProxies: config.trustedProxies,
    security: {
      frameHosts: videoFrameOrigins,
      chatOrigins: chatOrigins(config.chat),
      isDevelopment,
      isHttps: siteUrl.startsWith('https:'),
      needsInlineStyles: isDocsPath,
    },
    isIndexable: config.isIndexable,
    rules,
    findMoved: movedAddresses.find,
    assets: parts.assets,
    routers: [
      createHealthRouter(
        [
          { name: 'content', isReady: () => siteContent.isAvailable() },
          { name: 'database', isReady: forms.isReady },
        ],
        () => [...backend.warnings(), ...editing.warnings()],
      ),
      ...(metrics ? [metrics.router] : []),
      createImagesRouter({
        contentOrigin: restUrl,
        allowedHosts: [],
        cacheDir: path.join(dataDir, 'images'),
        cacheLimitBytes: imageCacheBytes,
        logger,
      }),
      createIconsRouter({ collectionsDir: iconSetsDir, fallbackOrigin: config.iconServiceUrl, logger }),
      createDocsRouter({ specification }),
      feeds.router,
      createSocialImagesRouter({ fetchContent, freshSeconds }),
      ...forms.routers,
      ...editing.routers,
      createReportsRouter({ logger, siteUrl: config.siteUrl }),
      createQrRouter({ siteUrl }),
      createSiteContentRouter({ service: siteContent, namespace: restNamespace, freshSeconds }),
    ],
    rendering: rendering.middleware,
  });

  const server = await startHttpServer(app.callback(), { port: config.port, host: config.host, logger });
  return {
    port: server.port,
    async stop() {
      const answered = server.stop(answerWithinMs).then(() => editing.close());
      const isFinished = await within(stopWithinMs, Promise.all([answered, forms.stop()]));
      if (!isFinished) logger.warn('stopped before everything had ended; what waits is kept');
      await backend.stop();
    },
  };
}
