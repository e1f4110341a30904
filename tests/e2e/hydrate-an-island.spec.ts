import type { Page } from '@playwright/test';
import { arrive, expect, idle, test } from '../support/page.ts';

const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' });
const chunks = '**/assets/chunks/**';

test('a form that is sent before its code says what it lacks, at once and then in its own words', async ({
  page,
}) => {
  const form = newsletter(page);
  const address = form.getByLabel('Email address');
  /** Opens a page whose own code is there, while that of islands does not come before it is released. */
  const arriveCold = async () => {
    await page.unroute(chunks);
    await arrive(page, '/about');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(chunks, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  };

  const release = await arriveCold();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(address).toBeFocused();
  expect(await address.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
  release();
  await expect(form.getByText('Email address is required')).toBeVisible();
  await expect(page).toHaveURL('/about');

  await test.step('by Enter in a field too', async () => {
    const releaseAgain = await arriveCold();
    await address.fill('nobody');
    await address.press('Enter');
    releaseAgain();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page).toHaveURL('/about');
  });
});

test('no script but the page’s own is fetched before an island is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await arrive(page, '/pricing');
  await page.mouse.move(700, 20);
  await page.mouse.wheel(0, 600);
  await idle(page);
  const before = scripts.length;
  expect(before).toBeLessThanOrEqual(3);
  await newsletter(page).getByLabel('Email address').hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('an island without a connection leaves the page as it is, and works once there is one', async ({
  page,
  context,
  faults,
}) => {
  await arrive(page, '/about');
  const form = newsletter(page);
  const address = form.getByLabel('Email address');
  await form.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await address.fill('nobody');
  // As the island notes it: what is refused is known to the browser before.
  await expect(page.locator('site-island').filter({ has: form })).toHaveAttribute('failed', '');
  await expect(address).toHaveValue('nobody');
  await expect(page).toHaveURL('/about');
  // Empty it waits for a touch, as before.
  await address.fill('');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Email address is required')).toBeVisible();
  await expect(page).toHaveURL('/about');
  // The browser itself notes each file that it could not fetch.
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)));
});
