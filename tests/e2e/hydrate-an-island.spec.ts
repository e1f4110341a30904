import type { Page } from '@playwright/test';
import { arrive, expect, test } from '../support/page.ts';

/** From now on no code comes before it is released: that of the page is there, that of islands is not. */
async function holdCode(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/chunks/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' });

test('Enter in a field sends a cold form too', async ({ page }) => {
  await arrive(page, '/about');
  const release = await holdCode(page);
  const form = newsletter(page);
  await form.getByLabel('Email address').fill('nobody');
  await form.getByLabel('Email address').press('Enter');
  release();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('an empty cold form says at once what it lacks, and with its code says it in its own words', async ({
  page,
}) => {
  await arrive(page, '/about');
  const release = await holdCode(page);
  const form = newsletter(page);
  const address = form.getByLabel('Email address');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(address).toBeFocused();
  expect(await address.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
  release();
  await expect(form.getByText('Email address is required')).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('no script but the page’s own is fetched before an island is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await arrive(page, '/pricing');
  await page.mouse.move(700, 20);
  await page.mouse.wheel(0, 600);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  expect(before).toBeLessThanOrEqual(3);
  await newsletter(page).getByLabel('Email address').hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('without a connection a cold island leaves the page as it is', async ({ page, context, faults }) => {
  await arrive(page, '/about');
  await context.setOffline(true);
  await newsletter(page).getByLabel('Email address').fill('ada@example.com');
  await expect(newsletter(page).getByLabel('Email address')).toHaveValue('ada@example.com');
  await expect(page).toHaveURL('/about');
  await context.setOffline(false);
  // The browser itself notes each file that it could not fetch.
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)));
});

test('what could not be had without a connection is had by a touch with one', async ({
  page,
  context,
  faults,
}) => {
  await arrive(page, '/about');
  const form = newsletter(page);
  await form.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await form.getByLabel('Email address').focus();
  await failed;
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Email address is required')).toBeVisible();
  await expect(page).toHaveURL('/about');
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)));
});
