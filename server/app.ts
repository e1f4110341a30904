import Koa, { type Middleware } from 'koa';
import type Router from '@koa/router';
import type { RouteRule } from '#schema/routeRules.ts';
import { isAbort } from './http/connectionErrors.ts';
import type { Logger } from './logger.ts';
import { accessLog } from './middleware/accessLog.ts';
import { clientAddress } from './middleware/clientAddress.ts';
import { canonicalAddress } from './middleware/canonicalAddress.ts';
import { errorResponses } from './middleware/errorResponses.ts';
import { localeRedirect } from './middleware/localeRedirect.ts';
import { knownHost } from './middleware/knownHost.ts';
import { noIndex } from './middleware/noIndex.ts';
import { refuseProbes } from './middleware/refuseProbes.ts';
import { requestId } from './middleware/requestId.ts';
import { leadElsewhere, routeRules } from './middleware/routeRules.ts';
import { speculationRules } from './middleware/speculationRules.ts';
import { securityHeaders, type SecurityPolicy } from './middleware/securityHeaders.ts';

export type AppParts = {
  logger: Logger;
  /** Counts and times requests; undefined where nobody asks for metrics. */
  measure: Middleware | undefined;
  /** Addresses and ranges whose `X-Forwarded-For` counts. */
  trustedProxies: readonly string[];
  security: SecurityPolicy;
  /** False keeps the whole site out of search engines. */
  isIndexable: boolean;
  /** The owner's redirects, in the order in which they are tried. */
  rules: readonly RouteRule[];
  /** Where addresses lead that editors have moved. */
  findMoved: (path: string) => RouteRule | undefined;
  /** Built files in production, Vite in development. */
  assets: Middleware;
  /** Capabilities with addresses of their own, none of which overlap. */
  routers: readonly Router[];
  /** Always last: it answers everything. */
  rendering: Middleware;
};

/** The whole server, top to bottom, in the order a request meets it. */
export function createApp({
  logger,
  measure,
  trustedProxies,
  security,
  isIndexable,
  rules,
  findMoved,
  assets,
  routers,
  rendering,
}: AppParts): Koa {
  const app = new Koa({ proxy: false });
  app.on('error', (error: unknown) => {
    if (isAbort(error)) logger.debug({ err: error }, 'a visitor left before the answer was sent');
    else logger.error({ err: error }, 'response failed');
  });

  app.use(requestId());
  if (measure) app.use(measure);
  app.use(clientAddress(trustedProxies));
  app.use(accessLog(logger));
  app.use(errorResponses(logger)); // below the log, above all that can throw
  app.use(securityHeaders(security));
  app.use(knownHost());
  if (!isIndexable) app.use(noIndex());
  app.use(speculationRules());
  app.use(routeRules(rules)); // before every other address
  app.use(leadElsewhere(findMoved));
  app.use(assets);
  app.use(refuseProbes()); // below Vite, which answers some of them in development
  for (const router of routers) app.use(router.routes());
  app.use(canonicalAddress()); // below the routers: their addresses are not pages
  app.use(localeRedirect({ isHttps: security.isHttps }));
  app.use(rendering);
  return app;
}
