import type { Page } from '@playwright/test';
import { localeCodes } from '#locales/locales.ts';
import {
  largestShift,
  readThrough,
  shiftOf,
  watchShifts,
  withoutPictures,
} from '#tests/support/layoutShifts.ts';
import { expect, scriptsStarted, test } from '#tests/support/page.ts';
import { isFull } from '#tests/support/fullSuite.ts';
import { pagesToOpen } from '#tests/support/pageSample.ts';

test.describe.configure({ mode: 'parallel' });

const smallestText = 13;

// German has the longest words.
for (const locale of isFull ? localeCodes : (['de'] as const)) {
  test(`every page in ${locale} stands still on a slow line, fits and can be read on a telephone`, async ({
    page,
    request,
  }) => {
    test.setTimeout(900_000);
    const faults: string[] = [];
    await page.setViewportSize({ width: 390, height: 844 });
    await slowDown(page);
    await withoutPictures(page);
    await watchShifts(page);
    for (const url of await pagesToOpen(request, locale)) {
      await page.goto(url);
      await scriptsStarted(page);
      await page.evaluate(() => document.fonts.ready);
      await readThrough(page);
      const shift = await shiftOf(page);
      const { width, small } = await page.evaluate(measure, smallestText);
      if (shift >= largestShift) faults.push(`${url}: moves by ${shift.toFixed(3)}`);
      if (width > 390) faults.push(`${url}: ${width} px wide`);
      faults.push(...small.map((text) => `${url}: small “${text}”`));
    }
    expect(faults).toEqual([]);
  });
}

/** 1.6 Mbit/s with nothing kept from the page before, so that the typeface arrives after the words. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}

/** Runs in the page. */
function measure(smallest: number) {
  const small = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const { parentElement: element, textContent } = text;
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    // What only screen readers are to find is one pixel large.
    if (!textContent?.trim() || width < 2 || height < 2) continue;
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * (matrix?.a ?? 1);
    if (size < smallest - 0.01) small.add(`${textContent.trim().slice(0, 40)}, ${size.toFixed(1)} px`);
  }
  return {
    width: document.documentElement.scrollWidth,
    small: [...small],
  };
}
