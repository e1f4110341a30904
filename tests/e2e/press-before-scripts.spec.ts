import type { Page } from '@playwright/test';
import { holdScripts } from '../support/holdScripts.ts';
import { expect, scriptsStarted, test } from '../support/page.ts';

// Right after a page is seen its scripts are still on their way. Whatever is pressed then works at once or as soon as
// they are there, and never twice. What every control does is in `use-every-control.spec.ts`; here is what menus do beyond it.

const banner = (page: Page) => page.getByRole('banner');
const products = (page: Page) =>
  banner(page).getByText('Products', { exact: true }).filter({ visible: true });
const entry = (page: Page) => banner(page).getByRole('link', { name: /Kystlink SIM/ });

/** Opens a page without its scripts, and brings them when told to. */
async function arriveCold(page: Page) {
  const scripts = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  return async () => {
    await scripts.release();
    await scriptsStarted(page);
  };
}

test('a dropdown stays open when its script arrives under the pointer', async ({ page }) => {
  await test.step('opens for a pointer that rests on it, and the press that follows keeps it', async () => {
    const bringScripts = await arriveCold(page);
    await products(page).hover();
    await expect(entry(page)).toBeHidden();
    await bringScripts();
    await expect(entry(page)).toBeVisible();
    await products(page).click();
    await expect(entry(page)).toBeVisible();
    await products(page).click();
    await expect(entry(page)).toBeHidden();
  });

  await test.step('is open after a press during which the script arrives', async () => {
    await page.mouse.move(700, 880);
    const bringScripts = await arriveCold(page);
    await products(page).hover();
    await page.mouse.down();
    await bringScripts();
    await page.mouse.up();
    await expect(entry(page)).toBeVisible();
  });

  await test.step('the menu of a phone locks the page at once, and closes with its script as without', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const bringScripts = await arriveCold(page);
    const burger = banner(page).locator('[data-mobile-menu] > summary');
    await burger.click();
    await products(page).click();
    await expect(entry(page)).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await bringScripts();
    await expect(entry(page)).toBeVisible();
    await burger.click();
    await expect(banner(page).getByRole('navigation')).toBeHidden();
  });
});
