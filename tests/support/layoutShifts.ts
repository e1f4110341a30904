import type { Page, Route } from '@playwright/test';
import { scriptsStarted, wordsSeen } from './page.ts';

/**
 * What a page may move by on its own, by the measure of browsers. The stand-in of the typeface is as wide, but no two
 * typefaces break every line alike: where a paragraph near the top takes a line more or less once the typeface has arrived,
 * its words are changed.
 */
export const largestShift = 0.03;

/**
 * Adds up what moves by itself on every page that is opened from now on. Throws where the browser has none of the typefaces
 * with which `largestShift` is kept: the other stand-ins move some pages by more.
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

/** How much the page that is open has moved by itself. */
export async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'shifted')));
}

/** Down to the end of the page, a frame a step. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Places of pictures are kept by their measures; encoding every picture of the site would take longer than looking. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route('**/_ipx/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

/**
 * Opens a page whose files of these kinds arrive after its words were seen, as on a slow line, reads it to its end, and
 * returns how much it moved by itself.
 */
export async function shiftOnArrival(page: Page, address: string, late: RegExp): Promise<number> {
  const { promise: seen, resolve: release } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await seen;
    await route.continue();
  };
  await page.route(late, hold);
  await page.goto(address, { waitUntil: 'commit' });
  await wordsSeen(page);
  release();
  await scriptsStarted(page);
  await page.unroute(late, hold);
  await page.evaluate(() => document.fonts.ready);
  await readThrough(page);
  return shiftOf(page);
}
