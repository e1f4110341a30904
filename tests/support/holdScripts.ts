import type { Page } from '@playwright/test';

/** The page's scripts do not arrive before they are released: what is pressed until then is pressed cold. */
export async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entries/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
