import type { Page } from '@playwright/test';
import { localeCodes } from '#locales/locales.ts';
import {
  largestShift,
  readThrough,
  shiftOf,
  watchShifts,
  withoutPictures,
} from '#tests/support/layoutShifts.ts';
import { expect, scriptsStarted, test, wordsSeen } from '#tests/support/page.ts';
import { isFull } from '#tests/support/fullSuite.ts';
import { pagesToOpen } from '#tests/support/pageSample.ts';

test.describe.configure({ mode: 'parallel' });

for (const locale of isFull ? localeCodes : (['en'] as const)) {
  test(`every page in ${locale} stands still when its typeface arrives after its words, on a desk`, async ({
    page,
    request,
  }) => {
    test.setTimeout(900_000);
    const faults: string[] = [];
    await page.setViewportSize({ width: 1440, height: 900 });
    await withoutPictures(page);
    await watchShifts(page);
    const typeface = await holdTypeface(page);
    for (const url of await pagesToOpen(request, locale)) {
      const release = typeface.hold();
      await page.goto(url, { waitUntil: 'commit' });
      await wordsSeen(page);
      release();
      await scriptsStarted(page);
      await page.evaluate(() => document.fonts.ready);
      await readThrough(page);
      const shift = await shiftOf(page);
      if (shift >= largestShift) faults.push(`${url}: moves by ${shift.toFixed(3)}`);
    }
    expect(faults).toEqual([]);
  });
}

/** Lets no file of the typeface through between `hold` and what that returns. */
async function holdTypeface(page: Page): Promise<{ hold(): () => void }> {
  let released = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return {
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
  };
}
