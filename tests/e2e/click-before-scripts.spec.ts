import type { Page } from '@playwright/test';
import { holdScripts } from '../support/holdScripts.ts';
import { expect, scriptsStarted, test } from '../support/page.ts';

// A page's scripts are still loading right after the first paint. Controls clicked then must work immediately or as
// soon as the scripts arrive, and never twice. `use-every-control.spec.ts` covers every control, this file the menus.

const banner = (page: Page) => page.getByRole('banner');
const products = (page: Page) =>
  banner(page).getByText('Products', { exact: true }).filter({ visible: true });
const entry = (page: Page) => banner(page).getByRole('link', { name: /Kystlink SIM/ });

/** Opens a page and holds back its scripts until the returned function is called. */
async function arriveCold(page: Page) {
  const scripts = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  return async () => {
    await scripts.release();
    await scriptsStarted(page);
  };
}

test('a dropdown stays open when its script loads while the pointer is on it', async ({ page }) => {
  await test.step('opens when the pointer hovers over it, and stays open on the click that follows', async () => {
    const releaseScripts = await arriveCold(page);
    await products(page).hover();
    await expect(entry(page)).toBeHidden();
    await releaseScripts();
    await expect(entry(page)).toBeVisible();
    await products(page).click();
    await expect(entry(page)).toBeVisible();
    await products(page).click();
    await expect(entry(page)).toBeHidden();
  });

  await test.step('is open after a click if the script loads during the click', async () => {
    await page.mouse.move(700, 880);
    const releaseScripts = await arriveCold(page);
    await products(page).hover();
    await page.mouse.down();
    await releaseScripts();
    await page.mouse.up();
    await expect(entry(page)).toBeVisible();
  });

  await test.step('the mobile menu locks the page immediately, and closes with or without its script', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const releaseScripts = await arriveCold(page);
    const burger = banner(page).locator('[data-mobile-menu] > summary');
    await burger.click();
    await products(page).click();
    await expect(entry(page)).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await releaseScripts();
    await expect(entry(page)).toBeVisible();
    await burger.click();
    await expect(banner(page).getByRole('navigation')).toBeHidden();
  });
});
