import * as parts from '#brand/parts.ts';
import path from 'node:path';
import { addressOf } from '#locales/addresses.ts';
import { defaultLocale, localeCodes } from '#locales/locales.ts';
import type { ContentOperation, FetchContent } from '#schema/pageServices.ts';
import { siteUrlOf, type Config } from './config/config.ts';
import { createPageCheckRouter } from './page-check/pageCheckRouter.ts';
import { createContentIndex, indexRequest } from './content/contentIndex.ts';
import { createPostIndex } from './content/postIndex.ts';
import { createPreviews } from './content/previewRouter.ts';
import { createPurgeChannel } from './content/purgeChannel.ts';
import { createRevalidationRouter } from './content/revalidationRouter.ts';
import { changesHeader, showSharedChanges } from './content/sharedChanges.ts';
import { createSiteContentRouter } from './content/siteContentRouter.ts';
import { openBackupStore } from './lib/backupStore.ts';
import { isDiskAlmostFull } from './lib/diskSpace.ts';
import { siteRoot } from './lib/siteRoot.ts';
import { createDownloadRouter } from './media/downloadRouter.ts';
import { createQrRouter } from './media/qrRouter.ts';
import { createBuildsRouter } from './operations/buildsRouter.ts';
import { createHealthRouter } from './operations/healthRouter.ts';
import { createCountView } from './operations/pageViews.ts';
import { createReportsRouter } from './operations/reportsRouter.ts';
import { createWebVitalsRouter } from './operations/webVitalsRouter.ts';
import { createSiteWordsRouter } from './operations/siteWordsRouter.ts';
import { createRenderAddress, type RenderAddress } from './rendering/pageRenderer.ts';
import { createRendering } from './rendering/renderingMiddleware.ts';
import { createApiReferenceServices } from './services/apiReferenceServices.ts';
import { createCdnServices, createContentEvents, followChanges } from './services/contentChanges.ts';
import { createContentServices, createSharedStoreServices } from './services/contentServices.ts';
import { createDatabaseServices } from './services/databaseServices.ts';
import { createEnquiryServices } from './services/enquiryServices.ts';
import { createMailServices } from './services/mailServices.ts';
import { createMediaServices } from './services/mediaServices.ts';
import { createNewsletterServices } from './services/newsletterServices.ts';
import { createPageCheck } from './services/pageCheckServices.ts';
import { archiveKey, createPageServices } from './services/pageServices.ts';
import { createRedirectServices } from './services/redirectServices.ts';
import { createSearchServices } from './services/searchServices.ts';
import { createSeoServices } from './services/seoServices.ts';
import type { ServiceOptions, Services } from './services/Services.ts';
import { createStatisticsServices } from './services/statisticsServices.ts';
import { createMetricsServices, createTracingServices } from './services/tracing.ts';

