import type { RequestListener } from 'node:http';
import { createApp } from './app.ts';
import { siteUrlOf, type Config } from './config/config.ts';
import { withOriginForm, startHttpServer } from './lib/httpServer.ts';
import { createServices } from './services.ts';
import type { ServiceOptions } from './services/Services.ts';
import { fastPath } from './rendering/fastPath.ts';
import { createRequestLog } from './middleware/accessLog.ts';
import { withTimeout } from './lib/lazyAsync.ts';

/** Time for open requests at shutdown. Writing pending data takes the rest of at most ten seconds. */
const drainTimeoutMs = 6_000;
const shutdownTimeoutMs = 9_000;

export type Site = {
  port: number;
  /** Stops accepting requests, finishes running requests and writes pending data, within ten seconds. */
  stop(): Promise<void>;
};

/** Creates the site from the configuration and starts listening, on the open socket `fd` if there is one. */
export async function startSite(config: Config, options: ServiceOptions, fd?: number): Promise<Site> {
  const { handler, stop } = await createSite(config, options);
  const { logger } = options;
  const server = await startHttpServer(handler, { port: config.port, host: config.host, fd, logger });
  return { port: server.port, stop: () => stop(server.stop(drainTimeoutMs)) };
}

/**
 * Creates the site for the caller's HTTP server. `stop` waits for `serverStopped`, which resolves when that server has
 * sent its last response.
 */
export async function createSite(
  config: Config,
  options: ServiceOptions,
): Promise<{ handler: RequestListener; stop(serverStopped: Promise<void>): Promise<void> }> {
  const { logger, assets, isDevelopment } = options;
  const services = await createServices(config, options);
  const app = createApp(services, {
    logger,
    assets,
    isDevelopment,
    isHttps: siteUrlOf(config).startsWith('https:'),
    hsts: config.hsts,
    isIndexable: config.isIndexable,
    analytics: config.analytics,
    chat: config.chat,
    trustedProxies: config.trustedProxies,
  });
  return {
    handler: withOriginForm(fastPath(app.callback(), { ...services, log: createRequestLog(logger) })),
    async stop(serverStopped) {
      const closed = serverStopped.then(services.close);
      const isFinished = await withTimeout(
        shutdownTimeoutMs,
        Promise.all([closed, services.stopBackground()]),
      );
      if (!isFinished)
        logger.warn(
          'shutdown timed out before all work had finished; undelivered messages stay in the outbox',
        );
      await services.stopContent();
    },
  };
}
