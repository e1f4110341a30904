import { expect, test } from '@playwright/test';

test('visitors can search the table of all countries', async ({ page, request }) => {
  const table = page.locator('[data-table-search]');
  await page.goto('/de/abdeckung');
  await expect(table.locator('tbody > tr')).toHaveCount(181);
  await page.getByRole('searchbox', { name: 'Tabelle durchsuchen' }).fill('kenia');
  await expect(page.getByRole('row', { name: /^Kenia 3 4G/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Dänemark/ })).toBeHidden();
  await page.getByRole('searchbox').fill('Atlantis');
  await expect(page.getByRole('status').getByText('Keine Zeile passt zu Ihrer Suche.')).toBeVisible();

  await test.step('without JavaScript the search is hidden and every group can be expanded', async () => {
    const html = await (await request.get('/coverage')).text();
    const collapsedHtml = html.slice(html.indexOf('data-table-search'));
    expect(collapsedHtml).toMatch(/^[^>]*><search hidden/);
    expect(collapsedHtml).toMatch(/<details(?! open)[^>]*><summary[^>]*>Africa/);
  });
});
