import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { arrive, scriptsStarted } from '../support/page.ts';
import { runSite, type RunningSite } from '../support/runSite.ts';
import { json, startWatchedCms, type WatchedCms } from '../support/watchedCms.ts';

const rules = [
  { from: '/coverage', to: '/solutions', status: 302 },
  { from: '/da/daekning', to: '/da/loesninger' },
  { from: '/old/*', to: '/products/*' },
  { from: '/shop/*', to: 'https://shop.example/*' },
];

/** Editors' redirects, in the format of WordPress's response. */
const rows = [
  { id: 1, from: '/summer/*', to: '/pricing', status: 302 },
  { id: 2, from: '/da/kampagne', to: null, status: 410 },
  { id: 3, from: '/pricing', to: '/solutions', status: 301 },
];

let folder: string;
let cms: WatchedCms;
let site: RunningSite;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rules-'));
  const file = path.join(folder, 'rules.json');
  await writeFile(file, JSON.stringify(rules));
  cms = await startWatchedCms();
  cms.behave(({ name }, respond) => (name.endsWith('/redirects') ? json(rows) : respond()));
  site = await runSite({
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
    ROUTE_RULES: file,
    ROOT_REDIRECT: '/products',
  });
});
test.afterAll(async () => {
  await site.stop();
  await cms.stop();
  await rm(folder, { recursive: true });
});

test('full page loads and the root are redirected, and the build manifest lists redirects and rendered pages', async ({
  request,
}) => {
  await test.step('a full page load is redirected', async () => {
    const response = await request.get(`${site.url}/old/sim?from=mail`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe('/products/sim?from=mail');
  });
  await test.step("redirects the root whatever the visitor's language", async () => {
    const response = await request.get(site.url, {
      maxRedirects: 0,
      headers: { accept: 'text/html', 'accept-language': 'da' },
    });
    expect(response.status()).toBe(302);
    expect(response.headers()['location']).toBe('/products');
  });
  await request.get(`${site.url}/da/priser`);
  const { id } = await (await request.get(`${site.url}/builds/latest.json`)).json();
  const manifest = await (await request.get(`${site.url}/builds/meta/${id}.json`)).json();
  expect(manifest).toMatchObject({
    id,
    routeRules: expect.arrayContaining(rules.map((rule) => ({ status: 301, ...rule }))),
    prerendered: expect.arrayContaining(['/da/priser']),
  });
  expect((await request.get(`${site.url}/builds/meta/earlier.json`)).status()).toBe(404);
});

test("editors' redirects apply only where no page exists", async ({ page, request }) => {
  const oldResponse = await request.get(`${site.url}/summer/a?from=mail`, { maxRedirects: 0 });
  expect([oldResponse.status(), oldResponse.headers()['location']]).toEqual([302, '/pricing?from=mail']);
  const currentResponse = await request.get(`${site.url}/pricing`, { maxRedirects: 0 });
  expect(currentResponse.status()).toBe(200);
  const goneResponse = await page.goto(`${site.url}/da/kampagne`);
  expect(goneResponse?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  const missingResponse = await request.get(`${site.url}/da/other`, { maxRedirects: 0 });
  expect(missingResponse.status()).toBe(404);
});

test('a click on a redirected link adds one history entry', async ({ page }) => {
  await page.route('https://shop.example/**', (route) => route.fulfill({ body: 'the shop' }));
  await arrive(page, `${site.url}/pricing`);
  await follow(page, '/coverage');
  await expect(page).toHaveURL(`${site.url}/solutions`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/pricing`);
  await page.goForward();
  await expect(page).toHaveURL(`${site.url}/solutions`);
  await page.goBack();

  await test.step("a link redirected to another site loads that site's page", async () => {
    await follow(page, '/shop/sims');
    await expect(page).toHaveURL('https://shop.example/sims');
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/pricing`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step("going back from the root's target skips the root", async () => {
    await follow(page, '/');
    await expect(page).toHaveURL(`${site.url}/products`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/pricing`);
    await page.goto(site.url);
    await expect(page).toHaveURL(`${site.url}/products`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/pricing`);
  });
});

/** Adds a link to the page and clicks it, because the content has no such link. */
async function follow(page: Page, href: string): Promise<void> {
  await scriptsStarted(page);
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'Follow me';
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'Follow me' }).click();
}
