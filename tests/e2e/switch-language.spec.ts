import type { Page } from '@playwright/test';
import { drawAhead, showDrawnAhead } from '../support/drawAhead.ts';
import { accessibilityFaults, arrive, expect, menuButton, test } from '../support/page.ts';

test('switching language shows the same page, with the choice made before it is asked for', async ({
  page,
}) => {
  await arrive(page, '/pricing?x=1#main');
  await page.getByRole('banner').getByText('EN', { exact: true }).click();
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/da/priser');
  const danish = page.getByRole('banner').getByRole('link', { name: 'Dansk' });
  await expect(danish).toHaveAttribute('title', 'Priser');
  await danish.click();
  expect((await (await asked).allHeaders())['cookie']).toContain('i18n_redirected=da');
  await expect(page).toHaveURL(/\/da\/priser\?x=1#main$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  await expect(page.getByRole('banner').getByText('Produkter').filter({ visible: true })).toBeVisible();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'i18n_redirected');
  expect(cookie?.value).toBe('da');
});

for (const { place, open } of [
  {
    place: 'the menu',
    open: (page: Page) => menuButton(page, 'Open menu').click(),
  },
  {
    place: 'the footer',
    open: (page: Page) => page.getByRole('contentinfo').getByText('English', { exact: true }).first().click(),
  },
]) {
  test(`a language can be chosen in ${place} of a phone too`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await arrive(page, '/about');
    await open(page);
    // What the list covers is too small to press while it is open.
    const faults = await accessibilityFaults(page);
    expect(faults.filter((fault) => !fault.startsWith('target-size'))).toEqual([]);
    await page.getByRole('link', { name: 'Deutsch' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/de\/ueber-uns$/);
    await arrive(page, '/');
    await expect(page).toHaveURL(/\/de$/);
  });
}

test('a page that is drawn ahead remembers its language only once it is seen', async ({ page }) => {
  await drawAhead(page);
  await arrive(page, '/de/preise');
  const languages = async () =>
    (await page.context().cookies())
      .filter(({ name }) => name === 'i18n_redirected')
      .map(({ value }) => value);
  expect(await languages()).toEqual([]);
  await showDrawnAhead(page);
  await expect.poll(languages).toEqual(['de']);
});

test('a visitor who chose German is led from / to /de, and stays English after choosing English', async ({
  page,
}) => {
  await arrive(page, '/de');
  await arrive(page, '/');
  await expect(page).toHaveURL(/\/de$/);
  await page.getByRole('banner').getByText('DE', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await arrive(page, '/pricing');
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the language is remembered for 365 days, on every path, for this site', async ({ page }) => {
  const before = Date.now() / 1000;
  await arrive(page, '/da/priser');
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'i18n_redirected');
  expect(cookie).toMatchObject({ value: 'da', path: '/', sameSite: 'Lax' });
  expect(cookie?.expires).toBeGreaterThanOrEqual(Math.floor(before + 365 * 86_400));
  expect(cookie?.expires).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000 + 365 * 86_400));
});

test('a page without a translation leads to the home of the language and says so', async ({ page }) => {
  await arrive(page, '/responsible-disclosure');
  await page.getByRole('banner').getByText('EN', { exact: true }).click();
  const danish = page.getByRole('banner').getByRole('link', { name: 'Dansk' });
  await expect(danish).toHaveAttribute('href', '/da');
  await expect(danish).toHaveAttribute('title', /not available/);
  await expect(danish).not.toHaveAttribute('hreflang');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE' });

  test('a German visitor gets to the English home, and stays', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/de$/);
    await page.getByRole('banner').getByText('DE', { exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/pricing');
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('the server', () => {
  const document = { accept: 'text/html' };

  test('leads a first visit of / to the language of the browser, with the cookie', async ({ request }) => {
    const answer = await request.get('/', {
      headers: { ...document, 'accept-language': 'da' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(302);
    expect(answer.headers()['location']).toBe('/da');
    expect(answer.headers()['set-cookie']).toContain('i18n_redirected=da');
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  });

  test('keeps the query where an address chooses a language, and takes no other word for one', async ({
    request,
  }) => {
    const cookie = 'i18n_redirected=de';
    const chosen = await request.get('/?lang=en&x=1', { headers: { ...document, cookie }, maxRedirects: 0 });
    expect(chosen.status()).toBe(302);
    expect(chosen.headers()['location']).toBe('/?x=1');
    expect(chosen.headers()['set-cookie']).toContain('i18n_redirected=en');
    const unknown = await request.get('/?lang=//evil&x', {
      headers: { ...document, cookie },
      maxRedirects: 0,
    });
    expect(unknown.headers()['location']).toBe('/de?lang=//evil&x');
  });

  for (const [asked, expected] of [
    ['/en', '/'],
    ['/en/pricing?x=1', '/pricing?x=1'],
    ['/DA/priser', '/da/priser'],
    ['/pricing/', '/pricing'],
    ['/da//blog', '/da/blog'],
  ] as const) {
    test(`sends ${asked} to ${expected}`, async ({ request }) => {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers()['location']).toBe(expected);
    });
  }

  for (const [path, lang] of [
    ['/da/da/qr', 'da'],
    ['/de/da/qr', 'de'],
    ['/en/da', 'en'],
    ['/da/en', 'da'],
    ['/om-os', 'en'],
  ] as const) {
    test(`has no page at ${path} and says so in ${lang}`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain(`<html lang="${lang}"`);
    });
  }

  for (const path of ['//evil.example', '/%5Cevil.example', '/%2F%2Fevil.example', '/x%00', '/%ff']) {
    test(`refuses ${path} without a redirect`, async ({ request, baseURL }) => {
      const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(400);
      expect(answer.headers()['location']).toBeUndefined();
    });
  }
});
