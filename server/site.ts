import type { RequestListener } from 'node:http';
import { createApp } from './app.ts';
import { siteUrlOf, type Config } from './config/config.ts';
import { withOriginForm, startHttpServer } from './lib/httpServer.ts';
import { createServices } from './services.ts';
import type { ServiceOptions } from './services/Services.ts';
import { fastPath } from './rendering/fastPath.ts';
import { createRequestLog } from './middleware/accessLog.ts';
import { withTimeout } from './lib/lazyAsync.ts';

/** Ten seconds altogether: what is still open then is cut off, and what waits is written. */
const answerWithinMs = 6_000;
const stopWithinMs = 9_000;

export type Site = {
  port: number;
  /** Stops taking requests, finishes those that run, writes what is pending; ten seconds at most. */
  stop(): Promise<void>;
};

/** Makes the site from the configuration, and listens. */
export async function startSite(config: Config, options: ServiceOptions): Promise<Site> {
  const { handler, stop } = await createSite(config, options);
  const { logger } = options;
  const server = await startHttpServer(handler, { port: config.port, host: config.host, logger });
  return { port: server.port, stop: () => stop(server.stop(answerWithinMs)) };
}

/** Makes the site for a server of somebody else's. `stop` waits until that server has answered what it had taken. */
export async function createSite(
  config: Config,
  options: ServiceOptions,
): Promise<{ handler: RequestListener; stop(answered: Promise<void>): Promise<void> }> {
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
    async stop(answered) {
      const closed = answered.then(services.close);
      const isFinished = await withTimeout(stopWithinMs, Promise.all([closed, services.stopBackground()]));
      if (!isFinished)
        logger.warn(
          'shutdown timed out before all work had finished; undelivered messages stay in the outbox',
        );
      await services.stopContent();
    },
  };
}
