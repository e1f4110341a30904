import type { Page } from '@playwright/test';

const scripts = '**/assets/entries/*.js';

/** The page's scripts do not arrive before they are released: what is pressed until then is pressed cold. */
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
      // As long as requests are looked at, the browser keeps no files for the next page.
      await page.unroute(scripts);
    },
  };
}
