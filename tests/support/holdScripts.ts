import type { Page } from '@playwright/test';

const scripts = '**/assets/entries/*.js';

/** Holds back the page's scripts until `release` is called, so that earlier clicks happen before hydration. */
export async function holdScripts(page: Page): Promise<{ release: () => Promise<void> }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const heldRoutes: Promise<void>[] = [];
  await page.route(scripts, (route) => {
    const continuation = released.then(() => route.continue());
    heldRoutes.push(continuation);
    return continuation;
  });
  return {
    async release() {
      release();
      await Promise.all(heldRoutes);
      // Stops intercepting, because the browser caches no files for the next page while requests are intercepted.
      await page.unroute(scripts);
    },
  };
}
