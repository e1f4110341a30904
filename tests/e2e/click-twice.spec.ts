import { leadDialog, leadLink } from '../support/leadForm.ts';
import { arrive, expect, test } from '../support/page.ts';

// Tests the effect of double clicks on the history. `use-every-control.spec.ts` double-clicks every control.

test('a double click on a link adds one history entry', async ({ page }) => {
  await arrive(page, '/about');
  const arrivedAt = async (address: string) => {
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  };
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).dblclick();
  await arrivedAt('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/about');

  await test.step('the last of two simultaneous clicks wins', async () => {
    await page.evaluate(() => {
      for (const path of ['/pricing', '/blog'])
        document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
    });
    await arrivedAt('/blog');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test('a double click on a link to the lead form opens it once and sends nothing', async ({ page }) => {
  await arrive(page, '/pricing');
  await leadLink(page).dblclick();
  await expect(leadDialog(page)).toBeVisible();
  await page.goBack();
  await expect(leadDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/pricing');

  const name = leadDialog(page).getByLabel('Full name');
  await leadLink(page).press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('form[novalidate]').filter({ has: page.getByLabel('Full name') })).toBeVisible();
  await leadDialog(page).getByLabel('Email', { exact: true }).fill('ada@example.com');
  await expect(leadDialog(page).locator('[aria-invalid=true]')).toHaveCount(0);
});
