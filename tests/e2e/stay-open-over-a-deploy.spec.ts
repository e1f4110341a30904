import { expect, test, type Page } from '@playwright/test';
import { arrive } from '../support/page.ts';

const pricing = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Pricing' });

/** A tab that has fetched nothing ahead, as one that lay in the background. */
async function openTab(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await arrive(page, '/');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
}

/** Waits for a document from the server; one that is just being left cannot answer any more. */
const expectNewDocument = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'sameDocument') === true).catch(() => true))
    .toBe(false);

test('with the old files still there, data of a newer build is a full load', async ({ page }) => {
  await openTab(page);
  await page.route('**/index.pageContext.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/"buildId":"[^"]+"/, '"buildId":"newer"'),
    });
  });
  await pricing(page).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNewDocument(page);
});

test('with the old files gone, the next page comes whole from the server, and so on', async ({ page }) => {
  await openTab(page);
  let isOldDocument = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOldDocument = false;
  });
  await page.route('**/assets/**', (route) =>
    isOldDocument ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  // A page of another kind: its code is not among what the home page brought.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).first().click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNewDocument(page);

  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
