import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import type { CachedPage } from './CachedPage.ts';

declare module 'koa' {
  interface DefaultState {
    /** Page that was sent from the cache: the response is the same for all clients that accept the same encoding. */
    cachedPage?: CachedPage;
  }
}

/** A response as it is sent, without the headers of a single request. */
export type CachedResponse = {
  /** Names and values alternate. */
  headers: readonly string[];
  bytes: Buffer;
  /** Path of the request as JSON, for the access log. */
  loggedPath: string;
};

export type ResponseCache = {
  /** Captures the response to a cached page. Must run before all middleware that adds headers. */
  capture: Middleware;
  /**
   * Returns the cached response to an identical request while its page is fresh; undefined if Koa must handle the
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
/** Each response has a new one, cached or not. */
const requestIdHeader = 'x-request-id';
/** Limit of cached `Accept-Encoding` values. Browsers send a handful of them. */
const maxAcceptHeaders = 200;
/** Encodings per page: the one that browsers get, and one for proxies. */
const maxEncodings = 2;

/**
 * Creates the cache of responses as Koa sent them: only Koa decides their headers. They are evicted with their page.
 */
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
    find({ method, url = '', headers }) {
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
