import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { Locale } from '#locales/locales.ts';
import { signUpDaysAgo } from '#tests/support/pastSignUp.ts';
import { newMailbox, newVisitor } from '#tests/support/visitor.ts';
import { linkTo, newestMail } from '#tests/support/writtenMails.ts';
import { expectAccessible } from '../support/page.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();

async function signUp(request: APIRequestContext, locale: Locale): Promise<string> {
  const emailAddress = newMailbox(`link-${locale}`);
  const headers = { ...newVisitor(), 'sec-fetch-site': 'same-origin' };
  const answer = await request.post('/api/newsletter', { headers, data: { emailAddress, locale } });
  expect(answer.status()).toBe(200);
  return emailAddress;
}

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
});

test('opening the link again and again changes nothing; leaving takes a click, and so does coming back', async ({
  page,
  request,
}) => {
  const mail = await newestMail(await signUp(request, 'en'));
  for (const url of [linkTo('confirm', mail), linkTo('unsubscribe', mail)]) {
    expect((await request.get(url)).status()).toBe(200);
    expect((await request.head(url)).status()).toBe(200);
  }
  await page.goto(linkTo('confirm', mail));
  await press(page, 'Confirm subscription');
  await expect(title(page)).toHaveText('You are subscribed');

  await page.goto(linkTo('unsubscribe', mail));
  await press(page, 'Unsubscribe');
  await expect(title(page)).toHaveText('You have left the newsletter');
  await expectAccessible(page);
  await press(page, 'Subscribe again');
  await expect(title(page)).toHaveText('You are back on the list');
});

test('a link of last week is gone, and one press sends another that works', async ({ page, baseURL }) => {
  const mailbox = newMailbox('late');
  await signUpDaysAgo(8, { emailAddress: mailbox, locale: 'de', siteUrl: baseURL ?? '' });
  const late = linkTo('confirm', await newestMail(mailbox));
  const answer = await page.goto(late);
  expect(answer?.status()).toBe(410);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(title(page)).toHaveText('Dieser Link ist abgelaufen');
  await expectAccessible(page);

  await press(page, 'Neuen Link schicken');
  await expect(page).toHaveURL('/de/newsletter/check-mail');
  await expect(title(page)).toHaveText('Bitte sehen Sie in Ihr Postfach');
  const fresh = linkTo('confirm', await newestMail(mailbox, 2));
  expect(fresh).not.toBe(late);
  await page.goto(fresh);
  await press(page, 'Anmeldung bestätigen');
  await expect(title(page)).toHaveText('Sie sind angemeldet');
});

test('a link that was used says so and offers nothing to press', async ({ page, request }) => {
  const link = linkTo('confirm', await newestMail(await signUp(request, 'da')));
  await page.goto(link);
  await press(page, 'Bekræft tilmelding');
  await expect(title(page)).toHaveText('Du er tilmeldt');

  const again = await page.goto(link);
  expect(again?.status()).toBe(200);
  await expect(title(page)).toHaveText('Din adresse er allerede bekræftet');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('a link that was changed on its way, or that nobody sent, is a bad request', async ({
  page,
  request,
}) => {
  const link = new URL(linkTo('confirm', await newestMail(await signUp(request, 'da'))));
  const token = link.searchParams.get('token') ?? '';
  const tampered = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
  for (const wrong of [tampered, token.slice(0, -4), 'made-up', '']) {
    link.searchParams.set('token', wrong);
    expect((await page.goto(link.href))?.status()).toBe(400);
    await expect(title(page)).toHaveText('Vi kender ikke dette link');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  link.searchParams.set('token', token);
  expect((await page.goto(link.href))?.status()).toBe(200);
});
