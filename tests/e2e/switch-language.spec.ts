import type { Page } from '@playwright/test';
import { markAsPrerendering, activatePrerenderedPage } from '../support/prerendering.ts';
import { textOf } from '../support/sitemaps.ts';
import { accessibilityFaults, arrive, expect, menuButton, test } from '../support/page.ts';
import { expectPart } from '../support/expectPart.ts';

async function languageCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');
}

test('switching the language opens the same page and stores the choice before the request', async ({
  page,
}) => {
  const startedAt = Date.now() / 1000;
  await arrive(page, '/pricing?x=1#main');
  await page.getByRole('banner').getByText('EN', { exact: true }).click();
  const prefetch = page.waitForRequest((request) => new URL(request.url()).pathname === '/da/priser');
  const danish = page.getByRole('banner').getByRole('link', { name: 'Dansk' });
  await expect(danish).toHaveAttribute('title', 'Priser');
  await danish.click();
  expect((await (await prefetch).allHeaders())['cookie']).toContain('i18n_redirected=da');
  await expect(page).toHaveURL(/\/da\/priser\?x=1#main$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  await expect(page.getByRole('banner').getByText('Produkter').filter({ visible: true })).toBeVisible();

  await test.step('the language is stored for 365 days, on every path of this site', async () => {
    const cookie = await languageCookie(page);
    expect(cookie).toMatchObject({ value: 'da', path: '/', sameSite: 'Lax' });
    expect(cookie?.expires).toBeGreaterThanOrEqual(Math.floor(startedAt + 365 * 86_400));
    expect(cookie?.expires).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000 + 365 * 86_400));
  });

  await test.step('a prerendered page stores its language only once it is visible', async () => {
    await page.context().clearCookies({ name: 'i18n_redirected' });
    await markAsPrerendering(page);
    await arrive(page, '/de/preise');
    expect(await languageCookie(page)).toBeUndefined();
    await activatePrerenderedPage(page);
    await expect.poll(async () => (await languageCookie(page))?.value).toBe('de');
  });
});

test('the mobile menu and the mobile footer switch the language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const expectUsable = async (selector: string) => {
    // Expected while the list is open: the links that it partly covers are too small to click.
    const issues = await accessibilityFaults(page, selector);
    expect(issues.filter((issue) => !issue.startsWith('target-size'))).toEqual([]);
  };
  await arrive(page, '/about');
  await menuButton(page, 'Open menu').click();
  await expectUsable('header');
  await page.getByRole('link', { name: 'Deutsch' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/de\/ueber-uns$/);

  const languages = page.getByRole('contentinfo').locator('details[data-menu]');
  await expect(languages.locator('summary')).toHaveText('Deutsch');
  await languages.locator('summary').click();
  await expect(languages.getByRole('link')).toHaveText(['English', 'Dansk']);
  await expectUsable('footer');
  await languages.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/about');
});

test('a visitor who chose German is redirected from / to /de, and is not redirected after choosing English', async ({
  page,
}) => {
  await arrive(page, '/de');
  await arrive(page, '/');
  await expect(page).toHaveURL(/\/de$/);
  await page.getByRole('banner').getByText('DE', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);

  await test.step("a page without a translation links to the language's home page and tells the visitor", async () => {
    await arrive(page, '/responsible-disclosure');
    await page.getByRole('banner').getByText('EN', { exact: true }).click();
    const danish = page.getByRole('banner').getByRole('link', { name: 'Dansk' });
    await expect(danish).toHaveAttribute('href', '/da');
    await expect(danish).toHaveAttribute('title', /isn’t available/);
    await expect(danish).not.toHaveAttribute('hreflang');
  });

  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the server responds to a URL with several language prefixes with a 404 in the first language', async ({
  request,
}) => {
  for (const [path, lang] of [
    ['/da/da/qr', 'da'],
    ['/de/da/qr', 'de'],
    ['/en/da', 'en'],
    ['/da/en', 'da'],
    ['/om-os', 'en'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain(`<html lang="${lang}"`);
  }

  await test.step('a link to the English home page selects English, since / alone would redirect', async () => {
    expectPart(await textOf(request, '/de'), '<a href="/?lang=en" data-language="en"');
  });
});
