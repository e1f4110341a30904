import { expect } from '@playwright/test';
import { arrive, test } from '../support/page.ts';

const journeys = [
  { language: 'en', path: '/search', typed: 'pumps', count: /results? for “pumps”/ },
  { language: 'da', path: '/da/search', typed: 'pumperne', count: /resultat(er)? for »pumperne«/ },
  { language: 'de', path: '/de/search', typed: 'Pumpen', count: /Ergebniss?e? für „Pumpen“/ },
] as const;

for (const { language, path, typed, count } of journeys) {
  test(`search in ${language} finds pages by inflected forms of a word, without JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('main').getByRole('searchbox').fill(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}?q=${typed}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(count);
    const first = page.locator('[data-search-results] > li').first();
    await expect(first.locator('mark').first()).toHaveText(/^pump/i);
    await first.getByRole('link').click();
    await expect(page).not.toHaveURL(/search/);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await context.close();
  });
}

test('results, count and URL follow the input, and arrow keys move through the results', async ({ page }) => {
  await arrive(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search this site' });
  await field.pressSequentially('cause cod');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/results for “cause cod”/);
  await expect(page).toHaveURL('/search?q=cause+cod');
  const links = page.locator('[data-search-results]').getByRole('link');
  await field.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await field.press('ArrowDown');
  const target = await links.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === target?.split('#')[0]);

  await page.goBack();
  await expect(status).toHaveText(/results for “cause cod”/);
  await expect(field).toHaveValue('cause cod');
});

test('a search without results escapes the query and suggests pages', async ({ page }) => {
  const hostile = '"<xyzzyq>*';
  await arrive(page, `/search?q=${encodeURIComponent(hostile)}`);
  await expect(page.getByRole('main').getByRole('status')).toContainText(hostile);
  await expect(
    page.getByRole('navigation', { name: 'Suggested pages' }).getByRole('link').first(),
  ).toBeVisible();
});

test('the search page is neither cached nor indexed, and accepts malformed queries', async ({ request }) => {
  const response = await request.get('/search?q=sim');
  expect(response.headers()['cache-control']).toBe('private, no-store');
  expect(await response.text()).toContain('<meta name="robots" content="noindex"');
  for (const query of ['q=%00', 'q=a&q=b', `q=${'a'.repeat(5_000)}`, 'q=%22%22', 'q=NEAR(a%20b)'])
    expect((await request.get(`/search?${query}`)).status(), query).toBe(200);
});

test('the 404 page has a search form', async ({ browser }) => {
  const page = await browser.newPage();
  const response = await page.goto('/da/never-written');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('searchbox', { name: 'Søg på siden' }).fill('priser');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/resultat(er)? for »priser«/);
  await page.close();
});
