import type { Page } from '@playwright/test';
import { arrive, expect, test } from '../support/page.ts';

/** Disables `:has()`, as in Firefox 115: rules with it do not apply, and `CSS.supports` returns false for it. */
async function withoutHas(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':lacking(') });
  });
  await page.addInitScript(() => {
    const originalSupports = CSS.supports.bind(CSS);
    CSS.supports = (condition: string) => !condition.includes(':has(') && originalSupports(condition);
  });
}

test('a browser without :has() shows prices in the selected currency only', async ({ page }) => {
  await withoutHas(page);
  await arrive(page, '/pricing');
  const prices = page.locator('main section:has([data-price-choices])').first();
  const currencies = async () => [
    ...new Set(
      await prices
        .locator('[data-currency]')
        .filter({ visible: true })
        .evaluateAll((prices) => prices.map((price) => price.getAttribute('data-currency'))),
    ),
  ];
  await expect.poll(currencies).toEqual(['usd']);
  await prices.getByRole('radio', { name: 'EUR', exact: true }).first().check();
  await expect.poll(currencies).toEqual(['eur']);
  const backgroundOf = (name: string) =>
    prices
      .getByText(name, { exact: true })
      .first()
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await backgroundOf('EUR')).not.toBe(await backgroundOf('USD'));
});
