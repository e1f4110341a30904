import { expect, test, type Page } from '@playwright/test';
import { fillLead, leadDialog, leadLink } from '#tests/support/leadForm.ts';
import { arrive } from '#tests/support/page.ts';
import { newVisitor } from '#tests/support/visitor.ts';

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
});

test('closing the lead dialog keeps the input, restores the focus and leaves no history entry', async ({
  page,
}) => {
  await arrive(page, '/about');
  await arrive(page, '/pricing');
  const link = leadLink(page);
  // Scrolls first, because focusing the link would scroll smoothly while the dialog opens.
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(leadDialog(page).getByLabel('Full name')).toBeFocused();
  await page.keyboard.type('Maja');
  const scrollTop = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 600);
  // If the page were not locked, the wheel would scroll it by hundreds of pixels.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrollTop)).toBeLessThan(100);

  await page.keyboard.press('Escape');
  await expect(leadDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/pricing');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(leadDialog(page).getByLabel('Full name')).toHaveValue('Maja');
  await leadDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(leadDialog(page)).toBeHidden();

  await test.step('restores the focus to the menu that contained the link', async () => {
    const moreButton = moreButtons(page);
    await moreButton.focus();
    await page.keyboard.press('Enter');
    await talkToUs(page).focus();
    await page.keyboard.press('Enter');
    await expect(leadDialog(page).getByLabel('Full name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(leadDialog(page)).toBeHidden();
    await expect(moreButton).toBeFocused();
  });
  await expect(page).toHaveURL('/pricing');
  // Avoids `goBack`, which may wait for a load event that a restored page does not fire.
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/about');
});

test('#lead in the URL opens the lead dialog, and closing it adds no history entry', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/enquiry', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/about#lead');
  const dialog = page.getByRole('dialog').filter({ visible: true }).last();
  await expect(dialog).toHaveAttribute('aria-busy', 'true');
  const height = () => dialog.evaluate((element) => element.getBoundingClientRect().height);
  const heightBefore = await height();
  release();
  await expect(leadDialog(page).getByLabel('Full name')).toBeFocused();
  expect(await height(), 'as high as before its form was there').toBe(heightBefore);
  // The link to the form's page is shown only if the page's script is missing.
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Talk to us' })).toHaveCount(0);

  const entries = await page.evaluate(() => history.length);
  await leadDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(leadDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => [history.length, window.scrollY])).toEqual([entries, 0]);
});

test("on the lead form's own page, the link focuses the first field and opens no dialog", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  const main = page.getByRole('main');
  const name = main.getByLabel('Full name');
  const clickTalkToUs = async () => {
    if (await moreButtons(page).isVisible()) await moreButtons(page).click();
    await talkToUs(page).click();
  };
  await arrive(page, '/about');
  await arrive(page, '/enquiry#lead');
  await expect(name).toBeFocused();
  await expect(page).toHaveURL('/enquiry');
  for (const round of [1, 2]) {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(name).not.toBeInViewport();
    await clickTalkToUs();
    await expect(name, `round ${round}`).toBeFocused();
    await expect(page).toHaveURL('/enquiry');
    await expect(name).toBeInViewport();
  }
  await page.keyboard.type('Maja');
  await clickTalkToUs();
  await expect(name).toHaveValue('Maja');
  await expect(leadDialog(page)).toHaveCount(0);

  await test.step('and opens a new form after it has been sent', async () => {
    await fillLead(main, 'maja@nordvand.example');
    await main.getByRole('button', { name: 'Send' }).click();
    await expect(
      main.getByRole('heading', { name: 'Thank you. We’ve received your message.' }),
    ).toBeVisible();
    await clickTalkToUs();
    await expect(name).toHaveValue('');
    await expect(page).toHaveURL('/enquiry');
  });
});

function moreButtons(page: Page) {
  return page.getByRole('banner').getByText('More', { exact: true }).locator('xpath=ancestor::summary');
}

function talkToUs(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Talk to us' }).filter({ visible: true });
}
