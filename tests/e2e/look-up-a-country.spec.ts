import { expect, test } from '@playwright/test';

test('a visitor looks up a country among all of them', async ({ page }) => {
  await page.goto('/de/abdeckung');
  await page.getByRole('searchbox', { name: 'Tabelle durchsuchen' }).fill('kenia');
  await expect(page.getByRole('row', { name: /^Kenia 3 4G/ })).toBeVisible();
  await expect(page.locator('[data-table-search]').getByRole('row', { name: /^Dänemark/ })).toBeHidden();
  await page.getByRole('searchbox').fill('Atlantis');
  await expect(page.getByRole('status').getByText('Nichts in der Tabelle heißt so.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every country is in the folded lists, and no field stands above them that does nothing', async ({
    page,
  }) => {
    await page.goto('/coverage');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.locator('summary', { hasText: 'Africa' }).click();
    await expect(page.getByRole('row', { name: /^Kenya 3 4G/ })).toBeVisible();
    await expect(page.locator('[data-table-search] tbody > tr')).toHaveCount(181);
  });
});
