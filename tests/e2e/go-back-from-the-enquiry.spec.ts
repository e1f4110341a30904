import type { Page } from '@playwright/test';
import { arrive, expect, test } from '../support/page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Talk to us' });
const leadLink = (page: Page) => page.getByRole('main').locator('a[href="#lead"]').first();

/** From one page to another, and there into the dialog. */
async function openDialog(page: Page): Promise<void> {
  await arrive(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await leadLink(page).click();
  await expect(dialog(page).getByLabel('Full name')).toBeFocused();
}

const waysOut = {
  'its button': (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a click beside it': (page: Page) => page.mouse.click(5, 5),
  'the back button': (page: Page) => page.goBack(),
};

for (const [way, close] of Object.entries(waysOut)) {
  test(`closed by ${way}, the dialog is one step forward and the page before one step back`, async ({
    page,
  }) => {
    await openDialog(page);
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/pricing');

    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a step back that comes while the dialog closes is not lost', async ({ page }) => {
  await openDialog(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a dialog that was open when the page was loaded again leaves nothing behind either', async ({
  page,
}) => {
  await openDialog(page);
  await page.reload();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test.describe('in a browser that does not list its history', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  });

  test('closing goes back to the page, and no further however it is asked for', async ({ page }) => {
    await openDialog(page);
    await dialog(page)
      .getByRole('button', { name: 'Close' })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test('closing brings the page back to where the link was pressed, right after it was scrolled to', async ({
  page,
}) => {
  await arrive(page, '/pricing');
  const pressedAt = await leadLink(page).evaluate((link: HTMLAnchorElement) => {
    window.scrollTo({ top: 700, behavior: 'instant' });
    link.click();
    return window.scrollY;
  });
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(leadLink(page)).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(pressedAt);
});
