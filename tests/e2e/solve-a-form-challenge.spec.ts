import { challengePath } from '#schema/challenge.ts';
import type { Page } from '@playwright/test';
import { isFull } from '#tests/support/fullSuite.ts';
import { arrive, expect, expectAccessible, test } from '#tests/support/page.ts';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { newMailbox, newVisitor } from '#tests/support/visitor.ts';

const contact = 'hello@kystlink.example';
const languages = [
  {
    locale: 'en',
    contact: '/contact',
    agrees: 'Send me the Kystlink newsletter by email',
    thanks: 'Thank you for subscribing! Check your email to confirm.',
    sent: 'Thank you. We’ve received your message.',
    missing: 'Our spam check didn’t run in your browser.',
    needed: 'this form currently needs JavaScript',
    notSent: 'Your message wasn’t sent because JavaScript is off.',
    notOnTheList: 'You’re not subscribed yet',
  },
  {
    locale: 'da',
    contact: '/da/kontakt',
    agrees: 'Send mig nyhedsbrevet fra Kystlink på mail',
    thanks: 'Tak for din tilmelding!',
    sent: 'Tak. Vi har fået din besked.',
    missing: 'Vores spamtjek kørte ikke i din browser.',
    needed: 'kræver formularen lige nu JavaScript',
    notSent: 'Din besked blev ikke sendt, fordi JavaScript er slået fra.',
    notOnTheList: 'Du er ikke tilmeldt endnu',
  },
  {
    locale: 'de',
    contact: '/de/kontakt',
    agrees: 'Senden Sie mir den Newsletter von Kystlink per E-Mail',
    thanks: 'Danke für Ihre Anmeldung!',
    sent: 'Vielen Dank. Wir haben Ihre Nachricht erhalten.',
    missing: 'Unsere Spam-Prüfung ist in Ihrem Browser nicht gelaufen.',
    needed: 'braucht dieses Formular derzeit JavaScript',
    notSent: 'Ihre Nachricht wurde nicht gesendet, weil JavaScript ausgeschaltet ist.',
    notOnTheList: 'Sie sind noch nicht angemeldet',
  },
] as const;

let site: RunningSite;
test.beforeAll(async () => {
  site = await runSite({
    FORM_CHALLENGE: 'on',
    FORM_CONTACT: contact,
    MAIL_FROM: 'Kystlink <hello@kystlink.example>',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
});
test.afterAll(() => site.stop());
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(newVisitor()));

/** Records the page's requests for challenges from now on. */
function challengeRequests(page: Page): string[] {
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === challengePath || /challenge/i.test(pathname)) requestedPaths.push(pathname);
  });
  return requestedPaths;
}

/** Expects only console messages about rejected requests, which browsers log themselves. */
function expectRefusalsAlone(faults: string[]): void {
  expect(faults.filter((fault) => !/status of 403|net::ERR_FAILED/.test(fault))).toEqual([]);
  faults.splice(0);
}

const newsletter = (page: Page) => page.locator('form[action="/api/newsletter"]');
const enquiry = (page: Page) => page.locator('main form[action="/api/enquiries"]');

async function fillContactForm(page: Page, email: string): Promise<void> {
  const form = enquiry(page);
  await form.locator('[name=fullName]').fill('Ada Lund');
  await form.locator('[name=company]').fill('Lund ApS');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=description]').fill('Answer at night.');
}

/** Returns the languages to test: all of them in the full suite, only `locale` in `npm test`. */
const testedLanguages = (locale: string) =>
  languages.filter((language) => isFull || language.locale === locale);

for (const words of testedLanguages('en')) {
  test(`the newsletter and contact forms are sent without a puzzle: ${words.locale}`, async ({ page }) => {
    const challengePaths = challengeRequests(page);
    await arrive(page, site.url + words.contact);
    expect(challengePaths).toEqual([]);
    await newsletter(page).locator('[name=emailAddress]').focus();
    await expect.poll(() => challengePaths.filter((path) => path === challengePath)).toHaveLength(1);
    await expect.poll(() => challengePaths.some((path) => path.startsWith('/assets/'))).toBe(true);
    await newsletter(page).locator('[name=emailAddress]').fill(newMailbox('ada'));
    await newsletter(page).locator('[type=submit]').click();
    await expect(newsletter(page)).toContainText(words.thanks);
    await expect(newsletter(page)).toContainText(words.agrees);
    expect(challengePaths.filter((path) => path === challengePath)).toHaveLength(1);

    await fillContactForm(page, newMailbox('ada'));
    await enquiry(page).locator('[type=submit]').click();
    await expect(enquiry(page).getByRole('status')).toContainText(words.sent);
    await expect(enquiry(page).locator('[name=description]')).toHaveValue('');
  });
}

