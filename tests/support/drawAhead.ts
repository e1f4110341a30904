import type { Page } from '@playwright/test';

/** The next page takes itself for one that the browser draws ahead, before anybody sees it. */
export async function drawAhead(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
}

/** The visitor comes to the page that was drawn ahead. */
export async function showDrawnAhead(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
}
