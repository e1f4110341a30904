import { expectAddressToLead, expectReloadToKeepPlace, letter, topOf } from '../support/place.ts';
import { holdScripts } from '../support/holdScripts.ts';
import { arrive, expect, laidOut, menuButton, scriptsStarted, test } from '../support/page.ts';

test('an address leads to its place at the end of a long page, and a reload keeps it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAddressToLead(page);
  await expectReloadToKeepPlace(page);

  await test.step('End leads to the last line, and Home to the first', async () => {
    await scriptsStarted(page);
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo').getByText('© 2026')).toBeInViewport();
    // Chromium forgets a key that is pressed while it still glides to where the one before led.
    await expect(async () => {
      await page.keyboard.press('Home');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }).toPass({ intervals: [500] });
    await expect(menuButton(page, 'Open menu')).toBeInViewport();
  });

  await test.step('the height does not change while the page is scrolled through', async () => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await laidOut(page);
    const before = await height();
    for (let top = 0; top < before; top += 800) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    expect(await height()).toBe(before);
  });
});

test('a link leads over the whole page to its place, pressed as soon as it is there', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await scriptsStarted(page);
  await page.getByRole('banner').getByText('Company', { exact: true }).filter({ visible: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Subscribe' }).click();
  await expect(page.locator(letter)).toBeInViewport();
  expect(await topOf(page.locator(letter))).toBeLessThan(500);
});

test('Back shows what was left when the page is loaded again and its scripts come late', async ({ page }) => {
  const row = page.getByRole('main').getByText('Questions before you order');
  const earlier = page.getByRole('main').getByText('From the log book', { exact: true });
  await arrive(page, '/');
  // Until then the same place may have another number.
  await laidOut(page);
  await earlier.scrollIntoViewIfNeeded();
  await page.goto('/pricing');
  await arrive(page, '/');
  await laidOut(page);
  await row.scrollIntoViewIfNeeded();
  await page.goto('/contact');
  const scripts = await holdScripts(page);
  // Not until it has loaded: its script is late.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await scripts.release();
  await scriptsStarted(page);
  await expect(row).toBeInViewport();

  await test.step('and at each of two visits to it', async () => {
    await page.goBack();
    await page.goBack();
    await scriptsStarted(page);
    await expect(earlier).toBeInViewport();
  });
});
