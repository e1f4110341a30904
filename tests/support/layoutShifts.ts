import type { Page, Route } from '@playwright/test';
import { isDemonstration } from './demonstrationTests.ts';
import { scriptsStarted, textPainted } from './page.ts';

/**
 * Largest accepted layout shift. The fallback font has the same widths, but no two fonts break every line alike. If a
 * paragraph near the top gains or loses a line when the web font arrives, change its text. For other companies, it is
 * the value above which web.dev calls layout shift poor.
 */
export const largestShift: number = isDemonstration ? 0.03 : 0.25;

/**
 * Records the layout shifts of every page opened from now on. Throws if the browser has none of the fonts that
 * `largestShift` assumes, because other fallback fonts shift some pages more.
 */
export async function watchShifts(page: Page): Promise<void> {
  const isInstalled = await page.evaluate(async () => {
    const faces = ['Arial', 'Liberation Sans', 'Arimo'].map((name) =>
      new FontFace('installed', `local("${name}")`).load(),
    );
    return (await Promise.allSettled(faces)).some(({ status }) => status === 'fulfilled');
  });
  if (!isInstalled)
    throw new Error('The browser finds no Arial nor a typeface as wide: apt-get install -y fonts-liberation');
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, 'value'));
        Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the accumulated layout shift of the current page. */
export async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'shifted')));
}

/** Scrolls to the end of the page, one step per frame. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/**
 * Replaces images by an empty SVG, because encoding every image of the site would take too long. Their dimensions still
 * reserve the space.
 */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route('**/_ipx/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

/**
 * Opens a page and delays files that match `late` until after the first paint, as on a slow connection. Scrolls to the
 * end and returns the accumulated layout shift.
 */
export async function shiftOnArrival(page: Page, address: string, lateScripts: RegExp): Promise<number> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const holdRoute = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route(lateScripts, holdRoute);
  await page.goto(address, { waitUntil: 'commit' });
  await textPainted(page);
  release();
  await scriptsStarted(page);
  await page.unroute(lateScripts, holdRoute);
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
  return shiftOf(page);
}
