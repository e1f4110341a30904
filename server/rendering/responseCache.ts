import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import type { CachedPage } from './CachedPage.ts';

declare module 'koa' {
  interface DefaultState {
    /** The page that was answered as it is kept, in the same way for everybody who asks in the same encoding. */
    cachedPage?: CachedPage;
  }
}

/** A whole answer as it goes over the line, but for what is each request's own. */
export type CachedResponse = {
  /** Names and values in turn. */
  headers: readonly string[];
  bytes: Buffer;
  /** Its path as JSON. */
  loggedPath: string;
};

export type ResponseCache = {
  /** Captures the response to a cached page. Belongs above all middleware that adds headers. */
  capture: Middleware;
  /** How the same request was answered before, while its page is fresh; undefined for all that has to be looked at. */
  find(request: IncomingMessage): CachedResponse | undefined;
};

/**
 * Headers that say the same to everybody who gets a page. A page with any other one is not replayed, so that a header which
 * is meant for one visitor reaches no other.
 */
const sameForAll: ReadonlySet<string> = new Set([
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
/** Each request has one of its own, which the replay makes too. */
const requestIdHeader = 'x-request-id';
/** Browsers send a handful; whoever makes up more gets the same answers, computed. */
const maxAcceptHeaders = 200;
/** Of a page: what nearly everybody reads, and what a proxy may ask for. */
const maxEncodings = 2;

/**
 * Cached pages with the headers that they were sent with the last time. They are captured from Koa, which stays
 * the only place that decides what an answer says, and are forgotten with the page.
 */
export function createResponseCache(pageAt: (url: string) => CachedPage | undefined): ResponseCache {
  const answers = new WeakMap<CachedPage, Map<string, CachedResponse>>();
  const encodings = new LRUCache<string, string>({ max: maxAcceptHeaders });

  return {
    async capture(ctx, next) {
      await next();
      const page = ctx.state.cachedPage;
      const encoding = ctx.response.get('Content-Encoding');
      // A page that is not compressed is not kept as it is sent.
      if (page === undefined || ctx.method !== 'GET' || ctx.status !== 200 || encoding === '') return;
      const names = ctx.res.getHeaderNames().filter((name) => name !== requestIdHeader);
      if (!Buffer.isBuffer(ctx.body) || !names.every((name) => sameForAll.has(name))) return;
      const known = answers.get(page) ?? new Map<string, CachedResponse>();
      answers.set(page, known);
      encodings.set(ctx.get('accept-encoding'), encoding);
      if (known.has(encoding) || known.size >= maxEncodings) return;
      const headers = names.flatMap((name) => [name, String(ctx.res.getHeader(name))]);
      known.set(encoding, { headers, bytes: ctx.body, loggedPath: JSON.stringify(ctx.path) });
    },
    find({ method, url = '', headers }) {
      if (method !== 'GET' || isConditional(headers) || headers.authorization !== undefined) return undefined;
      const encoding = encodings.get(headers['accept-encoding'] ?? '');
      if (encoding === undefined) return undefined;
      const page = pageAt(url);
      return page && answers.get(page)?.get(encoding);
    },
  };
}

function isConditional(headers: IncomingMessage['headers']): boolean {
  return headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined;
}
