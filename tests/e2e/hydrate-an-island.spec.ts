import type { Page } from '@playwright/test';
import { arrive, expect, idle, test } from '../support/page.ts';

const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' });
const chunks = '**/assets/chunks/**';

test('a form submitted before its code arrives focuses a missing field immediately, then shows its own error', async ({
  page,
}) => {
  const form = newsletter(page);
  const address = form.getByLabel('Email address');
  /** Opens a page whose main scripts load, but holds back the code of islands. */
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

  await test.step('submitting with Enter shows the form’s own error', async () => {
    const releaseAgain = await arriveCold();
    await address.fill('nobody');
    await address.press('Enter');
    releaseAgain();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page).toHaveURL('/about');
  });
});

test('a page fetches only its main scripts until an island is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await arrive(page, '/pricing');
  await page.mouse.move(700, 20);
  await page.mouse.wheel(0, 600);
  await idle(page);
  const scriptCount = scripts.length;
  expect(scriptCount).toBeLessThanOrEqual(3);
  await newsletter(page).getByLabel('Email address').hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(scriptCount);
});

test('an island does not leave the page while offline, and works once online', async ({
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
  // The island sets this attribute as soon as the browser has rejected the request.
  await expect(page.locator('site-island').filter({ has: form })).toHaveAttribute('failed', '');
  await expect(address).toHaveValue('nobody');
  await expect(page).toHaveURL('/about');
  // With an empty field, the island loads again on the next interaction.
  await address.fill('');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Email address is required')).toBeVisible();
  await expect(page).toHaveURL('/about');
  // Removes the console messages about files that the browser could not fetch.
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)));
});
