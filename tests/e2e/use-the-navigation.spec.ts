import { expect, expectAccessible, test } from '../support/page.ts';

test.describe('a dropdown', () => {
  test('opens under the mouse and closes 100 ms after it left', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const entry = page.getByRole('banner').getByRole('link', { name: /Kystlink SIM/ });
    await page.getByRole('banner').getByText('Products', { exact: true }).hover();
    await expect(entry).toBeVisible();
    await page.mouse.move(700, 880);
    await page.clock.runFor(90);
    await expect(entry).toBeVisible();
    await page.clock.runFor(20);
    await expect(entry).toBeHidden();
  });

  test('stays while the pointer is on its panel, and closes when a link is chosen', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByText('Products', { exact: true }).hover();
    const entry = page.getByRole('banner').getByRole('link', { name: /Private networks/ });
    await entry.hover();
    await expectAccessible(page);
    await entry.click();
    await expect(page).toHaveURL(/\/products\/private-networks$/);
    await expect(entry).toBeHidden();
  });

  test('works by keyboard: ArrowDown opens and enters, Escape closes and returns, leaving closes', async ({
    page,
  }) => {
    await page.goto('/');
    const products = page.getByRole('banner').locator('summary', { hasText: 'Products' });
    await products.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('banner').getByRole('link', { name: /Kystlink SIM/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(products).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link', { name: /Kystlink SIM/ })).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: /Kystlink SIM/ })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await expect(page.getByRole('banner').getByRole('link', { name: /Kystlink SIM/ })).toBeHidden();
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('locks the page behind it, opens its groups, and closes when a link is chosen', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('summary[aria-label="Open menu"]');
    await menu.click();
    await expect(page.getByText('Order test SIMs').first()).toBeVisible();
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
    await page.getByRole('banner').getByText('Company', { exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: /About/ }).click();
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
