import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/page.ts';
import { holdScripts } from '../support/holdScripts.ts';

// Right after a page is seen its scripts are still on their way. Whatever is pressed then works at once or as soon as
// they are there, and never twice.

type Press = (control: Locator) => Promise<void>;
const byMouse: Press = (control) => control.click();
const byFinger: Press = (control) => control.tap();
const byKeyboard: Press = (control) => control.press('Enter');

const banner = (page: Page) => page.getByRole('banner');
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });

/** Opens a page without its scripts, and brings them when told to. */
async function arriveCold(page: Page, address: string) {
  const scripts = await holdScripts(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return async () => {
    await scripts.release();
    await page.waitForFunction(() => customElements.get('site-island') !== undefined);
  };
}

for (const { device, options, ways } of [
  { device: 'a desk', options: {}, ways: { 'the mouse': byMouse, 'the keyboard': byKeyboard } },
  {
    device: 'a phone',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true },
    ways: { 'a finger': byFinger },
  },
]) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    for (const [way, press] of Object.entries<Press>(ways)) {
      test(`a language list opens at once by ${way}, and stays open`, async ({ page }) => {
        const bringScripts = await arriveCold(page, '/about');
        const list = page.getByRole('contentinfo').locator('details');
        await press(list.locator('summary'));
        await expect(list.getByRole('link', { name: 'Dansk' })).toBeVisible();
        await bringScripts();
        await expect(list.getByRole('link', { name: 'Dansk' })).toBeVisible();
        await press(list.getByRole('link', { name: 'Dansk' }));
        await expect(page).toHaveURL('/da/om-os');
        await page.waitForLoadState('load');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });

      test(`the cookie settings open once they are there, pressed by ${way}`, async ({ page }) => {
        const bringScripts = await arriveCold(page, '/about');
        const button = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
        await press(button);
        await expect(page.getByRole('status').filter({ hasText: 'Cookie settings' })).toBeVisible();
        await bringScripts();
        await expect(settings(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(settings(page)).toBeHidden();
        await press(button);
        await expect(settings(page)).toBeVisible();
      });

      test(`an article's address is shown by ${way}, and copied with the scripts`, async ({
        page,
        context,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const bringScripts = await arriveCold(page, '/blog/cause-15-at-high-water');
        await press(page.getByRole('button', { name: 'Copy link' }));
        const address = page.getByRole('textbox', { name: 'Address of this article' });
        await expect(address).toHaveValue(/\/blog\/cause-15-at-high-water$/);
        await expect(address).toBeVisible();
        await bringScripts();
        await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
        await expect(address).toBeHidden();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/blog/cause-15');
      });

      test(`the lead dialog and the chat open once they are there, pressed by ${way}`, async ({ page }) => {
        await page.route('https://chat.invalid/**', (route) => route.abort());
        const bringLead = await arriveCold(page, '/pricing');
        await press(page.getByRole('main').locator('a[href="#lead"]').first());
        await bringLead();
        await expect(page.getByRole('dialog', { name: 'Talk to us' })).toBeVisible();

        const bringChat = await arriveCold(page, '/support');
        await press(page.getByRole('main').getByRole('link', { name: 'Open the chat' }));
        await bringChat();
        await expect(settings(page)).toBeVisible();
      });

      test(`questions and features open at once by ${way}`, async ({ page }) => {
        await arriveCold(page, '/pricing');
        const answers = page.locator('main details[name]');
        const second = answers.nth(1);
        await press(second.locator('summary'));
        await expect(second).toHaveAttribute('open');
        await expect(answers.first()).not.toHaveAttribute('open');
      });
    }
  });
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
