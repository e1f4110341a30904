import { localeCodes } from '#locales/locales.ts';
import { shortLastLines } from '#tests/support/layoutFaults.ts';
import { isFull } from '#tests/support/fullSuite.ts';
import { largestShift, shiftOnArrival, watchShifts, withoutPictures } from '#tests/support/layoutShifts.ts';
import { expect, test } from '#tests/support/page.ts';
import { pagesToOpen } from '#tests/support/pageSample.ts';

test.describe.configure({ mode: 'parallel' });

const phone = { width: 390, height: 844 };
const smallestText = 13;

// German has the longest words.
for (const locale of isFull ? localeCodes : (['de'] as const)) {
  test(`every page in ${locale} keeps its layout when font and scripts arrive late, and fits a phone and 400 % zoom`, async ({
    page,
    request,
  }) => {
    test.setTimeout(900_000);
    const issues: string[] = [];
    await page.setViewportSize(phone);
    await withoutPictures(page);
    await watchShifts(page);
    for (const url of await pagesToOpen(request, locale)) {
      const shift = await shiftOnArrival(page, url, /\.(woff2|js)$/);
      const { width, small } = await page.evaluate(measure, smallestText);
      if (shift >= largestShift) issues.push(`${url}: moves by ${shift.toFixed(3)}`);
      if (width > phone.width) issues.push(`${url}: ${width} px wide`);
      issues.push(...small.map((text) => `${url}: small “${text}”`));
      issues.push(...(await page.evaluate(shortLastLines)).map((issue) => `${url}: ${issue}`));
      // A viewport of 1280 × 1024 px at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      const widthWhenZoomed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (widthWhenZoomed > 320) issues.push(`${url}: ${widthWhenZoomed} px wide at 400 %`);
      await page.setViewportSize(phone);
    }
    expect(issues).toEqual([]);
  });
}

/** Returns the page's width and any text that is too small. Runs in the page. */
function measure(smallest: number) {
  const smallTexts = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const { parentElement: element, textContent } = text;
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    // Text for screen readers only is one pixel large.
    if (!textContent?.trim() || width < 2 || height < 2) continue;
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * (matrix?.a ?? 1);
    if (size < smallest - 0.01) smallTexts.add(`${textContent.trim().slice(0, 40)}, ${size.toFixed(1)} px`);
  }
  return {
    width: document.documentElement.scrollWidth,
    small: [...smallTexts],
  };
}
