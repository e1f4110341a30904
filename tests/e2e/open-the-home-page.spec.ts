import { expect, expectAccessible, test } from '../support/page.ts';

const homes = [
  { path: '/', lang: 'en', heading: 'Connectivity you can read like a chart' },
  { path: '/da', lang: 'da', heading: 'Forbindelser, du kan læse som et søkort' },
  { path: '/de', lang: 'de', heading: /lesbar/ },
] as const;

for (const { path, lang, heading } of homes) {
  test(`the home page opens in ${lang}, complete and accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.locator('main section').count()).toBeGreaterThanOrEqual(10);
    await expectAccessible(page);
  });

  test(`the server's HTML of the home page in ${lang} is whole and runs no inline script`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).not.toMatch(/ style="/);
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    for (const attributes of scripts) expect(attributes).toMatch(/src=|type="application\/(json|ld\+json)"/);
    for (const other of homes)
      expect(html).toMatch(new RegExp(`hrefLang="${other.lang}" href="http://localhost:\\d+${other.path}"`));
  });
}

test('nothing on the home page is wider than a small phone, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of homes) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('lines of the log arrive one after the other within five seconds, and nothing moves', async ({
  page,
}) => {
  await page.goto('/');
  const log = page.locator('main').getByRole('list').filter({ hasText: 'Buoy 0147 rejected' }).first();
  const shownAfter = (milliseconds: number) =>
    log.evaluate((list, time) => {
      for (const animation of list.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = time;
      }
      const lines = [...list.children];
      return {
        shown: lines.filter((line) => getComputedStyle(line).opacity === '1').length,
        height: list.getBoundingClientRect().height,
      };
    }, milliseconds);
  const [first, second, last] = [await shownAfter(0), await shownAfter(3000), await shownAfter(5000)];
  expect([first.shown, second.shown, last.shown]).toEqual([2, 3, 4]);
  expect([second.height, last.height]).toEqual([first.height, first.height]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect((await shownAfter(0)).shown).toBe(4);
});
