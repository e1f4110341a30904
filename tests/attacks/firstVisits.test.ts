import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { startWatchedCms, type WatchedCms } from '#tests/support/watchedCms.ts';

let cms: WatchedCms;
let site: RunningSite;
beforeAll(async () => {
  cms = await startWatchedCms({ delayMs: 30 });
  site = await runSite(
    { CONTENT_GRAPHQL_URL: `${cms.url}/graphql`, CONTENT_REST_URL: cms.url, CONTENT_CONCURRENCY: '8' },
    'serve',
  );
});
afterAll(async () => {
  await site.stop();
  await cms.stop();
});

it('a freshly started site responds to simultaneous requests for every page of the sitemaps', async ({
  task,
}) => {
  const addressesIn = async (path: string) =>
    [...(await (await fetch(site.url + path)).text()).matchAll(/<loc>([^<]+)/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  const paths = (await Promise.all((await addressesIn('/sitemap.xml')).map(addressesIn))).flat();
  cms.maxAtOnce = 0;
  const startedAt = performance.now();
  const statuses = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(site.url + path, { redirect: 'manual' });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  task.meta.answer = `${statuses.filter((status) => status === 200).length} of ${paths.length} are 200, the last after ${seconds} s`;
  expect(paths.length).toBeGreaterThan(150);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  // Vike prints this warning about slow pages as plain text, but the log must contain only JSON lines.
  expect(site.output()).not.toContain('is slow');
  expect(cms.maxAtOnce).toBeLessThanOrEqual(8);
});
