import type { Page } from '@playwright/test';

/** Makes the next page report that the browser is prerendering it. */
export async function markAsPrerendering(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
}

/** Activates the prerendered page. */
export async function activatePrerenderedPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
}
