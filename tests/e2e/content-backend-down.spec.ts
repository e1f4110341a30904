import { startCms, type Cms } from '#cms/server.ts';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { isFull } from '../support/fullSuite.ts';
import { runSite, type RunningSite } from '../support/runSite.ts';

let cms: Cms;
let site: RunningSite;

test.beforeEach(async () => {
  cms = await startCms();
  site = await runSite({
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
    CONTENT_FRESH_SECONDS: '1',
    CONTENT_PROBE_SECONDS: '1',
  });
});
test.afterEach(async () => {
  await site.stop();
  await cms.stop();
});

/** Faults for the full suite. `npm test` covers them in tests/attacks/faults.test.ts, and one in a browser below. */
const faults = ['refuse', 'errors', 'reset', 'status', 'html', 'partial'] as const;

for (const fault of isFull ? faults : []) {
  test(`a visited page is served from the cache while the backend fails with "${fault}"`, async ({
    request,
  }) => {
    expect((await request.get(`${site.url}/pricing`)).status()).toBe(200);
    cms.setFault(fault);
    await expectServedFromCache(request, '/pricing');
  });
}

async function expectServedFromCache(request: APIRequestContext, address: string): Promise<void> {
  await expect(async () => {
    const secondResponse = await request.get(site.url + address);
    expect(secondResponse.status()).toBe(200);
    expect(await secondResponse.text()).toContain('<h1');
    expect(secondResponse.headers()['cache-status']).toBe('site; hit; detail=stale-if-error');
  }).toPass();
}

test('during an outage, the site serves visited pages from its cache and responds to others with an uncached 503 page in their language', async ({
  page,
  request,
}) => {
  await page.goto(`${site.url}/de`);
  cms.setFault('refuse');
  const response = await page.goto(`${site.url}/de/preise`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('30');
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(
    page.getByRole('banner').getByText('Produkte', { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  // The site stored the editor's error page when it rendered the previous page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier wurde nie gelotet');
  await expect(page.getByText('Bei uns ist etwas schiefgegangen.')).toBeVisible();
  const home = page.getByRole('main').getByRole('link', { name: 'ZUR STARTSEITE' });
  await expect(home).toHaveAttribute('href', '/de');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(home).toBeHidden();
  await expectServedFromCache(request, '/de');
  cms.setFault(undefined);
  await expect(async () => expect((await page.goto(`${site.url}/de/preise`))?.status()).toBe(200)).toPass();
});
