import { createServer } from 'node:http';
import Koa from 'koa';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { listen } from '#tests/support/listen.ts';
import { sendFailure } from './sendPage.ts';

const app = new Koa();
app.use(async (ctx) => {
  ctx.state.requestId = 'id-of-the-request';
  await sendFailure(ctx, new Error('broken'), pino({ level: 'silent' }));
});
const handle = app.callback();
const server = createServer((request, response) => void handle(request, response));
afterAll(() => server.close());

it('sendFailure sends an uncacheable plain page in the language of the URL if no page can be rendered', async () => {
  const response = await fetch(`${await listen(server)}/de/preise`);

  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.text()).toMatch(/<html lang="de">.*ZUR STARTSEITE.*id-of-the-request/s);
});
