import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { startWatchedCms, type WatchedCms } from '#tests/support/watchedCms.ts';

const article = '/blog/cause-15-at-high-water';

let cms: WatchedCms;
let site: RunningSite;
beforeAll(async () => {
  cms = await startWatchedCms();
  // There are more articles than one request returns, and every request after the first hundred hangs.
  cms.behave(async (call, respond) => {
    if (call.name !== 'PostIndexQuery') return respond();
    if (call.variables['after'] !== undefined && call.variables['after'] !== null) return 'hang';
    const response = await respond();
    const body = response.body.toString().replaceAll('"hasNextPage":false', '"hasNextPage":true');
    return { ...response, body };
  });
  site = await runSite(
    {
      CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
      CONTENT_REST_URL: cms.url,
    },
    'serve',
  );
});
afterAll(async () => {
  await site.stop();
  await cms.stop();
});

const request = async (path: string) => {
  const { status, headers } = await fetch(site.url + path);
  return { status, cacheControl: headers.get('cache-control')?.split(', stale')[0] };
};

it('articles and the blog do not wait for the list of all articles, and are cached only for seconds', async () => {
  const forSeconds = { status: 200, cacheControl: 'public, max-age=0, s-maxage=5' };
  expect(await request(article)).toEqual(forSeconds);
  expect(await request('/blog')).toEqual(forSeconds);
});

it('an unknown article responds with 404, and a page number beyond the loaded articles with 503', async () => {
  expect((await request('/blog/no-such-article')).status).toBe(404);
  expect((await request('/blog?page=40')).status).toBe(503);
});

it('pages are cached as usual once the list of all articles is complete', async () => {
  cms.behave(undefined);
  await expect
    .poll(async () => (await request(article)).cacheControl, { timeout: 30_000 })
    .toMatch(/s-maxage=60$/);
  expect((await request('/blog?page=40')).status).toBe(404);
});
