import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { randomPath } from './support/attack.ts';
import { startAttackedSite, type AttackedSite } from './support/attackedSite.ts';
import { faults } from './tables/faults.ts';

const cachedPaths = ['/', '/da/priser', '/blog', '/sitemap-en.xml', '/feed.xml'];

let site: AttackedSite;
beforeAll(async () => {
  site = await startAttackedSite({
    CONTENT_FRESH_SECONDS: '1',
    CONTENT_PROBE_SECONDS: '1',
  });
  for (const path of cachedPaths) expect((await fetch(site.origin + path)).status, path).toBe(200);
});
// Waits until the site has recovered before the next fault.
afterEach(async () => {
  site.host.answerWith(undefined);
  const requestStatus = () => fetch(site.origin + randomPath()).then(({ status }) => status);
  await expect.poll(requestStatus, { timeout: 60_000, interval: 100 }).toBe(404);
});
afterAll(() => site.stop());

/**
 * Waits until the site has served the cached copy as stale, which also triggers a background revalidation, so the page
 * may be fresh again afterwards.
 */
function waitUntilStale(path: string) {
  const cacheStatus = () => fetch(site.origin + path).then(({ headers }) => headers.get('cache-status'));
  return expect.poll(cacheStatus, { interval: 100, message: path }).toContain('detail=stale');
}

it.for(faults)('a content backend that %s', async ([, fault], { task }) => {
  site.host.answerWith(fault);
  await Promise.all(cachedPaths.map(waitUntilStale));
  const cachedResponses = await Promise.all(cachedPaths.map((path) => fetch(site.origin + path)));
  expect(cachedResponses.map(({ status }) => status)).toEqual(Array(cachedPaths.length).fill(200));
  const uncachedResponse = await fetch(site.origin + randomPath(), { headers: { accept: 'text/html' } });
  const page = await uncachedResponse.text();
  expect(uncachedResponse.status).toBe(503);
  expect(uncachedResponse.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(uncachedResponse.headers.get('cache-control')).toBe('no-store');
  expect(page).toContain('</html>');
  expect(page).not.toMatch(/node_modules|at \w+ \(/);
  expect((await fetch(`${site.origin}/livez`)).status).toBe(200);
  task.meta.answer = `200 for what was seen, ${uncachedResponse.status} for what was not`;
});
