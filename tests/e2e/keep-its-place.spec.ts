import {
  expectAddressToLead,
  expectReloadToKeepPlace,
  newsletterHash,
  topWhenStill,
} from '../support/scrollPosition.ts';
import { holdScripts } from '../support/holdScripts.ts';
import { arrive, expect, laidOut, menuButton, scriptsStarted, test } from '../support/page.ts';

test('a fragment scrolls to a section at the end of a long page, and a reload keeps the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAddressToLead(page);
  await expectReloadToKeepPlace(page);

  await test.step('End scrolls to the last line, Home to the first', async () => {
    await scriptsStarted(page);
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo').getByText('© 2026')).toBeInViewport();
    // Chromium ignores a key pressed while it is still scrolling smoothly.
    await expect(async () => {
      await page.keyboard.press('Home');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }).toPass({ intervals: [500] });
    await expect(menuButton(page, 'Open menu')).toBeInViewport();
  });

  await test.step('scrolling through the page does not change its height', async () => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await laidOut(page);
    const heightBefore = await height();
    for (let top = 0; top < heightBefore; top += 800) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    expect(await height()).toBe(heightBefore);
  });
});

test('a link scrolls all the way to its section, even if clicked immediately', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await scriptsStarted(page);
  await page.getByRole('banner').getByText('Company', { exact: true }).filter({ visible: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Subscribe' }).click();
  await expect(page.locator(newsletterHash)).toBeInViewport();
  expect(await topWhenStill(page.locator(newsletterHash))).toBeLessThan(500);
});

test('Back restores the scroll position when the page is reloaded and its scripts are late', async ({
  page,
}) => {
  const row = page.getByRole('main').getByText('Questions before you order');
  const earlierText = page.getByRole('main').getByText('From the log book', { exact: true });
  await arrive(page, '/');
  // Sections have estimated heights until they are laid out, so offsets may still change.
  await laidOut(page);
  await earlierText.scrollIntoViewIfNeeded();
  await page.goto('/pricing');
  await arrive(page, '/');
  await laidOut(page);
  await row.scrollIntoViewIfNeeded();
  await page.goto('/contact');
  const scripts = await holdScripts(page);
  // Does not wait for the load event, because the script is late.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await scripts.release();
  await scriptsStarted(page);
  await expect(row).toBeInViewport();

  await test.step('each of two visits to a page has its own scroll position', async () => {
    await page.goBack();
    await page.goBack();
    await scriptsStarted(page);
    await expect(earlierText).toBeInViewport();
  });
});
