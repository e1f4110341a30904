import type { Server } from 'node:http';
import Koa, { type Middleware } from 'koa';
import { afterEach, describe, expect, it } from 'vitest';
import { portOf } from '#tests/support/portOf.ts';
import { createLogger } from '#server/logger.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { createMetrics, type MetricsSources } from './createMetrics.ts';

const token = 'a-token-of-some-length';
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Starts an app with metrics around `rest`, which handles all other paths. */
async function start(appMiddleware: Middleware, sources: Partial<MetricsSources> = {}) {
  const metrics = createMetrics({
    token,
    outbox: () => ({ waiting: 0, failed: 0, lagMs: 0 }),
    signUps: async () => [],
    isContentDown: () => false,
    contentAnswers: () => ({ backend: 0, shared: 0 }),
    cdnLagMs: () => 0,
    ...sources,
  });
  const app = new Koa()
    .use(metrics.measure)
    .use(errorResponses(createLogger('silent')))
    .use(metrics.router.routes())
    .use(appMiddleware);
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${portOf(server)}${path}`, init);
  const readMetrics = (authorization: string) => get('/metrics', { headers: { authorization } });
  return { get, read: readMetrics, metrics: async () => (await readMetrics(`Bearer ${token}`)).text() };
}

const notFound: Middleware = (ctx) => {
  ctx.status = 404;
};

describe('createMetrics', () => {
  it('requires the token', async () => {
    const { get, read: readMetrics } = await start(notFound);
    for (const response of [
      await get('/metrics'),
      await get(`/metrics?token=${token}`),
      await readMetrics('Bearer another-token-of-some-length'),
      await readMetrics(`Basic ${token}`),
    ]) {
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await response.text()).not.toContain('process_');
    }
    const response = await readMetrics(`Bearer ${token}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('process_resident_memory_bytes');
  });

  it('counts requests by kind, method and status class, without values chosen by clients', async () => {
    const { get, metrics } = await start((ctx) => {
      ctx.status = ctx.path.startsWith('/odd') ? 418 : 200;
      ctx.body = 'x';
    });
    expect((await get('/odd-path-of-a-scanner')).status).toBe(418);
    await get('/prices', { method: 'PROPFIND' });
    await get('/assets/entry.js');
    await get('/_ipx/w_640/cms/wp-content/uploads/boat.jpg');
    await get('/api/newsletter', { method: 'POST' });
    await get('/odd.php');
    const text = await metrics();
    for (const labels of [
      'method="GET",kind="page",status="4xx"',
      'method="other",kind="page",status="2xx"',
      'method="GET",kind="asset",status="2xx"',
      'method="GET",kind="image",status="2xx"',
      'method="POST",kind="api",status="2xx"',
      'method="GET",kind="other",status="4xx"',
    ])
      expect(text).toContain(`http_request_duration_seconds_count{${labels}} 1`);
    expect(text).not.toMatch(/"[^"]*odd|PROPFIND|"418"/);
  });

  it('counts outcomes of the page cache by `Cache-Status`', async () => {
    const statuses = ['site; fwd=miss', 'site; hit', 'site; hit', 'site; hit; detail=stale-if-error'];
    const { get, metrics } = await start((ctx) => {
      ctx.set('Cache-Status', statuses.shift() ?? '');
      ctx.body = 'x';
    });
    for (let count = statuses.length; count > 0; count -= 1) await get('/');
    const text = await metrics();
    expect(text).toContain('page_cache_requests_total{outcome="miss"} 1');
    expect(text).toContain('page_cache_requests_total{outcome="hit"} 2');
    expect(text).toContain('page_cache_requests_total{outcome="stale-if-error"} 1');
  });

  it('reports the outbox and the circuit breaker of the content backend', async () => {
    const { metrics } = await start(notFound, {
      outbox: () => ({ waiting: 3, failed: 1, lagMs: 90_500 }),
      isContentDown: () => true,
    });
    const text = await metrics();
    expect(text).toContain('outbox_messages{state="waiting"} 3');
    expect(text).toContain('outbox_messages{state="failed"} 1');
    expect(text).toContain('outbox_lag_seconds 90.5');
    expect(text).toContain('content_circuit_breaker_open 1');
  });

  it('reports content responses by source, and the lag of CDN purges', async () => {
    let backend = 3;
    const { metrics } = await start(notFound, {
      contentAnswers: () => ({ backend, shared: 2 }),
      cdnLagMs: () => 1_500,
    });
    expect(await metrics()).toContain('content_answers_total{from="backend"} 3');
    backend = 5;
    const text = await metrics();
    expect(text).toContain('content_answers_total{from="backend"} 5');
    expect(text).toContain('content_answers_total{from="shared"} 2');
    expect(text).toContain('cdn_purge_lag_seconds 1.5');
  });

  it('reports the other metrics while the newsletter figures are unavailable', async () => {
    const { metrics } = await start(notFound, {
      signUps: () => Promise.reject(new Error('the database is away')),
    });
    const body = await metrics();
    expect(body).toContain('outbox_messages{state="waiting"} 0');
    expect(body).not.toContain('newsletter_sign_ups{');
  });
});
