import Koa from 'koa';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { portOf } from '#tests/support/portOf.ts';
import { requireSameOrigin } from './requireSameOrigin.ts';

/** Returns the status of a post to a site with this URL; `undefined` means that no URL is configured. */
async function statusOf(headers: Record<string, string>, siteUrl: string | undefined): Promise<number> {
  const app = new Koa().use(errorResponses(createLogger('silent'))).use((ctx) => {
    requireSameOrigin(ctx, siteUrl);
    ctx.status = 204;
  });
  const server = app.listen(0);
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const sentHeaders = { ...headers, ...(headers['origin'] === 'own' && { origin }) };
  return (await fetch(origin, { method: 'POST', headers: sentHeaders })).status;
}

const site = 'https://www.site.example';

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, 204],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 204],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: site }, 403],
  [{ 'sec-fetch-site': 'none' }, 403],
  [{ origin: site }, 204],
  [{ origin: 'http://www.site.example' }, 403],
  [{ origin: 'https://site.example' }, 403],
  [{ origin: 'https://www.site.example.evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{}, 204],
])('requireSameOrigin: a post with the headers %o gets the status %i', async (headers, status) => {
  // Node's `fetch` sends no `Sec-Fetch-Site`.
  expect(await statusOf({ 'sec-fetch-site': '', ...headers }, `${site}/`)).toBe(status);
});

it('requireSameOrigin accepts posts from the request’s own host if no site URL is configured', async () => {
  expect(await statusOf({ 'sec-fetch-site': '', origin: 'own' }, undefined)).toBe(204);
  expect(await statusOf({ 'sec-fetch-site': '', origin: site }, undefined)).toBe(403);
});
