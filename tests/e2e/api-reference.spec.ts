import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/page.ts';

const operation = '/docs/tag/sims/activate-sim';
const sidebar = (page: Page) => page.getByRole('complementary').or(page.locator('.t-doc__sidebar')).first();
/** A megabyte of viewer takes its time on a busy machine. */
const patience = { timeout: 40_000 };
test.slow();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

test('a developer opens the reference from the address', async ({ page }) => {
  await page.goto('/docs');
  await expect(heading(page, 'Kystlink API')).toBeVisible(patience);
  await expect(sidebar(page).getByRole('link', { name: 'SIMs' })).toBeVisible(patience);
  await expect(page).toHaveTitle(/Introduction \| API reference/);
  await expect(page.locator('body')).toHaveClass(/dark-mode/);
});

test('a developer searches in the sidebar', async ({ page }) => {
  await page.goto('/docs');
  await sidebar(page)
    .getByRole('button', { name: /Search/ })
    .click();
  await page.getByRole('combobox').fill('steering');
  await page.getByRole('option', { name: /Set steering/ }).click();
  await expect(heading(page, 'Set steering')).toBeInViewport(patience);
  await expect(page).toHaveURL('/docs/tag/networks/set-steering');
});

for (const [locale, search] of [
  ['da', /Åbn søgning/],
  ['de', /Suche öffnen/],
] as const) {
  test(`the viewer's own labels are in the language of the page: ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/docs`);
    await expect(sidebar(page).getByRole('button', { name: search })).toBeVisible(patience);
  });
}

test('an operation has an address of its own, which survives a reload', async ({ page }) => {
  await page.goto(operation);
  await expect(heading(page, 'Activate a SIM')).toBeInViewport(patience);
  await page.reload();
  await expect(heading(page, 'Activate a SIM')).toBeInViewport(patience);
  await expect(page).toHaveURL(operation);
});

test('the back button leads to the operation before', async ({ page }) => {
  await page.goto(operation);
  await expect(heading(page, 'Activate a SIM')).toBeInViewport(patience);
  await sidebar(page)
    .getByRole('link', { name: /Close a SIM/ })
    .click();
  await expect(heading(page, 'Close a SIM')).toBeInViewport(patience);
  await expect(page).toHaveURL('/docs/tag/sims/close-sim');
  await page.goBack();
  await expect(heading(page, 'Activate a SIM')).toBeInViewport(patience);
  await expect(page).toHaveURL(operation);
});

test('another language shows the same operation, also after moving on from the first', async ({ page }) => {
  await page.goto('/docs/tag/sims/list-sims');
  await expect(heading(page, 'List SIMs')).toBeInViewport(patience);
  await sidebar(page)
    .getByRole('link', { name: /Activate a SIM/ })
    .click();
  await expect(heading(page, 'Activate a SIM')).toBeInViewport(patience);
  await expect(page).toHaveURL(operation);
  await page.getByRole('banner').getByText('EN', { exact: true }).click();
  await page.getByRole('link', { name: 'Dansk' }).click();
  await expect(page).toHaveURL(`/da${operation}`);
  await expect(heading(page, 'Activate a SIM')).toBeInViewport(patience);
  await expect(sidebar(page).getByRole('link', { name: 'Introduktion' })).toBeVisible(patience);
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
});

test('when the API host is down the page says so, and trying again works', async ({ page }) => {
  await page.route('**/api/docs-json', (route) =>
    route.fulfill({
      status: 502,
      json: { error: { code: 'upstream_failed', message: 'The API host is unreachable.' } },
    }),
  );
  await page.goto(operation);
  await expect(page.getByRole('heading', { name: 'The reference did not load' })).toBeVisible(patience);
  await page.unroute('**/api/docs-json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Activate a SIM')).toBeInViewport(patience);
});

test('a fault of the API host that passes is not noticed: the specification is asked for once more', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/api/docs-json', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await page.goto(operation);
  await expect(heading(page, 'Activate a SIM')).toBeInViewport(patience);
  expect(asked).toBe(2);
});

test('what is not a specification is not shown', async ({ page }) => {
  await page.route('**/api/docs-json', (route) => route.fulfill({ json: { hello: 'world' } }));
  await page.goto('/docs');
  await expect(page.getByRole('heading', { name: 'The reference did not load' })).toBeVisible(patience);
});

test('nothing is asked of another host, and nothing breaks the policy', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const violations: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin)
      foreign.push(request.url());
    if (url.pathname === '/api/csp-reports') violations.push(request.postData() ?? '');
  });
  await page.goto(operation);
  await expect(heading(page, 'Activate a SIM')).toBeInViewport(patience);
  await sidebar(page).getByRole('link', { name: 'Webhooks' }).click();
  await expect(heading(page, 'Webhooks')).toBeInViewport(patience);
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(violations).toEqual([]);
});

test('the home page loads nothing of the viewer', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of await Promise.all(scripts))
    expect(script).not.toMatch(/scalar-api-reference|@scalar\//);
});

test('leaving for the site and coming back are full page loads', async ({ page }) => {
  await page.goto('/docs');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Website' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the frame is accessible at ${viewport.width} px, loading and failed`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/docs-json', async (route) => {
      await released;
      await route.fulfill({ status: 502, json: { error: { code: 'upstream_failed', message: 'Down.' } } });
    });
    await page.goto('/de/docs');
    await expect(page.getByRole('status')).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(page.getByRole('alert')).toBeVisible(patience);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is a table of contents with every operation', async ({ page }) => {
    await page.goto('/da/docs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kystlink API');
    const contents = page.getByRole('main');
    await expect(contents.getByRole('link', { name: 'Activate a SIM' })).toHaveAttribute(
      'href',
      `/da${operation}`,
    );
    // Playwright leaves `<noscript>` out of the texts that it looks for; the browser does not.
    expect(await contents.innerText()).toMatch(/POST\s+\/v1\/sims\/\{iccid\}\/activate/);
    await expect(page.getByRole('status')).toBeHidden();
  });

  test('search engines are told of one page a language', async ({ page }) => {
    await page.goto(`/de${operation}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/docs$/);
    await expect(page.locator('link[rel=alternate][hreflang=da]')).toHaveAttribute('href', /\/da\/docs$/);
  });
});