/** Creates all services from the configuration, in the order of their dependencies, and connects them. */
export async function createServices(config: Config, options: ServiceOptions): Promise<Services> {
  const { logger, isDevelopment, renderMail } = options;
  const { dataDir, revalidateSecret: secret, cacheLimits: limits } = config;
  const { freshSeconds, restNamespace, restUrl } = config.content;
  const siteUrl = siteUrlOf(config);
  const now = Date.now;

  const events = createContentEvents();
  const channel = await createPurgeChannel({
    redisUrl: config.redisUrl,
    secret,
    onPurge: (purge) => events.emit('purged', purge),
    logger,
  });
  const tracing = await createTracingServices(config);
  const { trace } = tracing;
  const cdn = createCdnServices(config, logger);
  const sharedStore = await createSharedStoreServices(config, { logger, isFlushed: channel.isFlushed });
  const { shared } = sharedStore;
  const copies = openBackupStore(path.join(dataDir, 'copies.sqlite'), logger);
  const { content, siteContent, mediaPlaces, gate, toSitePath, ...backend } = createContentServices(config, {
    ...{ logger, siteUrl, shared, copies, trace },
    onChanged: (contentKey) => events.emit('changed', contentKey),
    onRecovered: () => events.emit('recovered'),
  });
  const fetchContent: FetchContent = ({ name, text }, variables) =>
    content.fetchWhole({ name, text: text ?? '', variables }, 'batch');
  const reportUnknown = ({ name, text }: ContentOperation, variables: object) =>
    content.deprioritizeResultOf({ name, text: text ?? '', variables });
  const index = createContentIndex({
    fetchContent: (operation, variables) => content.fetchWhole(indexRequest(operation, variables), 'batch'),
    fetchAvailable: async (operation, variables) =>
      (await content.fetch(indexRequest(operation, variables), 'batch')).value,
    freshSeconds,
    limitBytes: limits.titles,
  });
  const postIndex = createPostIndex({
    fetch: (operation, variables, priority) => content.fetch(indexRequest(operation, variables), priority),
    copies: copies.of('post index'),
    freshSeconds,
    limitBytes: limits.postIndex,
    onChanged: (key) => events.emit('changed', key),
  });

  const storage = await createDatabaseServices(config, logger);
  const mail = createMailServices(config, {
    ...{ storage, siteUrl, siteContent, mediaPlaces, renderMail, fetchContent, isDevelopment, logger },
    loadIssue: (id, locale) => newsletter.loadIssue(id, locale),
    onRefused: (message) => newsletter.onRefused(message),
    onDelivered: (message) => newsletter.onDelivered(message),
  });
  const newsletter = await createNewsletterServices(config, {
    ...{ storage, mail, renderMail, siteUrl, toSitePath, logger },
    onIssueSent() {
      for (const locale of localeCodes) events.emit('changed', archiveKey(locale));
    },
  });
  const enquiries = createEnquiryServices(config, { storage, mail, logger });
  const statistics = createStatisticsServices(config, { storage, logger });
  const background = storage.run([newsletter.work, enquiries.work, statistics.work, mail.work]);

  const apiReference = createApiReferenceServices(config, {
    embedded: options.embeddedSpecification,
    copies,
    logger,
  });
  const docsOutline = apiReference?.outline;
  const hasApiReference = apiReference !== undefined;
  const redirects = await createRedirectServices(config, {
    ...{ gate, copies, shared, postIndex, fetchContent, reportUnknown, mediaPlaces, logger },
  });
  const { feeds, indexNow } = createSeoServices(config, {
    ...{ index, fetchContent, siteUrl, hasApiReference, logger },
  });
  const searchServices = createSearchServices({
    ...{ index, content, docsOutline, siteUrl, logger },
    limits: storage.limits,
    countMiss: statistics.measures?.countMiss,
    sendDocument: feeds.send,
  });
  const media = createMediaServices(config, {
    ...{ index, mediaPlaces, fetchContent, reportUnknown, trace, logger },
  });
  const previews = createPreviews({ secret, isFirst: channel.isFirst, now });
  const renderAddress = createRenderAddress(options.errorDocument);
  const render: RenderAddress = (url, context) => trace('drawing', {}, () => renderAddress(url, context));
  const pageServices = createPageServices(config, {
    ...{ content, postIndex, siteContent, docsOutline, newsletter, siteUrl, isDevelopment, logger },
    siteSearch: searchServices?.siteSearch,
    sealForm: enquiries.sealForm,
    // WordPress accepts no request for pending changes if there is no secret.
    signChanges: (name) => (secret === undefined ? '' : changesHeader(secret, name, now())),
    previewFault: () => (secret === undefined ? 'no secret' : backend.tokenFault()),
  });
  const rendering = createRendering({
    siteUrl,
    previewFor: previews.previewFor,
    changesFor: (ctx) => ctx.state.sharedChanges,
    render,
    limits,
    freshSeconds,
    isCached: !isDevelopment,
    logger,
    isPrivate: (address) => addressOf(address)?.isPrivate ?? false,
    measure: statistics.measures?.measurePage,
    services: pageServices,
  });
  const pageCheck = createPageCheck({
    ...{ render, pageServices, hasApiReference },
    tokenFault: backend.tokenFault,
    findRedirect: redirects.findAnyRedirect,
    statusOf: rendering.statusOf,
    publicPage: rendering.publicPage,
    fileAt: media.fileAt,
  });
  const purge = followChanges(events, {
    ...{ content, index, postIndex, siteContent, feeds, redirects, rendering, cdn, indexNow },
    search: searchServices?.search,
  });

  /**
   * Returns whether both APIs of the backend have responded: menus come from REST, pages from GraphQL. A deployment
   * must not continue before that.
   */
  const isContentReady = async () => {
    if (!content.isAvailable()) await postIndex.get(defaultLocale, 'interactive').catch(() => undefined);
    // If the backend rejects queries, the check of the content model reports it.
    const hasResponded = content.isAvailable() || !backend.hasWholeModel();
    return hasResponded && siteContent.isAvailable();
  };

  return {
    rules: redirects.rules,
    findRedirect: redirects.findRedirect,
    followRows: redirects.followRows,
    followOldQueries: redirects.followOldQueries,
    traced: tracing.middleware,
    tagResponses: cdn?.tagResponses,
    countView: statistics.pageCounts && createCountView(statistics.pageCounts.count),
    metrics: await createMetricsServices(config, {
      outbox: () => mail.worker.status,
      signUps: newsletter.signUps,
      isContentDown: gate.isDown,
      contentAnswers: () => ({ backend: gate.calls(), shared: shared.hits() }),
      cdnLagMs: () => cdn?.lagMs() ?? 0,
    }),
    routers: {
      ...newsletter.routers,
      ...enquiries.routers,
      ...statistics.routers,
      challenge: storage.challengeRouter,
      mailViewer: mail.viewer,
      health: createHealthRouter(
        [
          { name: 'content', isReady: isContentReady },
          { name: 'content model', isReady: () => backend.hasWholeModel() },
          { name: 'database', problem: storage.database.problem },
        ],
        async () => [
          ...((await isDiskAlmostFull(dataDir)) ? ['the disk of DATA_DIR is almost full'] : []),
          ...backend.warnings(),
          ...(await background.warnings()),
          ...(channel.isSubscribed() ? [] : ['purges from other instances are not received']),
        ],
      ),
      builds:
        options.buildId === undefined
          ? undefined
          : createBuildsRouter({
              id: options.buildId,
              routeRules: redirects.rules,
              renderedPaths: rendering.renderedPaths,
            }),
      images: media.images,
      downloads: createDownloadRouter({ links: enquiries.downloads, sendDownload: media.sendDownload }),
      icons: media.icons,
      docs: apiReference?.router,
      feeds: feeds.router,
      indexNow: indexNow?.router,
      socialImages: media.socialImages,
      revalidation: createRevalidationRouter({ secret, purge, channel, now }),
      previews: previews.router,
      pageChecks: createPageCheckRouter({ secret, ...pageCheck, hasApiReference, now }),
      siteWords: createSiteWordsRouter({
        secret,
        folders: { platform: path.join(siteRoot, 'locales'), company: path.join(siteRoot, 'brand/locales') },
        now,
      }),
      reports: createReportsRouter({ logger, siteUrl: config.siteUrl }),
      webVitals:
        statistics.webVitals &&
        createWebVitalsRouter({
          record: statistics.webVitals.record,
          isPage: async (path) => (await rendering.statusOf(path)) === 200,
          siteUrl: config.siteUrl,
        }),
      qr: parts.qrPage ? createQrRouter({ siteUrl }) : undefined,
      search: searchServices?.router,
      siteContent: createSiteContentRouter({ service: siteContent, namespace: restNamespace, freshSeconds }),
    },
    sharedChanges: showSharedChanges({
      ...{ secret, restUrl, gate, now },
      namespace: restNamespace,
      timeoutMs: config.content.timeoutMs,
    }),
    rendering: rendering.middleware,
    pageCache: rendering.sendCached,
    responseCache: tracing.tracesEveryRequest ? undefined : rendering.responseCache,
    close() {
      channel.close();
      sharedStore.close();
      searchServices?.search.stop();
    },
    async stopBackground() {
      await Promise.all([background.stop(), cdn?.stop(), indexNow?.stop(), tracing.stop()]);
    },
    async stopContent() {
      await redirects.stop();
      backend.stop();
      await copies.close();
    },
  };
}
