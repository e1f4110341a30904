import { expect, test } from '@playwright/test';
import { allowedCookies } from '../support/consent.ts';
import { choiceIn, cookieIcon, cookieQuestion, cookieSettings } from '../support/cookieDialogs.ts';
import { expectAccessible } from '../support/page.ts';

test.use({ storageState: { cookies: [], origins: [] } });

test('the cookie in the footer opens the settings again, by keyboard', async ({ page, context }) => {
  await page.goto('/about');
  await cookieQuestion(page).getByRole('button', { name: 'Allow all' }).click();
  expect(await choiceIn(context)).toMatchObject({
    categories: ['necessary', 'preferences', 'statistics', 'marketing'],
  });
  const icon = await cookieIcon(page).locator('svg').boundingBox();
  expect([icon?.width, icon?.height]).toEqual([24, 24]);

  await cookieIcon(page).focus();
  await page.keyboard.press('Enter');
  await expect(cookieSettings(page)).toBeVisible();
  await expectAccessible(page);
  await expect(cookieSettings(page).getByRole('checkbox', { name: /Necessary/ })).toBeDisabled();
  await cookieSettings(page)
    .getByRole('checkbox', { name: /Marketing/ })
    .focus();
  await page.keyboard.press('Space');
  await cookieSettings(page).getByRole('button', { name: 'Save choice' }).click();
  await expect(cookieSettings(page)).toBeHidden();
  await expect(cookieIcon(page)).toBeFocused();
  expect(await choiceIn(context)).toMatchObject({ categories: ['necessary', 'preferences', 'statistics'] });
});

test('the settings are opened without a further script, and closed by Escape, their button or beside them', async ({
  page,
}) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await cookieIcon(page).press('Enter');
  await expect(cookieSettings(page)).toBeVisible();
  expect(scripts).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(cookieSettings(page)).toBeHidden();
  await cookieIcon(page).press('Enter');
  await cookieSettings(page).getByRole('button', { name: 'Close' }).click();
  await expect(cookieSettings(page)).toBeHidden();
  await expect(cookieIcon(page)).toBeFocused();
  await cookieIcon(page).press('Enter');
  await expect(cookieSettings(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(cookieSettings(page)).toBeHidden();
});

test('who takes an allowance back has its cookies deleted, and no others', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    allowedCookies,
    ...['intercom-id-abc', 'theirs'].map((name) => ({ name, value: '1', url: baseURL ?? '' })),
  ]);
  await page.goto('/cookie-settings');
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await page
    .getByRole('checkbox', { name: /Preferences/ })
    .evaluate((box) => box.setAttribute('data-cookies', 'intercom-id-* messagesUtk'));
  await page.getByRole('main').getByRole('button', { name: 'Refuse all' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your choice is saved.' })).toBeVisible();
  await expect(page).toHaveURL('/cookie-settings');
  expect(await choiceIn(context)).toMatchObject({
    categories: ['necessary'],
    consentId: '00000000-0000-4000-8000-000000000000',
  });
  expect(await names()).toContain('theirs');
  expect(await names()).not.toContain('intercom-id-abc');
});

test('the page of the settings shows what is allowed, and keeps a new answer', async ({ page, context }) => {
  await page.goto('/da/cookie-settings');
  const statistics = page.getByRole('main').getByRole('checkbox', { name: /Statistik/ });
  await expect(statistics).not.toBeChecked();
  await page.getByRole('main').getByRole('button', { name: 'Tillad alle' }).click();
  await expect(page.getByText('Dit valg er gemt.')).toBeVisible();
  await expect(statistics).toBeChecked();
  expect(await choiceIn(context)).toMatchObject({
    categories: ['necessary', 'preferences', 'statistics', 'marketing'],
  });
  await page.reload();
  await expect(statistics).toBeChecked();
});

test('the settings are in the language of the page', async ({ page }) => {
  await page.goto('/de');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie-Einstellungen' })).toContainText('Notwendig');
});

test('choosing leads to the settings, and the answer there takes the question away', async ({ page }) => {
  await page.goto('/about');
  await cookieQuestion(page).getByRole('button', { name: 'Choose' }).click();
  await expect(cookieSettings(page).getByRole('checkbox', { name: /Statistics/ })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(cookieSettings(page)).toBeHidden();
  await expect(cookieQuestion(page)).toBeVisible();
  await cookieQuestion(page).getByRole('button', { name: 'Choose' }).click();
  await cookieSettings(page).getByRole('button', { name: 'Save choice' }).click();
  await expect(cookieQuestion(page)).toBeHidden();
});

test('settings that cannot be had say so', async ({ page }) => {
  await page.goto('/about');
  await page.route('**/cookie-settings', (route) => route.abort());
  await cookieQuestion(page).getByRole('button', { name: 'Choose' }).click();
  await expect(page.getByText('The settings could not be loaded.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('The settings could not be loaded.')).toBeHidden();
  await cookieQuestion(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect(cookieQuestion(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the settings say that there is nothing to choose, and offer nothing', async ({ page, context }) => {
    await page.goto('/de/cookie-settings');
    const note = page.locator('[data-cookie-settings] noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('Hier gibt es nichts zu wählen');
    await expect(page.locator('[data-cookie-settings]').getByRole('button')).toHaveCount(0);
    await expect(page.locator('[data-cookie-settings]').getByRole('checkbox')).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
  });
});

test('the cookie policy lists every cookie, in three languages and without JavaScript', async ({
  request,
}) => {
  for (const path of ['/cookies', '/da/cookies', '/de/cookies']) {
    const html = await (await request.get(path)).text();
    for (const name of ['i18n_redirected', 'cc_cookie', 'price-currency']) expect(html, path).toContain(name);
  }
});
