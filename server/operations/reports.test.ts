import { createServer, type Server } from 'node:http';
import { Writable } from 'node:stream';
import Koa from 'koa';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { close, listen } from '#tests/support/listen.ts';
import { createReportsRouter } from './reportsRouter.ts';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(close)));

async function start() {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()),
  });
  const logger = pino({ level: 'warn' }, sink);
  const app = new Koa()
    .use(errorResponses(logger))
    .use(createReportsRouter({ logger, siteUrl: 'https://www.example.com' }).routes());
  const server = createServer(app.callback());
  servers.push(server);
  const origin = await listen(server);
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  return { post, log: () => lines.join('') };
}

it('createReportsRouter logs a failing component, without the page’s query string', async () => {
  const { post, log } = await start();
  const response = await post(
    '/api/client-errors',
    JSON.stringify({ message: 'boom', component: 'at Faq', path: '/da?token=secret' }),
  );
  expect(response.status).toBe(204);
  expect(log()).toContain('"message":"boom"');
  expect(log()).not.toContain('secret');
});

it('createReportsRouter rejects invalid reports and reports from other sites', async () => {
  const { post, log } = await start();
  expect((await post('/api/client-errors', '{}', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(
    (await post('/api/client-errors', JSON.stringify({ message: 'x'.repeat(501), path: '/' }))).status,
  ).toBe(422);
  expect(log()).not.toContain('xxxxx');
});

it('createReportsRouter logs each CSP violation in a batch of the Reporting API', async () => {
  const { post, log } = await start();
  const report = (effectiveDirective: string) => ({
    age: 12,
    type: 'csp-violation',
    url: 'https://www.example.com/da',
    user_agent: 'Mozilla/5.0',
    body: {
      blockedURL: 'https://b.example/?x=secret',
      columnNumber: 8,
      disposition: 'enforce',
      documentURL: 'https://www.example.com/da?token=secret',
      effectiveDirective,
      originalPolicy: "default-src 'self'",
      statusCode: 200,
    },
  });
  const otherReport = {
    age: 1,
    type: 'deprecation',
    url: 'https://www.example.com/',
    body: { id: 'unload' },
  };
  const response = await post(
    '/api/csp-reports',
    JSON.stringify([report('img-src'), otherReport, report('font-src')]),
    { 'content-type': 'application/reports+json' },
  );
  expect(response.status).toBe(204);
  const lines = log().trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).cspReport)).toEqual(
    ['img-src', 'font-src'].map((directive) => ({
      'effective-directive': directive,
      'violated-directive': directive,
      blocked: 'https://b.example/',
      page: 'https://www.example.com/da',
    })),
  );
});

it('createReportsRouter limits a batch to 32 kilobytes, and sends Retry-After above the rate limit', async () => {
  const { post } = await start();
  expect((await post('/api/csp-reports', '"'.padEnd(32 * 1024, ' '))).status).not.toBe(413);
  expect((await post('/api/csp-reports', '"'.padEnd(32 * 1024 + 1, ' '))).status).toBe(413);
  const responses = await Promise.all(Array.from({ length: 20 }, () => post('/api/csp-reports', '{}')));
  expect(responses.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60');
});

it('createReportsRouter accepts twenty reports per minute from one address', async () => {
  const { post } = await start();
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) statuses.push((await post('/api/csp-reports', '{}')).status);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 204));
  expect(statuses[20]).toBe(429);
});

it('createReportsRouter logs a CSP violation, without the page’s query string', async () => {
  const { post, log } = await start();
  const report = { 'effective-directive': 'img-src', 'blocked-uri': 'https://b.example/?x=secret' };
  await post(
    '/api/csp-reports',
    JSON.stringify({
      'csp-report': { ...report, 'document-uri': 'https://www.example.com/da?token=secret' },
    }),
  );
  expect(log()).toContain('https://www.example.com/da"');
  expect(log()).not.toContain('secret');
});
