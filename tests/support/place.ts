import type { Locator, Page } from '@playwright/test';
import { expect } from './page.ts';

/** The address of a place at the end of every page. */
export const letter = '#newsletter';

/** Where an element's top is in the window, once it has come to rest. */
export async function topOf(place: Locator): Promise<number> {
  const top = () => place.evaluate((element) => element.getBoundingClientRect().top);
  let last = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = last;
        last = Math.round(await top());
        return last === before;
      },
      { intervals: [150] },
    )
    .toBe(true);
  return last;
}

/** On the home page, on a phone. */
export async function expectAddressToLead(page: Page): Promise<void> {
  await page.goto(`/${letter}`);
  // On a busy machine it stands still for a while on its way there.
  await expect.poll(() => topOf(page.locator(letter))).toBeLessThan(250);
  expect(await topOf(page.locator(letter))).toBeGreaterThanOrEqual(72);
}

/** Likewise. */
export async function expectReloadToKeepPlace(page: Page): Promise<void> {
  await page.goto('/');
  const question = page.getByText('How soon can five SIMs be here?');
  await question.scrollIntoViewIfNeeded();
  await expect(question).toBeInViewport();
  await topOf(question);
  await page.reload();
  await expect(question).toBeInViewport();
}
