import type { Page } from '@playwright/test';
import { localeCodes } from '#locales/locales.ts';
import { isFull } from '#tests/support/fullSuite.ts';
import { accessibilityFaults, expect, test } from '#tests/support/page.ts';
import { pagesToOpen } from '#tests/support/pageSample.ts';
import { unlistedPages } from '#tests/support/unlistedPages.ts';

test.describe.configure({ mode: 'parallel' });

/** Pages that `npm test` skips: other tests check their sections on a small phone, or another page of the same kind. */
const testedElsewhere = new Set(['/all-sections', '/minimal-sections', '/da/fjendtlig', '/de/blog?page=2']);

for (const locales of isFull ? localeCodes.map((locale) => [locale]) : [localeCodes]) {
  test(`the pages in ${locales.join(', ')} have no axe findings`, async ({ page, request }) => {
    test.setTimeout(900_000);
    const findings: string[] = [];
    await simplifyRendering(page);
    for (const locale of locales)
      for (const url of await pagesToOpen(request, locale, { isShared: true }))
        findings.push(...(await seenByAxe(page, url)).map((issue) => `${url}: ${issue}`));
    expect(findings).toEqual([]);
  });
}

test('pages outside the sitemaps have no axe findings', async ({ page, faults }) => {
  test.setTimeout(180_000);
  const findings: string[] = [];
  await simplifyRendering(page);
  for (const path of unlistedPages.filter((unlistedPage) => isFull || !testedElsewhere.has(unlistedPage)))
    findings.push(...(await seenByAxe(page, path)).map((issue) => `${path}: ${issue}`));
  expect(findings).toEqual([]);
  // The browser logs the 404 of the document itself.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('404')));
});

async function seenByAxe(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  return accessibilityFaults(page);
}

/**
 * Blocks scripts and replaces images by empty ones: encoding every image of the site and running every page's scripts
 * would take longer than the checks. The tests of each feature check the elements that scripts add.
 */
async function simplifyRendering(page: Page): Promise<void> {
  await page.route('**/assets/**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.route('**/_ipx/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}
