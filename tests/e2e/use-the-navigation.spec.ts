import type { Page } from '@playwright/test';
import { arrive, expect, expectAccessible, test } from '../support/page.ts';

/** The main item that is seen: the same words stand in the mobile menu too. */
const item = (page: Page, name: string) =>
  page.getByRole('banner').getByText(name, { exact: true }).filter({ visible: true });
const entry = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name });

test.describe('a dropdown', () => {
  test('opens under the mouse and closes 100 ms after it left', async ({ page }) => {
    await page.clock.install();
    await arrive(page, '/');
    await item(page, 'Products').hover();
    await expect(entry(page, /Kystlink SIM/)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(700, 880);
    await page.clock.runFor(90);
    await expect(entry(page, /Kystlink SIM/)).toBeVisible();
    await page.clock.runFor(20);
    await expect(entry(page, /Kystlink SIM/)).toBeHidden();
  });

  test('stays while the pointer is on its panel, and closes when a link is chosen', async ({ page }) => {
    await arrive(page, '/');
    await item(page, 'Products').hover();
    await entry(page, /Private networks/).hover();
    await expectAccessible(page);
    await entry(page, /Private networks/).click();
    await expect(page).toHaveURL(/\/products\/private-networks$/);
    await expect(entry(page, /Private networks/)).toBeHidden();
  });

  test('works by keyboard: ArrowDown opens and enters, Escape closes and returns, leaving closes', async ({
    page,
  }) => {
    await arrive(page, '/');
    const products = item(page, 'Products');
    await products.focus();
    await page.keyboard.press('ArrowDown');
    await expect(entry(page, /Kystlink SIM/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(products).toBeFocused();
    await expect(entry(page, /Kystlink SIM/)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(entry(page, /Kystlink SIM/)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await expect(entry(page, /Kystlink SIM/)).toBeHidden();
  });
});

test('the bar is the wide one from 1280 pixels on, and the menu button below', async ({ page }) => {
  const burger = page.locator('summary[aria-label="Open menu"]');
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page, '/');
  await expect(item(page, 'Products')).toBeVisible();
  await expect(burger).toBeHidden();
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(burger).toBeVisible();
  await expect(item(page, 'Products')).toHaveCount(0);
});

test('the gradient block of a page is 250 pixels high, or as high as its words', async ({ page }) => {
  await arrive(page, '/security');
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => getComputedStyle(element).minHeight === '250px')
      .map((element) => element.getBoundingClientRect().height),
  );
  expect(heights).toHaveLength(1);
  expect(heights[0]).toBeGreaterThanOrEqual(250);
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('locks the page behind it, opens its groups, and closes when a link is chosen', async ({ page }) => {
    await arrive(page, '/');
    const menu = page.locator('summary[aria-label="Open menu"]');
    await menu.click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Order test SIMs' }),
    ).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Solutions').click();
    await expectAccessible(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /Energy/ })
      .click();
    await expect(page).toHaveURL(/\/solutions\/energy$/);
    await expect(page.locator('summary[aria-label="Open menu"]')).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('dropdowns open by a click and lead on', async ({ page }) => {
    await page.goto('/');
    await item(page, 'Company').click();
    await entry(page, /About/).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the mobile menu opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/da');
    await page.locator('summary[aria-label="Åbn menu"]').click();
    await page.getByRole('link', { name: 'Priser' }).first().click();
    await expect(page).toHaveURL(/\/da\/priser$/);
  });
});
