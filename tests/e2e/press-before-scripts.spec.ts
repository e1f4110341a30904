import type { Page } from '@playwright/test';
import { expect, test } from '../support/page.ts';
import { holdScripts } from '../support/holdScripts.ts';

// Right after a page is seen its scripts are still on their way. Whatever is pressed then works at once or as soon as
// they are there, and never twice. What every control does is in `use-every-control.spec.ts`; here is what menus do beyond it.

const banner = (page: Page) => page.getByRole('banner');

/** Opens a page without its scripts, and brings them when told to. */
async function arriveCold(page: Page, address: string) {
  const scripts = await holdScripts(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return async () => {
    await scripts.release();
    await page.waitForFunction(() => customElements.get('site-island') !== undefined);
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens at once, locks the page, and closes with the scripts as without', async ({ page }) => {
    const bringScripts = await arriveCold(page, '/about');
    const burger = banner(page).locator('[data-mobile-menu] > summary');
    const group = banner(page).getByText('Products', { exact: true }).filter({ visible: true });
    await burger.tap();
    await group.tap();
    await expect(banner(page).getByRole('link', { name: /Kystlink SIM/ })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await bringScripts();
    await expect(banner(page).getByRole('link', { name: /Kystlink SIM/ })).toBeVisible();
    await burger.tap();
    await expect(banner(page).getByRole('navigation')).toBeHidden();
  });
});

test.describe('a dropdown', () => {
  const products = (page: Page) =>
    banner(page).getByText('Products', { exact: true }).filter({ visible: true });
  const entry = (page: Page) => banner(page).getByRole('link', { name: /Kystlink SIM/ });

  test('opens by the first press, and the scripts leave it open', async ({ page }) => {
    const bringScripts = await arriveCold(page, '/about');
    await products(page).click();
    await expect(entry(page)).toBeVisible();
    await bringScripts();
    await expect(entry(page)).toBeVisible();
  });

  test('opens under a pointer that rests on it when the scripts arrive, and the press that follows keeps it', async ({
    page,
  }) => {
    const bringScripts = await arriveCold(page, '/about');
    await products(page).hover();
    await expect(entry(page)).toBeHidden();
    await bringScripts();
    await expect(entry(page)).toBeVisible();
    await products(page).click();
    await expect(entry(page)).toBeVisible();
    await products(page).click();
    await expect(entry(page)).toBeHidden();
  });

  test('pressed while the scripts arrive is open afterwards', async ({ page }) => {
    const bringScripts = await arriveCold(page, '/about');
    await products(page).hover();
    await page.mouse.down();
    await bringScripts();
    await page.mouse.up();
    await expect(entry(page)).toBeVisible();
  });
});
