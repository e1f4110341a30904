import type { Page } from '@playwright/test';
import { localeCodes } from '#locales/locales.ts';
import { htmlFaults } from '#tests/support/htmlFaults.ts';
import { accessibilityFaults, expect, test } from '#tests/support/page.ts';
import { pagesToOpen } from '#tests/support/pageSample.ts';
import { each, listedPages, textOf } from '#tests/support/sitemaps.ts';

test.describe.configure({ mode: 'parallel' });

/** Addresses that no sitemap lists: test pages, lists behind a parameter, the error page. */
const unlisted = [
  '/all-sections',
  '/minimal-sections',
  '/hostile',
  '/da/fjendtlig',
  '/de/blog?page=2',
  '/blog?q=sim',
  '/docs/sims',
  '/cookie-settings',
  '/newsletter/check-mail',
  '/never-written',
];

test('a validator finds nothing on any page', async ({ request }) => {
  test.setTimeout(300_000);
  const listed = await listedPages(request);
  expect(listed.length).toBeGreaterThan(150);
  const faults: string[] = [];
  await each(listed, async ({ url }) => {
    faults.push(...(await htmlFaults(await textOf(request, url))).map((fault) => `${url}: ${fault}`));
  });
  expect(faults).toEqual([]);
});

for (const locale of localeCodes) {
  test(`axe finds nothing on the pages in ${locale}`, async ({ page, request }) => {
    test.setTimeout(900_000);
    const faults: string[] = [];
    await drawPlainly(page);
    for (const url of await pagesToOpen(request, locale, { isShared: true }))
      faults.push(...(await seenByAxe(page, url)).map((fault) => `${url}: ${fault}`));
    expect(faults).toEqual([]);
  });
}

for (const path of unlisted) {
  test(`a validator and axe find nothing on ${path}`, async ({ page, request, faults }) => {
    expect(await htmlFaults(await (await request.get(path)).text())).toEqual([]);
    await drawPlainly(page);
    expect(await seenByAxe(page, path)).toEqual([]);
    // The browser itself notes the 404 of the document.
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('404')));
  });
}

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
