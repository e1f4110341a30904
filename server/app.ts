import type Router from '@koa/router';
import Koa from 'koa';
import { addressOf } from '#locales/addresses.ts';
import { analyticsSources } from '#schema/analytics.ts';
import { chatSources } from '#schema/chat.ts';
import { videoFrameOrigins } from '#schema/richText.ts';
import type { Config } from './config/config.ts';
import { accessLog, requestId } from './middleware/accessLog.ts';
import { canonicalAddress } from './middleware/canonicalAddress.ts';
import { clientAddress } from './middleware/clientAddress.ts';
import { errorResponses } from './middleware/errorResponses.ts';
import { validateHost } from './middleware/validateHost.ts';
import { rejectUnknownApiPaths } from './middleware/jsonAddresses.ts';
import { localeRedirect } from './middleware/localeRedirect.ts';
import { noIndex, securityHeaders } from './middleware/securityHeaders.ts';
import { blockScannerPaths } from './middleware/blockScannerPaths.ts';
import { redirect, redirectRules } from './middleware/redirectRules.ts';
import { countPages } from './operations/pageViews.ts';
import { speculationRules } from './middleware/speculationRules.ts';
import type { Services, ServiceOptions } from './services/Services.ts';
import { isAbort } from './lib/httpServer.ts';

type Settings = Pick<ServiceOptions, 'logger' | 'assets' | 'isDevelopment'> &
  Pick<Config, 'analytics' | 'chat' | 'hsts' | 'isIndexable' | 'trustedProxies'> & { isHttps: boolean };

/** The whole server, top to bottom, in the order a request meets it. */
export function createApp(
  {
    rules,
    findRedirect,
    followRows,
    followOldQueries,
    traced,
    tagResponses,
    countView,
    metrics,
    routers,
    sharedChanges,
    rendering,
    pageCache,
    responseCache,
  }: Services,
  { logger, assets, isDevelopment, isHttps, hsts, analytics, chat, isIndexable, trustedProxies }: Settings,
): Koa {
  const app = new Koa({ proxy: false });
  app.on('error', (error: unknown) => {
    if (isAbort(error)) logger.debug({ err: error }, 'client disconnected before the response was complete');
    else logger.error({ err: error }, 'failed to send the response');
  });
  const use = (router: Router | undefined) => {
    if (router !== undefined) app.use(router.routes());
  };

  if (responseCache) app.use(responseCache.capture); // above all middleware that adds headers
  app.use(requestId());
  for (const middleware of traced) app.use(middleware);
  if (metrics) app.use(metrics.measure);
  app.use(clientAddress(trustedProxies));
  app.use(accessLog(logger));
  if (countView) app.use(countPages(countView));
  if (tagResponses) app.use(tagResponses);
  app.use(errorResponses(logger)); // below the access log, above everything that can throw
  app.use(
    securityHeaders({
      frameHosts: videoFrameOrigins,
      chatSources: chatSources(chat),
      analyticsSources: analyticsSources(analytics),
      isDevelopment,
      isHttps,
      hsts,
      needsInlineStyles: (address) =>
        routers.docs !== undefined && (addressOf(address)?.holdsViewer ?? false),
    }),
  );
  app.use(validateHost());
  if (!isIndexable) app.use(noIndex());
  app.use(speculationRules({ hasApiReference: routers.docs !== undefined }));
  app.use(redirectRules(rules)); // before all other URLs
  app.use(redirect(findRedirect));
  app.use(followOldQueries); // before the cached home page: `/?p=17`
  app.use(localeRedirect({ isHttps })); // before the page cache, which may contain the home page
  app.use(pageCache); // a cached page skips everything below
  app.use(assets);
  app.use(followRows); // wraps everything that may respond with 404
  app.use(blockScannerPaths()); // below Vite, which serves some of these paths in development

  // Routers of the features. Their paths do not overlap.
  use(routers.health);
  use(metrics?.router);
  use(routers.builds);
  use(routers.images);
  use(routers.downloads);
  use(routers.icons);
  use(routers.docs);
  use(routers.feeds);
  use(routers.indexNow);
  use(routers.socialImages);
  use(routers.challenge);
  use(routers.newsletter);
  use(routers.issues);
  use(routers.archiveFeed);
  use(routers.enquiries);
  use(routers.ownerEnquiries);
  use(routers.figures);
  use(routers.bounces);
  use(routers.mailViewer);
  use(routers.revalidation);
  use(routers.previews);
  use(routers.pageChecks);
  use(routers.siteWords);
  use(routers.pageCounts);
  use(routers.reports);
  use(routers.webVitals);
  use(routers.qr);
  use(routers.search);
  use(routers.siteContent);

  app.use(rejectUnknownApiPaths()); // API paths that no router handled
  app.use(canonicalAddress()); // below the routers: their URLs are not pages
  app.use(sharedChanges); // rewrites `/preview/changes/…` to the page's own URL
  app.use(rendering); // last: it responds to every request
  return app;
}
