import type { Locator, Page } from '@playwright/test';
import { expect } from './page.ts';

/** Fragment of a section at the end of every page. */
export const newsletterHash = '#newsletter';

/** Returns an element's distance from the top of the viewport once scrolling has ended. */
export async function topWhenStill(target: Locator): Promise<number> {
  const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
  let lastPosition = Number.NaN;
  await expect
    .poll(
      async () => {
        const previous = lastPosition;
        lastPosition = Math.round(await top());
        return lastPosition === previous;
      },
      { intervals: [150] },
    )
    .toBe(true);
  return lastPosition;
}

/** Expects a fragment on the home page to scroll to its section, in a mobile viewport. */
export async function expectAddressToLead(page: Page): Promise<void> {
  await page.goto(`/${newsletterHash}`);
  // Polls, because scrolling may pause on the way on a busy machine.
  await expect.poll(() => topWhenStill(page.locator(newsletterHash))).toBeLessThan(250);
  expect(await topWhenStill(page.locator(newsletterHash))).toBeGreaterThanOrEqual(72);
}

/** Expects a reload of the home page to restore the scroll position, in a mobile viewport. */
export async function expectReloadToKeepPlace(page: Page): Promise<void> {
  await page.goto('/');
  const question = page.getByText('How soon can five SIMs be here?');
  await question.scrollIntoViewIfNeeded();
  await expect(question).toBeInViewport();
  await topWhenStill(question);
  await page.reload();
  await expect(question).toBeInViewport();
}
