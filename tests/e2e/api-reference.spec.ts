import type { Page } from '@playwright/test';
import { isFull } from '../support/fullSuite.ts';
import { openWithoutStorage } from '../support/openWithoutStorage.ts';
import { expect, expectAccessible, scriptsStarted, test, watchFaults } from '../support/page.ts';

const specification = '**/api/docs-json';
const operation = '/docs/tag/networks/set-steering';
const sidebar = (page: Page) => page.getByRole('complementary').or(page.locator('.t-doc__sidebar')).first();
/** Timeout for the viewer: it is a megabyte of script and takes a while to start on a busy machine. */
const longTimeout = { timeout: 40_000 };
test.slow();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

test('the API reference works in a browser without storage', async ({ baseURL }) => {
  const { context, close } = await openWithoutStorage({ ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  const faults = watchFaults(page, baseURL);
  await page.goto(operation);
  await expect(heading(page, 'Set steering')).toBeInViewport(longTimeout);
  await sidebar(page)
    .getByRole('button', { name: /search/i })
    .click();
  await page.getByRole('combobox').fill('steering');
  await expect(page.getByRole('option', { name: /Set steering/ })).toBeVisible();
  await close();
  expect(faults).toEqual([]);
});

test('developers find operations by search, URL and back button, switch languages and return to the site', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });

  await test.step('opens the reference', async () => {
    await page.goto('/docs');
    await expect(heading(page, 'Kystlink API')).toBeVisible(longTimeout);
    await expect(sidebar(page).getByRole('link', { name: 'SIMs' })).toBeVisible(longTimeout);
    await expect(page).toHaveTitle(/Introduction \| API reference/);
    await expect(page.locator('body')).toHaveClass(/dark-mode/);
  });

  await test.step('searches in the sidebar', async () => {
    await sidebar(page)
      .getByRole('button', { name: /search/i })
      .click();
    await page.getByRole('combobox').fill('steering');
    await page.getByRole('option', { name: /Set steering/ }).click();
    await expect(heading(page, 'Set steering')).toBeInViewport(longTimeout);
    await expect(page).toHaveURL(operation);
  });

  await test.step('navigates to another operation and back', async () => {
    const nextHeading = heading(page, 'List networks');
    await sidebar(page)
      .getByRole('link', { name: /List networks/ })
      .click();
    await expect(nextHeading).toBeInViewport(longTimeout);
    // The viewer holds the scroll position until the requested operation is rendered.
    await nextHeading.hover();
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      await expect(nextHeading).not.toBeInViewport({ timeout: 500 });
    }).toPass(longTimeout);
    await page.goBack();
    await expect(heading(page, 'Set steering')).toBeInViewport(longTimeout);
    await expect(page).toHaveURL(operation);
  });

  await test.step('loads the same operation in another language, with translated labels', async () => {
    await page.getByRole('banner').getByText('EN', { exact: true }).click();
    await page.getByRole('link', { name: 'Dansk' }).click();
    await expect(page).toHaveURL(`/da${operation}`);
    await expect(heading(page, 'Set steering')).toBeInViewport(longTimeout);
    await expect(sidebar(page).getByRole('link', { name: 'Introduktion' })).toBeVisible(longTimeout);
    await expect(sidebar(page).getByRole('button', { name: /Åbn søgning/ })).toBeVisible(longTimeout);
    await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  });

  await test.step("leaves for the site, which loads none of the viewer's code", async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      const isOfSite = new URL(response.frame().url()).pathname === '/da';
      if (response.request().resourceType() === 'script' && isOfSite) scripts.push(response.text());
    });
    await page.getByRole('banner').getByRole('link', { name: 'Til websitet' }).click();
    await expect(page).toHaveURL('/da');
    await scriptsStarted(page);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of await Promise.all(scripts))
      expect(script).not.toMatch(/scalar-api-reference|@scalar\//);
  });

  await test.step('violates no policy and sends no third-party requests', () => {
    // Checks only the content security policy, because third-party requests fail every test.
    expect(violations).toEqual([]);
  });
});

for (const width of isFull ? [390, 1440] : [390]) {
  test(`a missing specification leads to an accessible error, and trying again works, at ${width} px`, async ({
    page,
    faults,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const failureHeading = page.getByRole('heading', { name: 'The API reference didn’t load' });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(specification, async (route) => {
      await released;
      await route.fulfill({ status: 502, json: { error: { code: 'upstream_failed', message: 'Down.' } } });
    });
    await page.goto(operation);
    await expect(page.getByRole('status')).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(page.getByRole('alert').filter({ has: failureHeading })).toBeVisible(longTimeout);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await test.step('rejects JSON that is not a specification', async () => {
      await page.unroute(specification);
      await page.route(specification, (route) => route.fulfill({ json: { hello: 'world' } }));
      const specificationResponse = page.waitForResponse(specification);
      await page.getByRole('button', { name: 'Try again' }).click();
      await specificationResponse;
      await expect(failureHeading).toBeVisible(longTimeout);
    });

    await test.step('retries after a temporary failure without showing it', async () => {
      let requestCount = 0;
      await page.unroute(specification);
      await page.route(specification, (route) => {
        requestCount += 1;
        return requestCount === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
      });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page, 'Set steering')).toBeInViewport(longTimeout);
      expect(requestCount).toBe(2);
    });
    // The browser logs the failed responses itself.
    faults.splice(0, faults.length, ...faults.filter((fault) => !/status of 50[23]/.test(fault)));
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is a table of contents with every operation', async ({ page }) => {
    await page.goto('/da/docs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kystlink API');
    const contents = page.getByRole('main');
    await expect(contents.getByRole('link', { name: 'Set steering' })).toHaveAttribute(
      'href',
      `/da${operation}`,
    );
    // Reads the rendered text, because Playwright's text locators ignore `<noscript>`.
    expect(await contents.innerText()).toMatch(/POST\s+\/v1\/sims\/\{iccid\}\/activate/);
    await expect(page.getByRole('status')).toBeHidden();
  });
});
