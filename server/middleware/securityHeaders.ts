import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Middleware } from 'koa';
import type { LocalisedPath } from '#locales/routing.ts';
import { requestAddress } from '#server/http/requestAddress.ts';

export type SecurityPolicy = {
  /** Hosts whose players an article may embed after a click. */
  frameHosts: readonly string[];
  /** Origins of a support chat; none when there is no chat. */
  chatOrigins: readonly string[];
  /** Development needs inline scripts and styles for hot reloading. */
  isDevelopment: boolean;
  /** Only then is HSTS sent. */
  isHttps: boolean;
  /** Pages whose third-party viewer writes style elements. */
  needsInlineStyles: (address: LocalisedPath) => boolean;
};

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
  response.setHeader(
    'Permissions-Policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  );
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}

function helmetFor(policy: SecurityPolicy, inlineStyles: boolean) {
  const development = policy.isDevelopment ? ["'unsafe-inline'"] : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...policy.chatOrigins, ...development],
        styleSrc: ["'self'", ...(inlineStyles ? ["'unsafe-inline'"] : development)],
        imgSrc: ["'self'", 'data:', ...policy.chatOrigins],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...policy.chatOrigins, ...(policy.isDevelopment ? ['ws:'] : [])],
        frameSrc:
          [...policy.frameHosts, ...policy.chatOrigins].length > 0
            ? [...policy.frameHosts, ...policy.chatOrigins]
            : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(policy.isHttps ? { upgradeInsecureRequests: [] } : {}),
        reportUri: ['/api/csp-reports'],
      },
    },
    strictTransportSecurity: policy.isHttps
      ? { maxAge: 63_072_000, includeSubDomains: true, preload: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
}
