import type { ServerResponse } from 'node:http';
import type { Middleware } from 'koa';
import { Counter, Histogram, type Registry } from 'prom-client';
import { contentHostPath, imageProxyPath, socialImagesPath } from '#schema/images.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Trace } from '#server/lib/trace.ts';
import { isBearer } from './metricsRouter.ts';

const bucketsInSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const namedMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

export type RequestMeasures = {
  /** Counts and times every request. */
  measure: Middleware;
  /** Counts a response from the fast path, which does not run middleware. */
  countHit(durationMs: number): void;
};

/** Creates metrics of requests by kind and outcome. Labels never contain values that clients can choose freely. */
export function measureRequests(registry: Registry): RequestMeasures {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests until their response.',
    labelNames: ['method', 'kind', 'status'] as const,
    buckets: bucketsInSeconds,
    registers: [registry],
  });
  const outcomes = new Counter({
    name: 'page_cache_requests_total',
    help: 'Page requests by outcome in the page cache.',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  const hitDurations = durations.labels({ method: 'GET', kind: 'page', status: '2xx' });
  const hits = outcomes.labels({ outcome: 'hit' });
  return {
    countHit(durationMs) {
      hitDurations.observe(durationMs / 1000);
      hits.inc();
    },
    async measure(ctx, next) {
      const startedAt = performance.now();
      // Reads the path before later middleware rewrites it.
      const kind = requestKind(ctx.path);
      const method = namedMethods.has(ctx.method) ? ctx.method : 'other';
      try {
        await next();
      } finally {
        const status = `${Math.floor(ctx.status / 100)}xx`;
        durations.observe({ method, kind, status }, (performance.now() - startedAt) / 1000);
        const outcome = kind === 'page' ? cacheOutcome(ctx.res) : '';
        if (outcome !== '') outcomes.inc({ outcome });
      }
    },
  };
}

/** Returns the outcome from our own `Cache-Status` header: `hit`, `miss`, `bypass` or the reason for a stale copy. */
function cacheOutcome(response: ServerResponse): string {
  const cacheStatus = String(response.getHeader('Cache-Status') ?? '');
  return cacheStatus.split(/; (?:fwd=|detail=)?/).at(-1) ?? '';
}

type RequestKind = 'page' | 'asset' | 'image' | 'api' | 'other';

const prefixes: readonly [prefix: string, kind: RequestKind][] = [
  ['/assets/', 'asset'],
  ['/builds/', 'asset'],
  [`${imageProxyPath}/`, 'image'],
  [`${contentHostPath}/`, 'image'],
  [`${socialImagesPath}/`, 'image'],
  ['/api/', 'api'],
  ['/wp-json/', 'api'],
];
const plainPaths: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

/** Classifies a path. Paths are untrusted, and as labels would create an unlimited number of series. */
function requestKind(path: string): RequestKind {
  const [, kind] = prefixes.find(([prefix]) => path.startsWith(prefix)) ?? [];
  if (kind !== undefined) return kind;
  return plainPaths.has(path) || /\.[a-z0-9]+$/i.test(path) ? 'other' : 'page';
}

/**
 * Creates the middleware that sends `Server-Timing` to clients with the token: durations of the response and of each
 * traced operation in it.
 */
export function createServerTiming(token: string, inner: Trace): { trace: Trace; middleware: Middleware } {
  const runningSums = new AsyncLocalStorage<Map<string, number>>();
  const isAuthorised = isBearer(token);
  return {
    async trace(name, attributes, work) {
      const sums = runningSums.getStore();
      if (sums === undefined) return inner(name, attributes, work);
      const startedAt = performance.now();
      try {
        return await inner(name, attributes, work);
      } finally {
        sums.set(name, (sums.get(name) ?? 0) + performance.now() - startedAt);
      }
    },
    async middleware(ctx, next) {
      const authorization = ctx.get('authorization');
      if (authorization === '' || !isAuthorised(authorization)) return next();
      const sums = new Map<string, number>();
      const startedAt = performance.now();
      await runningSums.run(sums, next);
      const timings = [...sums, ['total', performance.now() - startedAt] as const];
      ctx.set(
        'Server-Timing',
        timings.map(([name, ms]) => `${name.replaceAll(' ', '-')};dur=${ms.toFixed(1)}`).join(', '),
      );
    },
  };
}