for (const words of testedLanguages('da')) {
  test(`a failed challenge shows an alternative and keeps the input: ${words.locale}`, async ({
    page,
    faults,
  }) => {
    await page.route(`**${challengePath}`, (route) => route.abort());
    await arrive(page, site.url + words.contact);
    await fillContactForm(page, 'ada@example.com');
    await enquiry(page).locator('[type=submit]').click();
    const alert = enquiry(page).getByRole('alert');
    await expect(alert).toContainText(words.missing);
    await expect(alert).toContainText(contact);
    await expect(enquiry(page).locator('[name=description]')).toHaveValue('Answer at night.');
    await expectAccessible(page);

    await newsletter(page).locator('[name=emailAddress]').fill('ada@example.com');
    await newsletter(page).locator('[type=submit]').click();
    await expect(newsletter(page)).toContainText(words.missing);
    await expect(newsletter(page).locator('[name=emailAddress]')).toHaveValue('ada@example.com');

    // One more click is enough once challenges work again.
    await page.unroute(`**${challengePath}`);
    await enquiry(page).locator('[type=submit]').click();
    await expect(enquiry(page).getByRole('status')).toContainText(words.sent);
    expectRefusalsAlone(faults);
  });
}

for (const words of testedLanguages('de')) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the forms explain that they need JavaScript, and offer an alternative: ${words.locale}`, async ({
      page,
    }) => {
      await page.goto(site.url + words.contact);
      const notes = page.locator('[data-form-challenge] > p');
      await expect(notes).toHaveCount(2);
      for (const note of await notes.all()) {
        await expect(note).toBeVisible();
        await expect(note).toContainText(words.needed);
        await expect(note.locator('a')).toHaveAttribute('href', `mailto:${contact}`);
      }
      await fillContactForm(page, 'ada@example.com');
      await enquiry(page).locator('[type=submit]').click();
      await expect(page).toHaveURL(`${site.url}${words.contact}#enquiry-unchecked`);
      await expect(page.locator('#enquiry-unchecked')).toBeVisible();
      await expect(page.locator('#enquiry-unchecked')).toContainText(words.notSent);
      await page.goBack();
      await expect(enquiry(page).locator('[name=description]')).toHaveValue('Answer at night.');

      await newsletter(page).locator('[name=emailAddress]').fill('ada@example.com');
      await newsletter(page).locator('[type=submit]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notOnTheList);
      await expect(page.getByRole('main').getByRole('link', { name: contact })).toBeVisible();
    });
  });
}

test('the lead form is sent without a puzzle', async ({ page }) => {
  await arrive(page, `${site.url}/#lead`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Full name/).fill('Maja Thorsen');
  await dialog.getByLabel(/^Company domain/).fill('nordvand.example');
  await dialog.getByLabel(/^Email/).fill(newMailbox('maja'));
  await dialog.getByLabel(/^Number of SIMs/).selectOption({ index: 2 });
  await dialog.getByLabel(/^Region/).selectOption({ index: 1 });
  await dialog.getByLabel(/^Data volume per month/).selectOption({ index: 2 });
  await dialog.getByLabel(/^What should your devices do/).fill('Pump.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toContainText('Thank you. We’ve received your message.');
});

test("an editor's form and a sign-up section are sent without a puzzle", async ({ page }) => {
  await arrive(page, `${site.url}/minimal-sections`);
  const form = page.locator('main form[action*="?at="]');
  await form.getByLabel('email').fill(newMailbox('ada'));
  await form.locator('[type=submit]').click();
  await expect(form.getByRole('status')).toContainText('Thank you. We’ve received your message.');
  const signUp = page.locator('main form[action="/api/newsletter"]').first();
  await signUp.getByLabel('Email address').fill(newMailbox('ada'));
  await signUp.locator('[type=submit]').click();
  await expect(signUp).toContainText('Check your email to confirm');
});

test('a page rendered before the challenge was enabled can still send its form', async ({ page, faults }) => {
  await arrive(page, `${site.url}/contact`);
  await page.evaluate(() => {
    for (const mark of document.querySelectorAll('[data-form-challenge]')) mark.remove();
  });
  await fillContactForm(page, newMailbox('ada'));
  await enquiry(page).locator('[type=submit]').click();
  await expect(enquiry(page).getByRole('status')).toContainText('Thank you. We’ve received your message.');
  expectRefusalsAlone(faults);
});

test('challenges do not affect page caching, and pages fetch none if the feature is disabled', async ({
  page,
  request,
}) => {
  const [withChallenge, withoutChallenge] = [
    await request.get(`${site.url}/contact`),
    await request.get('/contact'),
  ];
  expect(withChallenge.headers()['cache-control']).toBe(withoutChallenge.headers()['cache-control']);
  expect(await withChallenge.text()).toBe(await (await request.get(`${site.url}/contact`)).text());
  expect(await withoutChallenge.text()).not.toContain('data-form-challenge');

  const challengePaths = challengeRequests(page);
  await arrive(page, '/contact');
  await fillContactForm(page, newMailbox('ada'));
  await enquiry(page).locator('[type=submit]').click();
  await expect(enquiry(page).getByRole('status')).toContainText('Thank you. We’ve received your message.');
  expect(challengePaths.filter((path) => path === challengePath || /worker|solved/i.test(path))).toEqual([]);
});
