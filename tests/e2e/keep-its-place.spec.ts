import { expectAddressToLead, expectReloadToKeepPlace, letter, topOf } from '../support/place.ts';
import { arrive, expect, laidOut, menuButton, scriptsStarted, test } from '../support/page.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an address leads to its place at the end of a long page, and stays there', ({ page }) =>
    expectAddressToLead(page));

  test('a page that is loaded again shows what stood there', ({ page }) => expectReloadToKeepPlace(page));
});

test('a link leads over the whole page to its place, pressed as soon as it is there', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await scriptsStarted(page);
  await page.getByRole('banner').getByText('Company', { exact: true }).filter({ visible: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Subscribe' }).click();
  await expect(page.locator(letter)).toBeInViewport();
  expect(await topOf(page.locator(letter))).toBeLessThan(500);
});

test('the last line of a page is found by End, and its first by Home', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/');
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo').getByText('© 2026')).toBeInViewport();
  // Chromium forgets a key that is pressed while it still glides to where the one before led.
  await expect(async () => {
    await page.keyboard.press('Home');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }).toPass({ intervals: [500] });
  await expect(menuButton(page, 'Open menu')).toBeInViewport();
});

test('a step back shows what was left, on a page that is loaded anew', async ({ page }) => {
  await arrive(page, '/');
  const row = page.getByRole('main').getByText('Asked before ordering');
  await row.scrollIntoViewIfNeeded();
  await page.goto('/pricing');
  await page.goBack();
  await expect(row).toBeInViewport();
});

test('a step back shows what was left before scripts came late, also of two visits to one page', async ({
  page,
}) => {
  const row = page.getByRole('main').getByText('Asked before ordering');
  const earlier = page.getByRole('main').getByText('From the log book', { exact: true });
  await arrive(page, '/');
  await earlier.scrollIntoViewIfNeeded();
  await page.goto('/pricing');
  await arrive(page, '/');
  await row.scrollIntoViewIfNeeded();
  await page.goto('/contact');
  const held = Promise.withResolvers<void>();
  await page.route('**/renderer_client*', async (route) => {
    await held.promise;
    await route.continue();
  });
  // Not until it has loaded: its script is late.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  held.resolve();
  await scriptsStarted(page);
  await expect(row).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await scriptsStarted(page);
  await expect(earlier).toBeInViewport();
});

test('a page that has come to rest is no longer and no shorter once it was scrolled through', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await arrive(page, '/');
  await laidOut(page);
  const before = await height();
  for (let top = 0; top < before; top += 800) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await height()).toBe(before);
});

test('the lead dialog is as high before its form is there as after', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page, '/de');
  const held = Promise.withResolvers<void>();
  await page.route('**/de/enquiry', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.evaluate(() => (location.hash = 'lead'));
  const dialog = page.getByRole('dialog').filter({ visible: true }).last();
  await expect(dialog).toHaveAttribute('aria-busy', 'true');
  const height = () => dialog.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  held.resolve();
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  expect(await height()).toBe(before);
});
