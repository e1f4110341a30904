import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Middleware } from 'koa';
import type { AnalyticsSources } from '#schema/analytics.ts';
import type { ChatSources } from '#schema/chat.ts';
import type { LocalisedPath } from '#locales/routing.ts';
import { requestAddress } from '#server/lib/normaliseAddress.ts';

export type SecurityPolicy = {
  /** Hosts of video players that articles embed on a click. */
  frameHosts: readonly string[];
  /** Sources of the support chat, by directive; empty if there is no chat. */
  chatSources: ChatSources;
  /** Sources of the analytics tool, by directive; empty if there is no tool. */
  analyticsSources: AnalyticsSources;
  /** Whether to allow the inline scripts and styles that hot reloading needs. */
  isDevelopment: boolean;
  /** Whether visitors use HTTPS. Only then are `hsts` and `upgrade-insecure-requests` sent. */
  isHttps: boolean;
  hsts: string;
  /** Returns whether a page has a third-party viewer that writes style elements. */
  needsInlineStyles: (address: LocalisedPath) => boolean;
};

const reportsPath = '/api/csp-reports';
const reportsEndpoint = 'csp';

/** Sets the security headers of every response: a CSP without `unsafe-inline`, no framing, no MIME sniffing. */
export function securityHeaders(policy: SecurityPolicy): Middleware {
  const strict = headersOf(policy, false);
  const withInlineStyles = headersOf(policy, true);
  return async (ctx, next) => {
    const headers = policy.needsInlineStyles(requestAddress(ctx)) ? withInlineStyles : strict;
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    await next();
  };
}

/** Returns Helmet's headers and ours. Called once, because they are the same for every request. */
function headersOf(policy: SecurityPolicy, allowsInlineStyles: boolean): [name: string, value: string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmetFor(policy, allowsInlineStyles)(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  response.setHeader('Reporting-Endpoints', `${reportsEndpoint}="${reportsPath}"`);
  if (policy.isHttps) response.setHeader('Strict-Transport-Security', policy.hsts);
  response.setHeader(
    'Permissions-Policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  );
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}

function helmetFor(policy: SecurityPolicy, allowsInlineStyles: boolean) {
  const { chatSources: chat, analyticsSources: analytics } = policy;
  const development = policy.isDevelopment ? ["'unsafe-inline'"] : [];
  const frames = [...new Set([...policy.frameHosts, ...(chat.frameSrc ?? [])])];
  const styles = allowsInlineStyles ? ["'unsafe-inline'"] : (chat.styleSrc ?? development);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...union(chat.scriptSrc, analytics.scriptSrc), ...development],
        styleSrc: ["'self'", ...styles],
        imgSrc: ["'self'", 'data:', ...union(chat.imgSrc, analytics.imgSrc)],
        fontSrc: ["'self'", ...(chat.fontSrc ?? [])],
        ...(chat.mediaSrc && { mediaSrc: ["'self'", ...chat.mediaSrc] }),
        connectSrc: [
          "'self'",
          ...union(chat.connectSrc, analytics.connectSrc),
          ...(policy.isDevelopment ? ['ws:', 'wss:'] : []),
        ],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...(chat.formAction ?? [])],
        frameAncestors: ["'none'"],
        ...(policy.isHttps ? { upgradeInsecureRequests: [] } : {}),
        // Browsers that support `report-to` ignore `report-uri`.
        reportUri: [reportsPath],
        reportTo: [reportsEndpoint],
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
}

/** Returns the sources in all lists, without duplicates. */
function union(...lists: (readonly string[] | undefined)[]): string[] {
  return [...new Set(lists.flatMap((sources) => sources ?? []))];
}

/** Keeps all responses out of search engines, for sites that must not be indexed, such as staging. */
export function noIndex(): Middleware {
  return async (ctx, next) => {
    ctx.set('X-Robots-Tag', 'noindex');
    await next();
  };
}
