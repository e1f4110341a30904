import * as parts from '#brand/parts.ts';
import path from 'node:path';
import { addressOf } from '#locales/addresses.ts';
import { defaultLocale, localeCodes } from '#locales/locales.ts';
import type { ContentOperation, FetchContent } from '#schema/pageServices.ts';
import { followRouteRules } from '#schema/routeRules.ts';
import { siteUrlOf, type Config } from './config/config.ts';
import { followOldQueries, followRows } from './middleware/followRows.ts';
import { readRouteRules } from './config/readRouteRules.ts';
import { createBuildsRouter } from './operations/buildsRouter.ts';
import { createApiReferenceRouter, createDocsOutline } from './api-reference/apiReferenceRouter.ts';
import { createSpecificationSource } from './api-reference/specificationSource.ts';
import { createOldAddresses } from './content/oldAddresses.ts';
import { createPostIndex } from './content/postIndex.ts';
import { createSeoRouter } from './seo/seoRouter.ts';
import { createIndexNow } from './seo/indexNow.ts';
import { sitemapEntries } from './seo/sitemapEntries.ts';
import { createHealthRouter } from './operations/healthRouter.ts';
import { createRedirectHits } from './content/redirectHits.ts';
import { createRedirects } from './content/redirects.ts';
import { createPageCheckRouter } from './content/check/pageCheckRouter.ts';
import { createPreviews } from './content/previewRouter.ts';
import { changesHeader, showSharedChanges } from './content/sharedChanges.ts';
import { createDownloadRouter } from './media/downloadRouter.ts';
import { createQrRouter } from './media/qrRouter.ts';
import { createRenderAddress, type RenderAddress } from './rendering/pageRenderer.ts';
import { createRendering } from './rendering/renderingMiddleware.ts';
import { createPageCountsRouter } from './operations/pageCounts.ts';
import { createSiteWordsRouter } from './operations/siteWordsRouter.ts';
import { createCountView } from './operations/pageViews.ts';
import { createReportsRouter } from './operations/reportsRouter.ts';
import { createPurgeChannel } from './content/purgeChannel.ts';
import { createRevalidationRouter } from './content/revalidationRouter.ts';
import { createSiteContentRouter } from './content/siteContentRouter.ts';
import type { Services, ServiceOptions } from './services/Services.ts';
import { createContentServices, createSharedStoreServices } from './services/contentServices.ts';
import { createContentEvents, followChanges, createCdnServices } from './services/contentChanges.ts';
import { createFormServices } from './services/formServices.ts';
import { createMediaServices } from './services/mediaServices.ts';
import { createPageCheck } from './services/pageCheck.ts';
import { siteRoot } from './lib/siteRoot.ts';
import { archiveKey, createPageServices } from './services/pageServices.ts';
import { createSearchServices } from './services/searchServices.ts';
import { createTracingServices, createMetricsServices } from './services/tracing.ts';
import { hasLittleRoom } from './lib/diskRoom.ts';
import { openBackupStore } from './lib/backupStore.ts';

