import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { startWatchedCms, type WatchedCms } from '#tests/support/watchedCms.ts';

const article = '/blog/cause-15-at-high-water';

let cms: WatchedCms;
let site: RunningSite;
beforeAll(async () => {
  cms = await startWatchedCms();
  // More articles than one request returns, and requests after the first hundred hang.
  cms.behave(async (call, right) => {
    if (call.name !== 'PostIndexQuery') return right();
    if (call.variables['after'] !== undefined && call.variables['after'] !== null) return 'hang';
    const answer = await right();
    const body = answer.body.toString().replaceAll('"hasNextPage":false', '"hasNextPage":true');
    return { ...answer, body };
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

const ask = async (path: string) => {
  const { status, headers } = await fetch(site.url + path);
  return { status, cacheControl: headers.get('cache-control')?.split(', stale')[0] };
};

it('articles and the blog do not wait for the list of all articles, and are cached for seconds', async () => {
  const forSeconds = { status: 200, cacheControl: 'public, max-age=0, s-maxage=5' };
  expect(await ask(article)).toEqual(forSeconds);
  expect(await ask('/blog')).toEqual(forSeconds);
});

it('an unknown article is a 404, an unknown page number a 503', async () => {
  expect((await ask('/blog/no-such-article')).status).toBe(404);
  expect((await ask('/blog?page=40')).status).toBe(503);
});

it('caching is normal again once the list is complete', async () => {
  cms.behave(undefined);
  await expect
    .poll(async () => (await ask(article)).cacheControl, { timeout: 30_000 })
    .toMatch(/s-maxage=60$/);
  expect((await ask('/blog?page=40')).status).toBe(404);
});
