import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { Locale } from '#locales/locales.ts';
import { signUpDaysAgo } from '#tests/support/pastSignUp.ts';
import { newMailbox, newVisitor } from '#tests/support/visitor.ts';
import { linkTo, newestMail } from '#tests/support/writtenMails.ts';
import { firstUnlessFull } from '../support/fullSuite.ts';
import { expectAccessible } from '../support/page.ts';
import { expectNoPart, expectPart } from '../support/expectPart.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const clickButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click();

async function signUp(request: APIRequestContext, locale: Locale): Promise<string> {
  const emailAddress = newMailbox(`link-${locale}`);
  const headers = { ...newVisitor(), 'sec-fetch-site': 'same-origin' };
  const response = await request.post('/api/newsletter', { headers, data: { emailAddress, locale } });
  expect(response.status()).toBe(200);
  return emailAddress;
}

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
});

test('opening a link changes nothing: confirming, unsubscribing and resubscribing each require a click', async ({
  page,
  request,
}) => {
  const mail = await newestMail(await signUp(request, 'en'));
  for (const url of [linkTo('confirm', mail), linkTo('unsubscribe', mail)]) {
    expect((await request.get(url)).status()).toBe(200);
    expect((await request.head(url)).status()).toBe(200);
  }

  await test.step('a modified link responds with 400 and no buttons', async () => {
    const link = new URL(linkTo('confirm', mail));
    const token = link.searchParams.get('token') ?? '';
    const tamperedToken = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    for (const invalidToken of [tamperedToken, token.slice(0, -4), 'made-up', '']) {
      link.searchParams.set('token', invalidToken);
      const response = await request.get(link.href);
      expect(response.status(), invalidToken).toBe(400);
      const html = await response.text();
      expectPart(html, 'This link isn’t valid');
      expectPart(html, 'name="robots" content="noindex"');
      expectNoPart(html, 'Confirm subscription');
    }
  });

  await page.goto(linkTo('confirm', mail));
  await clickButton(page, 'Confirm subscription');
  await expect(title(page)).toHaveText('You’re subscribed');

  await test.step('a used link leads to an explanation without buttons', async () => {
    expect((await page.goto(linkTo('confirm', mail)))?.status()).toBe(200);
    await expect(title(page)).toHaveText('Your address is already confirmed');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  await page.goto(linkTo('preferences', mail));
  await expectAccessible(page, 'main');
  await page.goto(linkTo('unsubscribe', mail));
  await clickButton(page, 'Unsubscribe');
  await expect(title(page)).toHaveText('You’re unsubscribed');
  await expectAccessible(page, 'main');
  await clickButton(page, 'Subscribe again');
  await expect(title(page)).toHaveText('Welcome back');
});

test('an expired link offers a new one that works', async ({ page, request, baseURL }) => {
  const mailbox = newMailbox('late');
  await signUpDaysAgo(8, { emailAddress: mailbox, locale: 'de', siteUrl: baseURL ?? '' });
  // Another process has queued the mail, which the site's mail worker would notice only seconds later. This sign-up
  // triggers the worker.
  await signUp(request, 'de');
  const lateLink = linkTo('confirm', await newestMail(mailbox));
  const response = await page.goto(lateLink);
  expect(response?.status()).toBe(410);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(title(page)).toHaveText('Dieser Link ist abgelaufen');
  await expectAccessible(page, 'main');

  await clickButton(page, 'Neuen Link senden');
  await expect(page).toHaveURL('/de/newsletter/check-mail');
  await expect(title(page)).toHaveText('Bitte sehen Sie in Ihrem Postfach nach');
  const newLink = linkTo('confirm', await newestMail(mailbox, 2));
  expect(newLink).not.toBe(lateLink);
  await page.goto(newLink);
  await clickButton(page, 'Anmeldung bestätigen');
  await expect(title(page)).toHaveText('Sie sind angemeldet');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, name, other, save, saved } of firstUnlessFull([
    { locale: 'da', name: 'Indstillinger for nyhedsbrevet', other: 'English', save: 'Gem', saved: 'Saved' },
    { locale: 'en', name: 'Newsletter settings', other: 'Deutsch', save: 'Save', saved: 'Gespeichert' },
    { locale: 'de', name: 'Newsletter-Einstellungen', other: 'Dansk', save: 'Speichern', saved: 'Gemt' },
  ] as const)) {
    test(`a subscriber changes the language and unsubscribes: ${locale}`, async ({ page, request }) => {
      const link = linkTo('preferences', await newestMail(await signUp(request, locale)));
      const response = await page.goto(link);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['cache-control']).toBe('no-store');
      expect(response?.headers()['content-security-policy']).not.toContain('unsafe');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(title(page)).toHaveText(name);
      const main = page.getByRole('main');
      await expect(main.getByRole('radio', { checked: true })).toHaveAttribute('value', locale);

      await main.getByRole('radio', { name: other }).check();
      await clickButton(page, save);
      await expect(title(page)).toHaveText(saved);
      await expect(main.getByRole('radio', { checked: true })).toHaveAccessibleName(other);

      // The link leads to the page in the previous language.
      await page.goto(link);
      await expect(main.getByRole('radio', { checked: true })).toHaveAccessibleName(other);
      await main.getByRole('button', { name: /Unsubscribe|Afmeld|Abbestellen/ }).click();
      await expect(page).toHaveURL(/\/newsletter\/unsubscribe\?/);
    });
  }
});
