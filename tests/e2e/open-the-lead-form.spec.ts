import { expect, test, type Page } from '@playwright/test';
import { fillLead, leadDialog, leadLink } from '#tests/support/leadForm.ts';
import { arrive } from '#tests/support/page.ts';
import { newVisitor } from '#tests/support/visitor.ts';

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
});

test('closing keeps what was typed, gives the focus back and leaves no trace in the history', async ({
  page,
}) => {
  await arrive(page, '/about');
  await arrive(page, '/pricing');
  const link = leadLink(page);
  // A focus would scroll to it smoothly, while the dialog opens.
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(leadDialog(page).getByLabel('Full name')).toBeFocused();
  await page.keyboard.type('Maja');
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 600);
  // The wheel would move the page by hundreds.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(100);

  await page.keyboard.press('Escape');
  await expect(leadDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/pricing');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(leadDialog(page).getByLabel('Full name')).toHaveValue('Maja');
  await leadDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('closing gives the focus back to the menu that the link was in', async ({ page }) => {
  await arrive(page, '/pricing');
  const more = page.getByRole('banner').getByText('More', { exact: true }).locator('xpath=ancestor::summary');
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Talk to us' }).filter({ visible: true }).focus();
  await page.keyboard.press('Enter');
  await expect(leadDialog(page).getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(leadDialog(page)).toBeHidden();
  await expect(more).toBeFocused();
});

test('arriving at #lead opens it, and closing adds nothing to the history', async ({ page }) => {
  await arrive(page, '/about#lead');
  await expect(leadDialog(page)).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await leadDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(leadDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test.describe('on the page of the form itself', () => {
  const name = (page: Page) => page.getByRole('main').getByLabel('Full name');
  const pressTalkToUs = async (page: Page) => {
    const banner = page.getByRole('banner');
    const more = banner.getByText('More', { exact: true }).locator('xpath=ancestor::summary');
    if (await more.isVisible()) await more.click();
    await banner.getByRole('link', { name: 'Talk to us' }).filter({ visible: true }).click();
  };

  test('the link leads to its first field, every time, and opens no dialog', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await arrive(page, '/about');
    await arrive(page, '/enquiry');
    for (const round of [1, 2]) {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(name(page)).not.toBeInViewport();
      await pressTalkToUs(page);
      await expect(name(page), `round ${round}`).toBeFocused();
      await expect(page).toHaveURL('/enquiry');
      await expect(name(page)).toBeInViewport();
    }
    await page.keyboard.type('Maja');
    await pressTalkToUs(page);
    await expect(name(page)).toHaveValue('Maja');
    await expect(page.getByRole('dialog', { name: 'Talk to us' })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('once it has been sent, the link leads to a new one', async ({ page }) => {
    await arrive(page, '/enquiry');
    const main = page.getByRole('main');
    await fillLead(main, 'maja@nordvand.example');
    await main.getByRole('button', { name: 'Send' }).click();
    await expect(
      main.getByRole('heading', { name: 'Thank you. Your message has reached us.' }),
    ).toBeVisible();
    await pressTalkToUs(page);
    await expect(name(page)).toHaveValue('');
    await expect(page).toHaveURL('/enquiry');
  });

  test('arriving by the link leads there as well', async ({ page }) => {
    await arrive(page, '/enquiry#lead');
    await expect(name(page)).toBeFocused();
    await expect(page).toHaveURL('/enquiry');
  });
});
