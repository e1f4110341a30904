import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Middleware } from 'koa';
import type { AnalyticsSources } from '#schema/analytics.ts';
import type { ChatSources } from '#schema/chat.ts';
import type { LocalisedPath } from '#locales/routing.ts';
import { requestAddress } from '#server/lib/normaliseAddress.ts';

export type SecurityPolicy = {
  /** Hosts whose players an article may embed after a click. */
  frameHosts: readonly string[];
  /** What a support chat loads, by directive; nothing when there is no chat. */
  chatSources: ChatSources;
  /** What the tool that counts what is read loads; nothing when there is none. */
  analyticsSources: AnalyticsSources;
  /** Development needs inline scripts and styles for hot reloading. */
  isDevelopment: boolean;
  /** Only then is `hsts` sent, as Strict-Transport-Security. */
  isHttps: boolean;
  hsts: string;
  /** Pages whose third-party viewer writes style elements. */
  needsInlineStyles: (address: LocalisedPath) => boolean;
};

const reportsPath = '/api/csp-reports';
const reportsEndpoint = 'csp';

/** The headers of every answer: a policy without `unsafe-inline`, no framing, no sniffing. */
export function securityHeaders(policy: SecurityPolicy): Middleware {
  const strict = headersOf(policy, false);
  const withInlineStyles = headersOf(policy, true);
  return async (ctx, next) => {
    const headers = policy.needsInlineStyles(requestAddress(ctx)) ? withInlineStyles : strict;
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    await next();
  };
}

/** Helmet's headers and ours, made once: they are the same for every request. */
function headersOf(policy: SecurityPolicy, inlineStyles: boolean): [name: string, value: string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmetFor(policy, inlineStyles)(request, response, (error) => {
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

function helmetFor(policy: SecurityPolicy, inlineStyles: boolean) {
  const { chatSources: chat, analyticsSources: analytics } = policy;
  const development = policy.isDevelopment ? ["'unsafe-inline'"] : [];
  const frames = [...new Set([...policy.frameHosts, ...(chat.frameSrc ?? [])])];
  const styles = inlineStyles ? ["'unsafe-inline'"] : (chat.styleSrc ?? development);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...joined(chat.scriptSrc, analytics.scriptSrc), ...development],
        styleSrc: ["'self'", ...styles],
        imgSrc: ["'self'", 'data:', ...joined(chat.imgSrc, analytics.imgSrc)],
        fontSrc: ["'self'", ...(chat.fontSrc ?? [])],
        ...(chat.mediaSrc && { mediaSrc: ["'self'", ...chat.mediaSrc] }),
        connectSrc: [
          "'self'",
          ...joined(chat.connectSrc, analytics.connectSrc),
          ...(policy.isDevelopment ? ['ws:', 'wss:'] : []),
        ],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...(chat.formAction ?? [])],
        frameAncestors: ["'none'"],
        ...(policy.isHttps ? { upgradeInsecureRequests: [] } : {}),
        // Browsers that know the second ignore the first.
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

/** The sources of both, each once. */
function joined(...lists: (readonly string[] | undefined)[]): string[] {
  return [...new Set(lists.flatMap((sources) => sources ?? []))];
}

/** Keeps every answer of a site that is not to be found, such as staging, out of search engines. */
export function noIndex(): Middleware {
  return async (ctx, next) => {
    ctx.set('X-Robots-Tag', 'noindex');
    await next();
  };
}
