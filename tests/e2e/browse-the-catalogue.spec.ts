import path from 'node:path';
import type { Page } from '@playwright/test';
import { isDemonstration } from '#tests/support/demonstrationTests.ts';
import { isFull } from '#tests/support/fullSuite.ts';
import { accessibilityFaults, arrive, expect, scriptsStarted, test } from '#tests/support/page.ts';

test.describe.configure({ mode: 'parallel' });

/** Returns the German addresses of a catalogue group. German has the longest words. */
async function entries(page: Page, group: string): Promise<string[]> {
  await arrive(page, '/__catalogue');
  const links = await page
    .locator('main a')
    .evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href')));
  return links.flatMap((link) => (link?.includes(`/${group}/`) ? [`/de${link}`] : []));
}

/** Functions that pick sample addresses for `npm test`. The full suite opens every state. */
const samples: Record<string, (addresses: readonly string[]) => readonly string[]> = {
  // These two pages show all sections, full and minimal.
  sections: () => ['/de/alle-abschnitte', '/de/abschnitte-minimum'],
  // The first state of each component.
  interface: (addresses) => [
    ...new Map(addresses.toReversed().map((address) => [path.posix.dirname(address), address])).values(),
  ],
};

for (const [group, sampleOf] of Object.entries(samples)) {
  test(`the ${group} have no console messages, axe findings or overflow on a small phone`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const issues: string[] = [];
    page.on('console', (message) => issues.push(`${page.url()}: ${message.text()}`));
    const addresses = await entries(page, group);
    expect(addresses.length).toBeGreaterThan(40);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of isFull ? addresses : sampleOf(addresses)) {
      await arrive(page, address);
      const faults = await accessibilityFaults(page);
      // Copies of section kinds have the same sample titles as their originals, until somebody changes them.
      const ownFaults = isDemonstration
        ? faults
        : faults.filter((fault) => !fault.startsWith('landmark-unique'));
      issues.push(...ownFaults.map((issue) => `${address}: ${issue}`));
      // axe has forced the layout of the whole page, so its width is final.
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) issues.push(`${address}: ${width} px wide`);
    }
    expect(issues).toEqual([]);
  });
}

test('the catalogue responds with 404 to an unknown state', async ({ request }) => {
  expect((await request.get('/__catalogue/interface/field/sleeping')).status()).toBe(404);
  expect((await request.get('/__catalogue/interface/field/error')).status()).toBe(200);
});

test('opening another state keeps the scroll position, but other pages start at the top', async ({
  page,
}) => {
  await arrive(page, '/__catalogue');
  const scrolledTo = () => page.evaluate(() => Math.round(window.scrollY));
  const followLinkAt = async (top: number, address: string) => {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await page
      .locator(`a[href="${address}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(address);
    await scriptsStarted(page);
  };
  await followLinkAt(240, '/__catalogue/sections/Faq/full');
  // The position may shift by a pixel when the web font arrives.
  await expect.poll(async () => Math.abs((await scrolledTo()) - 240)).toBeLessThan(2);
  await followLinkAt(240, '/pricing');
  expect(await scrolledTo()).toBe(0);
});