/** Makes every capability of the site from the configuration, each after those that it needs. */
export async function createServices(config: Config, options: ServiceOptions): Promise<Services> {
  const { logger, isDevelopment } = options;
  const { dataDir, revalidateSecret: secret, cacheLimits: limits } = config;
  const { freshSeconds, restNamespace, restUrl } = config.content;
  const siteUrl = siteUrlOf(config);
  const now = Date.now;
  const rules = await readRouteRules(config.routing);

  const events = createContentEvents();
  const channel = await createPurgeChannel({
    redisUrl: config.redisUrl,
    secret,
    onPurge: (purge) => events.emit('purged', purge),
    logger,
  });
  const tracing = await createTracingServices(config);
  const cdn = createCdnServices(config, logger);
  const sharing = await createSharedStoreServices(config, { logger, isFlushed: channel.isFlushed });
  const { shared } = sharing;
  const copies = openBackupStore(path.join(dataDir, 'copies.sqlite'), logger);
  const { content, siteContent, mediaPlaces, gate, ...backend } = createContentServices(config, {
    logger,
    siteUrl,
    shared,
    copies,
    trace: tracing.trace,
    onChanged: (contentKey) => events.emit('changed', contentKey),
    onRecovered: () => events.emit('recovered'),
  });
  const fetchContent: FetchContent = ({ name, text }, variables) =>
    content.fetchWhole({ name, text: text ?? '', variables }, 'batch');
  const reportUnknown = ({ name, text }: ContentOperation, variables: object) =>
    content.deprioritizeResultOf({ name, text: text ?? '', variables });
  const forms = await createFormServices(config, {
    logger,
    siteUrl,
    siteContent,
    mediaPlaces,
    toSitePath: backend.toSitePath,
    renderMail: options.renderMail,
    fetchContent,
    onIssueSent() {
      for (const locale of localeCodes) events.emit('changed', archiveKey(locale));
    },
    isDevelopment,
  });
  const origin = parts.apiReference ? config.docsApiOrigin : undefined;
  const specification =
    origin === undefined
      ? undefined
      : createSpecificationSource({
          origin: origin === 'demonstration' ? undefined : origin,
          embedded: options.embeddedSpecification,
          fetch,
          copies: copies.of('api reference'),
          logger,
        });
  const redirects = createRedirects({
    restUrl,
    namespace: restNamespace,
    gate,
    freshSeconds,
    rules,
    copies: copies.of('redirects'),
    shared,
    logger,
  });
  const redirectHits = createRedirectHits({ restUrl, namespace: restNamespace, secret, gate, logger });
  const feeds = createSeoRouter({
    fetchContent,
    siteUrl,
    isIndexable: config.isIndexable,
    hasApiReference: specification !== undefined,
    securityContact: config.securityContact,
    freshSeconds,
    limitBytes: limits.feeds,
  });
  const postIndex = createPostIndex({
    fetch: ({ name, text }, variables, priority) =>
      content.fetch({ name, text: text ?? '', variables }, priority),
    copies: copies.of('post index'),
    freshSeconds,
    limitBytes: limits.postIndex,
    onChanged: (key) => events.emit('changed', key),
  });
  const old =
    config.routing.oldAddresses === 'off'
      ? undefined
      : {
          ...createOldAddresses({
            readPosts: async (locale) => (await postIndex.get(locale, 'batch')).value,
            fetchContent,
            reportUnknown,
            media: mediaPlaces,
            contentUrl: restUrl,
            hasFeeds: parts.feeds,
            hasSearch: parts.siteSearch,
          }),
          areGone: config.routing.oldAddresses === 'gone',
        };
  const docsOutline = specification && createDocsOutline(specification);
  const searching = createSearchServices({
    content,
    toSitePath: backend.toSitePath,
    docsOutline,
    limits: forms.limits,
    countMiss: forms.measures?.countMiss,
    siteUrl,
    freshSeconds,
    sendDocument: feeds.send,
    logger,
  });
  const media = createMediaServices(config, {
    mediaPlaces,
    fetchContent,
    reportUnknown,
    trace: tracing.trace,
    logger,
  });
  const previews = createPreviews({ secret, isFirst: channel.isFirst, now });
  const renderAddress = createRenderAddress(options.errorDocument);
  const render: RenderAddress = (url, context) =>
    tracing.trace('drawing', {}, () => renderAddress(url, context));
  const pageServices = createPageServices(config, {
    content,
    postIndex,
    siteContent,
    docsOutline,
    siteSearch: searching?.siteSearch,
    forms,
    // Without a secret nobody is let in.
    signChanges: (name) => (secret === undefined ? '' : changesHeader(secret, name, now())),
    previewFault: () => (secret === undefined ? 'no secret' : backend.tokenFault()),
    siteUrl,
    isDevelopment,
    logger,
  });
  const rendering = createRendering({
    previewFor: previews.previewFor,
    changesFor: (ctx) => ctx.state.sharedChanges,
    render,
    limits,
    freshSeconds,
    isCached: !isDevelopment,
    logger,
    isPrivate: (address) => addressOf(address)?.isPrivate ?? false,
    measure: forms.measures?.measurePage,
    services: pageServices,
  });
  const { check, placesOf, statusOf } = createPageCheck({
    render,
    pageServices,
    tokenFault: backend.tokenFault,
    findRedirect: (path) => followRouteRules(rules, path) ?? redirects.find(path),
    statusOf: rendering.statusOf,
    pageAt: rendering.pageAt,
    fileAt: media.fileAt,
    hasApiReference: specification !== undefined,
  });

  /** Menus come by REST, pages by GraphQL: a deployment must not go on where either has never answered. */
  const isContentReady = async () => {
    if (!content.isAvailable()) await postIndex.get(defaultLocale, 'interactive').catch(() => undefined);
    // What it refuses is said by the check of the content model.
    const hasAnswered = content.isAvailable() || !backend.hasWholeModel();
    return hasAnswered && siteContent.isAvailable();
  };

  const indexNow =
    config.indexNow &&
    createIndexNow({
      ...config.indexNow,
      siteUrl,
      isIndexable: config.isIndexable,
      entriesOf: (locale) =>
        sitemapEntries(locale, { fetchContent, hasApiReference: specification !== undefined }),
      logger,
    });
  const purge = followChanges(events, {
    content,
    postIndex,
    siteContent,
    feeds,
    redirects,
    rendering,
    search: searching?.search,
    cdn,
    indexNow,
  });

  return {
    rules,
    findRedirect: redirects.find,
    followRows: followRows({ find: redirects.findRow, hits: redirectHits, old }),
    followOldQueries: followOldQueries(old),
    traced: tracing.middleware,
    tagAnswers: cdn?.tagAnswers,
    countView: forms.pageCounts && createCountView(forms.pageCounts.count),
    metrics: await createMetricsServices(config, {
      outbox: forms.outboxStatus,
      signUps: forms.signUps,
      isContentDown: gate.isDown,
      contentAnswers: () => ({ backend: gate.calls(), shared: shared.hits() }),
      cdnLagMs: () => cdn?.lagMs() ?? 0,
    }),
    routers: {
      ...forms.routers,
      health: createHealthRouter(
        [
          { name: 'content', isReady: isContentReady },
          { name: 'content model', isReady: () => backend.hasWholeModel() },
          { name: 'database', problem: forms.problem },
        ],
        async () => [
          ...((await hasLittleRoom(dataDir)) ? ['the disk of DATA_DIR is almost full'] : []),
          ...backend.warnings(),
          ...(await forms.warnings()),
          ...(channel.isSubscribed() ? [] : ['purges from other instances are not received']),
        ],
      ),
      builds:
        options.buildId === undefined
          ? undefined
          : createBuildsRouter({
              id: options.buildId,
              routeRules: rules,
              renderedPaths: rendering.renderedPaths,
            }),
      images: media.images,
      downloads: createDownloadRouter({ links: forms.downloads, sendDownload: media.sendDownload }),
      icons: media.icons,
      docs: specification && createApiReferenceRouter({ specification }),
      feeds: feeds.router,
      indexNow: indexNow?.router,
      socialImages: media.socialImages,
      revalidation: createRevalidationRouter({ secret, purge, channel, now }),
      previews: previews.router,
      pageChecks: createPageCheckRouter({
        ...{ secret, check, placesOf, statusOf, now },
        hasApiReference: specification !== undefined,
      }),
      siteWords: createSiteWordsRouter({ secret, folder: path.join(siteRoot, 'locales'), now }),
      pageCounts: createPageCountsRouter({ secret: config.ownerSecret, counts: forms.pageCounts, now }),
      reports: createReportsRouter({ logger, siteUrl: config.siteUrl }),
      qr: parts.qrPage ? createQrRouter({ siteUrl }) : undefined,
      search: searching?.router,
      siteContent: createSiteContentRouter({ service: siteContent, namespace: restNamespace, freshSeconds }),
    },
    sharedChanges: showSharedChanges({
      secret,
      restUrl,
      namespace: restNamespace,
      timeoutMs: config.content.timeoutMs,
      gate,
      now,
    }),
    rendering: rendering.middleware,
    pageCache: rendering.kept,
    responseCache: tracing.seesEach ? undefined : rendering.responseCache,
    close() {
      channel.close();
      sharing.close();
      searching?.search.stop();
    },
    async stopForms() {
      await Promise.all([forms.stop(), cdn?.stop(), indexNow?.stop(), tracing.stop()]);
    },
    async stopContent() {
      await redirectHits.stop();
      backend.stop();
      await copies.close();
    },
  };
}
