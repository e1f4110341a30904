import { expect, test, type Page } from '@playwright/test';
import { holdScripts } from '#tests/support/holdScripts.ts';
import { arrive } from '#tests/support/page.ts';
import { textOf } from '#tests/support/sitemaps.ts';
import { newMailbox, newVisitor } from '#tests/support/visitor.ts';
import { linkTo, newestMail } from '#tests/support/writtenMails.ts';
import { firstUnlessFull } from '../support/fullSuite.ts';
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
    confirmed: 'You’re subscribed',
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

for (const { prefix, lang, ...words } of firstUnlessFull(languages)) {
  test(`a visitor subscribes, confirms and tries again in ${lang}`, async ({ page }) => {
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
    const response = await page.goto(link);
    expect(response?.headers()).toMatchObject({
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

test('newsletter errors appear at the field, also for keyboard users, and nothing is sent', async ({
  page,
  request,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/newsletter')) posts.push(request.url());
  });
  const error = form(page).getByText('Please enter a valid email address');

  await test.step('an invalid address entered before the script loaded gets its error afterwards', async () => {
    const scripts = await holdScripts(page);
    await page.goto('/newsletter/check-mail', { waitUntil: 'domcontentloaded' });
    await field(page).fill('ada');
    await field(page).blur();
    await scripts.release();
    await expect(error).toBeVisible();
  });

  await arrive(page, '/newsletter/check-mail');
  await expect(button(page)).toBeEnabled();
  await button(page).press('Enter');
  await expect(form(page).getByText('Email address is required')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(button(page)).toBeDisabled();
  await expectAccessible(page, 'footer form');

  await page.keyboard.type('ada@example');
  await expect(error).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/Please enter a valid email address/);
  const red = await error.evaluate((element) => getComputedStyle(element).color);
  await expect(field(page)).toHaveCSS('border-color', red);
  await page.keyboard.type('.com');
  await expect(error).toHaveCount(0);
  expect(posts).toEqual([]);

  await test.step('without scripts the result page shows the error', async () => {
    const html = await textOf(request, '/newsletter/check-mail?result=email_required');
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).toContain('Email address is required');
  });
});
