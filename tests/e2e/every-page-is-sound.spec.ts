import type { Page } from '@playwright/test';
import { localeCodes } from '#locales/locales.ts';
import { isFull } from '#tests/support/fullSuite.ts';
import { accessibilityFaults, expect, test } from '#tests/support/page.ts';
import { pagesToOpen } from '#tests/support/pageSample.ts';
import { unlistedPages } from '#tests/support/unlistedPages.ts';

test.describe.configure({ mode: 'parallel' });

/** Sections, on a small phone, by `browse-the-catalogue.spec.ts`; the others are of a kind that is looked at in any case. */
const isSeenElsewhere = new Set(['/all-sections', '/minimal-sections', '/da/fjendtlig', '/de/blog?page=2']);

for (const locales of isFull ? localeCodes.map((locale) => [locale]) : [localeCodes]) {
  test(`axe finds nothing on the pages in ${locales.join(', ')}`, async ({ page, request }) => {
    test.setTimeout(900_000);
    const faults: string[] = [];
    await drawPlainly(page);
    for (const locale of locales)
      for (const url of await pagesToOpen(request, locale, { isShared: true }))
        faults.push(...(await seenByAxe(page, url)).map((fault) => `${url}: ${fault}`));
    expect(faults).toEqual([]);
  });
}

test('axe finds nothing on pages that no sitemap lists', async ({ page, faults }) => {
  test.setTimeout(180_000);
  const found: string[] = [];
  await drawPlainly(page);
  for (const path of unlistedPages.filter((each) => isFull || !isSeenElsewhere.has(each)))
    found.push(...(await seenByAxe(page, path)).map((fault) => `${path}: ${fault}`));
  expect(found).toEqual([]);
  // The browser itself notes the 404 of the document.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('404')));
});

async function seenByAxe(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  return accessibilityFaults(page);
}

/**
 * Pages as the server sends them, their places for pictures empty: encoding every picture of the site and starting
 * every page's scripts would take longer than looking. What scripts add is looked at by the journeys that use it.
 */
async function drawPlainly(page: Page): Promise<void> {
  await page.route('**/assets/**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.route('**/_ipx/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}
