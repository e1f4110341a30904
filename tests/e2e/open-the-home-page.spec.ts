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
