import type { ServerResponse } from 'node:http';
import type { Middleware } from 'koa';
import { Counter, Histogram, type Registry } from 'prom-client';
import { requestKind } from './requestKind.ts';

const bucketsInSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const namedMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

export type RequestMeasures = {
  /** Counts and times every request that it passes on. */
  measure: Middleware;
  /** Counts a page that was at hand, and passed nothing. */
  countHit(durationMs: number): void;
};

/** Requests by kind and outcome; no label is taken from what a visitor may choose freely. */
export function measureRequests(registry: Registry): RequestMeasures {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['method', 'kind', 'status'] as const,
    buckets: bucketsInSeconds,
    registers: [registry],
  });
  const outcomes = new Counter({
    name: 'page_cache_requests_total',
    help: 'What the page cache did for requests of pages.',
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
      // Before the rest, which may rewrite the address.
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

/** The word that tells most of our own `Cache-Status`: `hit`, `miss`, `bypass` or why a copy was stale. */
function cacheOutcome(response: ServerResponse): string {
  const cacheStatus = String(response.getHeader('Cache-Status') ?? '');
  return cacheStatus.split(/; (?:fwd=|detail=)?/).at(-1) ?? '';
}
