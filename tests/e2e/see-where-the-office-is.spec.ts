import { expect, test } from '@playwright/test';
import { firstUnlessFull } from '../support/fullSuite.ts';

for (const address of firstUnlessFull(['/about', '/de/kontakt'])) {
  test(`the map on ${address} shows the office in a mobile viewport`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const map = page.locator('main img[src*="chart-oresund"]');
    await map.scrollIntoViewIfNeeded();
    const [chart, name] = [
      await map.boundingBox(),
      await page.locator('main svg text', { hasText: 'Nordhavn' }).boundingBox(),
    ];
    expect(chart?.height).toBeGreaterThan(300);
    expect(chart?.x).toBeLessThanOrEqual(0);
    expect((chart?.x ?? 0) + (chart?.width ?? 0)).toBeGreaterThanOrEqual(389);
    expect(name?.x).toBeGreaterThan(0);
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan(390);
    expect(name?.height).toBeGreaterThanOrEqual(13);
  });
}
