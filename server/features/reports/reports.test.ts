import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import Koa from 'koa';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { createReportsRouter } from './router.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function start() {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()),
  });
  const logger = pino({ level: 'warn' }, sink);
  const app = new Koa()
    .use(errorResponses(logger))
    .use(createReportsRouter({ logger, siteUrl: 'https://www.example.com' }).routes());
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  stops.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  return { post, log: () => lines.join('') };
}

it('writes a failing component to the log, without the query of the page', async () => {
  const { post, log } = await start();
  const answer = await post(
    '/api/client-errors',
    JSON.stringify({ message: 'boom', component: 'at Faq', path: '/da?token=secret' }),
  );
  expect(answer.status).toBe(204);
  expect(log()).toContain('"message":"boom"');
  expect(log()).not.toContain('secret');
});

it('refuses a report from another site, and one that is none', async () => {
  const { post, log } = await start();
  expect((await post('/api/client-errors', '{}', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(
    (await post('/api/client-errors', JSON.stringify({ message: 'x'.repeat(501), path: '/' }))).status,
  ).toBe(422);
  expect(log()).not.toContain('xxxxx');
});

it('takes twenty reports a minute from one address', async () => {
  const { post } = await start();
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) statuses.push((await post('/api/csp-reports', '{}')).status);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 204));
  expect(statuses[20]).toBe(429);
});
