import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { startCms } from '#cms/server.ts';
import { isFull } from '../support/fullSuite.ts';
import { portOf } from '../support/portOf.ts';
import { runSite } from '../support/runSite.ts';

test('a page that lacks its table of contents is not cached, so that the contents appear as soon as possible', async ({
  request,
}) => {
  let isDown = true;
  const document = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Harbour API', version: '1' },
    paths: {},
  });
  const api = createServer((_request, response) => {
    response
      .writeHead(isDown ? 404 : 200, { 'content-type': 'application/json' })
      .end(isDown ? '{}' : document);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const site = await runSite({ DOCS_API_ORIGIN: `http://127.0.0.1:${portOf(api)}` });
  const page = () => request.get(`${site.url}/docs`);

  for (const response of [await page(), await page()]) {
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'cache-status': 'site; fwd=miss',
    });
    expect(response.headers()['retry-after']).toBeUndefined();
  }

  // After a failure, the site does not contact the host for five seconds.
  if (isFull) {
    isDown = false;
    await expect(async () => expect(await (await page()).text()).toContain('Harbour API')).toPass();
    expect((await page()).headers()['cache-control']).toContain('public');
  }
  await site.stop();
  api.close();
});

test('a site with its own content and no API has no API reference in any language', async ({ request }) => {
  const cms = await startCms();
  const site = await runSite({ CONTENT_GRAPHQL_URL: `${cms.url}/graphql`, CONTENT_REST_URL: cms.url });
  for (const path of ['/docs', '/da/docs', '/de/docs', '/docs/sims', '/docs/tag/sims/activate-sim']) {
    const response = await request.get(site.url + path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-security-policy'], path).not.toContain('unsafe-inline');
  }
  expect((await request.get(`${site.url}/api/docs-json`)).status()).toBe(404);
  await site.stop();
  await cms.stop();
});
