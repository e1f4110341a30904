import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { axeExceptions, axeTags } from './axeRules.ts';

/** Playwright's `test`, which fails if the page logs or throws an error or requests a third-party host. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page, baseURL }, use) => {
      const faults = watchFaults(page, baseURL);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Records console errors, thrown errors and third-party requests of a page from now on. */
export function watchFaults(page: Page, baseURL: string | undefined): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    // Chromium throws this error itself if a page is shown before its view transition can start.
    if (!error.message.startsWith('Transition was aborted')) faults.push(`thrown: ${error.message}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    // Ignores navigations, which the test has started.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) return;
    if (
      /^https?:$/.test(protocol) &&
      baseURL !== undefined &&
      origin !== new URL(baseURL).origin &&
      origin !== new URL(page.url(), baseURL).origin
    ) {
      faults.push(`foreign request: ${request.url()}`);
    }
  });
  return faults;
}

/** Opens a page and waits until its scripts run. Until then, actions work without scripts or are queued for them. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await scriptsStarted(page);
}

/** Waits for the first contentful paint, when text and styles are visible in whatever font. */
export async function textPainted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    // Does not poll per frame, because a page may render no frames for a while.
    { polling: 100 },
  );
}

/** Waits until the scripts of the current document have run and it is interactive. */
export async function scriptsStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('site-island') !== undefined);
}

/** Waits until the page has loaded and its load and idle callbacks have run. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}

const lazySections = '#main > *, #main ~ footer';

/** Waits until the page has its final height, without estimated sections, so that it no longer shifts. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    (places) =>
      [...document.querySelectorAll(places)].every(
        (element) => getComputedStyle(element).contentVisibility === 'visible',
      ),
    lazySections,
    // Does not poll per frame; see `textPainted`.
    { polling: 100 },
  );
}

/** Returns the button of the mobile menu by its visible label. */
export function menuButton(page: Page, name: string): Locator {
  return page
    .getByRole('banner')
    .locator('summary')
    .filter({ has: page.getByText(name, { exact: true }).filter({ visible: true }) });
}

/** Expects the mouse wheel to scroll the page. Retries, because the browser may be restoring the scroll position. */
export async function expectScrollable(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      return page.evaluate(() => window.scrollY);
    })
    .toBeGreaterThan(0);
}

/**
 * Returns axe's findings for WCAG 2.2 A and AA and its best practices, one line per rule. With `part`, checks only that
 * part of the page, which takes a tenth of the time. Leaves out the elements that match `excludedSelector`.
 */
export async function accessibilityFaults(
  page: Page,
  part?: string,
  excludedSelector?: string,
): Promise<string[]> {
  // Lays out lazy sections first: content that moves while axe runs can have a different background. Does not wait for
  // the page's scripts to do so, because a test may have blocked them.
  await page.evaluate((places) => {
    for (const place of document.querySelectorAll<HTMLElement>(places))
      place.style.contentVisibility = 'visible';
  }, lazySections);
  const axe = new AxeBuilder({ page });
  if (part !== undefined) axe.include(part);
  if (excludedSelector !== undefined) axe.exclude(excludedSelector);
  const { violations } = await axe
    .withTags([...axeTags])
    .disableRules(axeExceptions.map(({ rule }) => rule))
    // Legacy mode opens no extra window to merge the results of frames, which no page here has.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Expects axe to find nothing. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await accessibilityFaults(page, part)).toEqual([]);
}

export { expect };
