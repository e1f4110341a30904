import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import type { CachedPage } from './CachedPage.ts';
import { prefersMarkdown } from './pageMarkdown.ts';

declare module 'koa' {
  interface DefaultState {
    /** Page that was sent from the cache. All clients that accept the same encoding get the same response. */
    cachedPage?: CachedPage;
  }
}

/** A complete response, except for headers that differ for each request. */
export type CachedResponse = {
  /** Header names and values, alternating. */
  headers: readonly string[];
  bytes: Buffer;
  /** Request path as JSON, for the access log. */
  loggedPath: string;
};

export type ResponseCache = {
  /** Captures responses with cached pages. Must run before all middleware that adds headers. */
  capture: Middleware;
  /**
   * Returns the cached response to an identical request if its page is still fresh; undefined if Koa must handle the
   * request.
   */
  find(request: IncomingMessage): CachedResponse | undefined;
};

/**
 * Headers that are the same for all clients. A response with any other header is not cached, so that no client receives
 * a header meant for another.
 */
const sharedHeaders: ReadonlySet<string> = new Set([
  'accept-ch',
  'cache-control',
  'cache-status',
  'cache-tag',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'etag',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'speculation-rules',
  'strict-transport-security',
  'surrogate-key',
  'vary',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-robots-tag',
  'x-xss-protection',
]);
/** Header that is new in each response, cached or not. */
const requestIdHeader = 'x-request-id';
/** Maximum number of cached `Accept-Encoding` values. Browsers send only a handful. */
const maxAcceptHeaders = 200;
/** Maximum number of encodings per page: one for browsers, and one for proxies. */
const maxEncodings = 2;

/** Creates a cache of responses as Koa sent them: only Koa decides headers. A response is evicted with its page. */
export function createResponseCache(pageAt: (url: string) => CachedPage | undefined): ResponseCache {
  const responses = new WeakMap<CachedPage, Map<string, CachedResponse>>();
  const encodings = new LRUCache<string, string>({ max: maxAcceptHeaders });

  return {
    async capture(ctx, next) {
      await next();
      const page = ctx.state.cachedPage;
      const encoding = ctx.response.get('Content-Encoding');
      // Uncompressed pages are not cached as responses.
      if (page === undefined || ctx.method !== 'GET' || ctx.status !== 200 || encoding === '') return;
      const headerNames = ctx.res.getHeaderNames().filter((name) => name !== requestIdHeader);
      if (!Buffer.isBuffer(ctx.body) || !headerNames.every((name) => sharedHeaders.has(name))) return;
      const pageResponses = responses.get(page) ?? new Map<string, CachedResponse>();
      responses.set(page, pageResponses);
      encodings.set(ctx.get('accept-encoding'), encoding);
      if (pageResponses.has(encoding) || pageResponses.size >= maxEncodings) return;
      const headers = headerNames.flatMap((name) => [name, String(ctx.res.getHeader(name))]);
      pageResponses.set(encoding, { headers, bytes: ctx.body, loggedPath: JSON.stringify(ctx.path) });
    },
    find(request) {
      const { method, url = '', headers } = request;
      if (prefersMarkdown(request)) return undefined;
      if (method !== 'GET' || isConditional(headers) || headers.authorization !== undefined) return undefined;
      const encoding = encodings.get(headers['accept-encoding'] ?? '');
      if (encoding === undefined) return undefined;
      const page = pageAt(url);
      return page && responses.get(page)?.get(encoding);
    },
  };
}

function isConditional(headers: IncomingMessage['headers']): boolean {
  return headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined;
}
