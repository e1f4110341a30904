import { expect, test } from '@playwright/test';

for (const address of ['/about', '/de/kontakt']) {
  test(`the map on ${address} is seen on a telephone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const map = page.locator('main img[src*="chart-oresund"]');
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    expect(box?.height).toBeGreaterThan(300);
    expect(box?.width).toBe(390);
  });
}
