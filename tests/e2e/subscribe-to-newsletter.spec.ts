import { expect, test, type Page } from '@playwright/test';
import { holdScripts } from '#tests/support/holdScripts.ts';
import { arrive } from '#tests/support/page.ts';
import { newMailbox, newVisitor } from '#tests/support/visitor.ts';
import { linkTo, newestMail } from '#tests/support/writtenMails.ts';
import { expectAccessible } from '../support/page.ts';

const form = (page: Page) => page.getByRole('contentinfo').locator('form[action="/api/newsletter"]');
const field = (page: Page) => form(page).locator('input[type=email]');
const button = (page: Page) => form(page).getByRole('button');

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
});

const languages = [
  {
    prefix: '',
    lang: 'en',
    subscribe: 'Subscribe',
    thanks: 'Thank you for subscribing! Check your email to confirm.',
    already: "You're already subscribed to our newsletter!",
    confirm: 'Confirm subscription',
    confirmed: 'You are subscribed',
  },
  {
    prefix: '/da',
    lang: 'da',
    subscribe: 'Tilmeld',
    thanks: 'Tak for din tilmelding! Tjek din mail for at bekræfte.',
    already: 'Du er allerede tilmeldt vores nyhedsbrev!',
    confirm: 'Bekræft tilmelding',
    confirmed: 'Du er tilmeldt',
  },
  {
    prefix: '/de',
    lang: 'de',
    subscribe: 'Anmelden',
    thanks: 'Danke für Ihre Anmeldung! Bitte bestätigen Sie sie über den Link in unserer E-Mail.',
    already: 'Sie haben unseren Newsletter bereits abonniert!',
    confirm: 'Anmeldung bestätigen',
    confirmed: 'Sie sind angemeldet',
  },
] as const;

for (const { prefix, lang, ...words } of languages) {
  test(`somebody subscribes, confirms and asks again, in ${lang}`, async ({ page }) => {
    const mailbox = newMailbox(lang);
    await page.clock.install();
    await arrive(page, `${prefix}/newsletter/check-mail`);
    await field(page).fill(mailbox);
    await button(page).click();
    await expect(page.getByText(words.thanks)).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(button(page)).toHaveText(words.subscribe);
    await page.clock.runFor(5000);
    await expect(page.getByText(words.thanks)).toHaveCount(0);

    const link = linkTo('confirm', await newestMail(mailbox));
    const opened = await page.goto(link);
    expect(opened?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.getByRole('main').getByRole('button', { name: words.confirm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmed);

    await arrive(page, prefix || '/');
    await field(page).fill(mailbox);
    await field(page).press('Enter');
    await expect(page.getByText(words.already)).toBeVisible();
    await expect(field(page)).toHaveValue(mailbox);
  });
}

test('mistakes are told at the field, by keyboard too, and nothing is sent', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/newsletter')) posts.push(request.url());
  });
  await arrive(page, '/newsletter/check-mail');
  await expect(button(page)).toBeEnabled();
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByText('Email address is required')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(button(page)).toBeDisabled();
  await expectAccessible(page);

  await page.keyboard.type('ada@example');
  await expect(form(page).getByText('Please enter a valid email address')).toBeVisible();
  await expect(field(page)).toHaveAccessibleDescription(/Please enter a valid email address/);
  await page.keyboard.type('.com');
  await expect(form(page).getByText('Please enter a valid email address')).toHaveCount(0);
  expect(posts).toEqual([]);
});

test('while it sends, nothing can be sent again; a failure is told and the address kept', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/newsletter', async (route) => {
    await released;
    await route.abort();
  });
  await arrive(page, '/newsletter/check-mail');
  await field(page).fill('ada@example.com');
  await button(page).dblclick();
  await expect(button(page)).toHaveText('Subscribe…');
  await expect(button(page)).toBeDisabled();
  await expect(field(page)).toBeDisabled();
  release();
  await expect(form(page).getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(field(page)).toHaveValue('ada@example.com');
  await expectAccessible(page);
});

test('what the server says goes before what the form would say', async ({ page }) => {
  let refusal: object = { success: false, status: 'limited', data: { message: 'Not so fast.' } };
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 429, json: refusal }));
  await arrive(page, '/newsletter/check-mail');
  await field(page).fill('ada@example.com');
  await button(page).click();
  await expect(form(page).getByText('Not so fast.')).toBeVisible();
  // A host before the site may say no more than this; what says nothing of success is a failure.
  refusal = { data: { message: 'Closed until Monday.' } };
  await button(page).click();
  await expect(form(page).getByText('Closed until Monday.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a page that says what happened', async ({ page }) => {
    const mailbox = newMailbox('plain');
    await page.goto('/da');
    await field(page).fill(mailbox);
    await button(page).click();
    await expect(page).toHaveURL('/da/newsletter/check-mail');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tjek din mail');
    const mail = await newestMail(mailbox);
    await page.goto(linkTo('confirm', mail));
    await page.getByRole('main').getByRole('button', { name: 'Bekræft tilmelding' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er tilmeldt');
  });

  test('the browser keeps what is no address, and a page says so to one that does not', async ({ page }) => {
    await page.goto('/about');
    await field(page).fill('ada');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('ada');
    await expect(page).toHaveURL('/about');

    await page.goto('/newsletter/check-mail?result=email_required');
    await expect(page.getByRole('main')).toContainText('Email address is required');
  });
});

test('a wrong address is framed in red while it is typed, and while the field keeps the focus', async ({
  page,
}) => {
  await arrive(page, '/newsletter/check-mail');
  await field(page).fill('ada');
  const error = form(page).getByText('Please enter a valid email address');
  await expect(error).toBeVisible();
  await expect(field(page)).toBeFocused();
  const red = await error.evaluate((element) => getComputedStyle(element).color);
  await expect(field(page)).toHaveCSS('border-color', red);
});

test('a wrong address that was left before the scripts came gets its error with them', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/newsletter/check-mail', { waitUntil: 'domcontentloaded' });
  await field(page).fill('ada');
  await field(page).blur();
  await scripts.release();
  await expect(form(page).getByText('Please enter a valid email address')).toBeVisible();
});
