import { localeCodes } from '#locales/locales.ts';
import { doubledPadding, shortLastLines, touchingBands } from '#tests/support/layoutFaults.ts';
import { isFull } from '#tests/support/fullSuite.ts';
import { largestShift, shiftOnArrival, watchShifts, withoutPictures } from '#tests/support/layoutShifts.ts';
import { expect, test } from '#tests/support/page.ts';
import { pagesToOpen } from '#tests/support/pageSample.ts';

test.describe.configure({ mode: 'parallel' });

for (const locale of isFull ? localeCodes : (['en'] as const)) {
  test(`every page in ${locale} keeps its layout when the web font arrives late, and separates its bands, on a desktop`, async ({
    page,
    request,
  }) => {
    test.setTimeout(900_000);
    const issues: string[] = [];
    await page.setViewportSize({ width: 1440, height: 900 });
    await withoutPictures(page);
    await watchShifts(page);
    for (const url of await pagesToOpen(request, locale)) {
      const shift = await shiftOnArrival(page, url, /\.woff2$/);
      if (shift >= largestShift) issues.push(`${url}: moves by ${shift.toFixed(3)}`);
      for (const findIssues of [touchingBands, doubledPadding, shortLastLines])
        issues.push(...(await page.evaluate(findIssues)).map((issue) => `${url}: ${issue}`));
    }
    expect(issues).toEqual([]);
  });
}
