import http from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { startBareSite } from '#tests/support/bareSite.ts';
import { close, listen } from '#tests/support/listen.ts';
import { startWatchedCms } from '#tests/support/watchedCms.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

const Span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  attributes: v.array(v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) })),
});
const SentSpans = v.object({
  resourceSpans: v.array(v.object({ scopeSpans: v.array(v.object({ spans: v.array(Span) })) })),
});

/** Starts a collector that receives and records traces over OTLP/HTTP. */
async function startCollector() {
  const spans: v.InferOutput<typeof Span>[] = [];
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces')
        for (const { scopeSpans } of v.parse(SentSpans, JSON.parse(body)).resourceSpans)
          spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const origin = await listen(server);
  stops.push(() => close(server));
  return { origin, spans };
}

async function startTraced(env: Record<string, string>) {
  const cms = await startWatchedCms();
  stops.push(cms.stop);
  return startBareSite(cms.url, env);
}

const imagePath = '/_ipx/w_320,f_webp/cms/wp-content/uploads/2026/11/bento-sim.webp';

it('requests are traced with the content requests and images that they waited for', async () => {
  const { origin, spans } = await startCollector();
  const site = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: origin });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await fetch(`${site.origin}/feed.xml?secret=words`, {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await site.get(imagePath);
  await site.stop();
  const feed = spans.filter((span) => span.traceId === traceId);
  const request = feed.find(({ name }) => name === 'GET');
  expect(request?.parentSpanId).toBe('b7ad6b7169203331');
  expect(feed.find(({ name }) => name === 'content call')?.parentSpanId).toBe(request?.spanId);
  const image = spans.find(({ name }) => name === 'image');
  const ofImage = spans.find(({ spanId }) => spanId === image?.parentSpanId);
  expect(ofImage?.attributes).toContainEqual({ key: 'url.path', value: { stringValue: imagePath } });
  expect(JSON.stringify(spans)).not.toContain('words');
});

it('an unavailable trace collector does not affect the site', async () => {
  const site = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await site.get('/feed.xml')).status).toBe(200);
  await site.stop();
});

it('Server-Timing requires the metrics token', async () => {
  const token = 'a-token-of-at-least-thirty-two-characters';
  const site = await startTraced({ METRICS_TOKEN: token });
  stops.push(site.stop);
  const timing = async (authorization: string) =>
    (await fetch(`${site.origin}/da/feed.xml`, { headers: { authorization } })).headers.get('server-timing');
  expect(await timing(`Bearer ${token}`)).toMatch(/^content-call;dur=[\d.]+, total;dur=[\d.]+$/);
  expect(await timing('Bearer another')).toBeNull();
  expect(await timing('')).toBeNull();
});
