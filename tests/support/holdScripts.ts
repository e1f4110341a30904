import type { Page } from '@playwright/test';

const scripts = '**/assets/entries/*.js';

/** Holds back the page's scripts until `release` is called, so that earlier clicks happen before hydration. */
export async function holdScripts(page: Page): Promise<{ release: () => Promise<void> }> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  const onTheirWay: Promise<void>[] = [];
  await page.route(scripts, (route) => {
    const goOn = released.then(() => route.continue());
    onTheirWay.push(goOn);
    return goOn;
  });
  return {
    async release() {
      letGo();
      await Promise.all(onTheirWay);
      // The browser does not cache files for the next page while requests are intercepted.
      await page.unroute(scripts);
    },
  };
}
