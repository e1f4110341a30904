import { expect, test } from '@playwright/test';
import type { Browser } from '../support/engines/Browser.ts';
import { lackingPackages } from '../support/engines/packages.ts';
import { startChromium, startFirefox } from '../support/engines/puppeteer.ts';
import { startVisit, type Visit } from '../support/engines/visit.ts';
import { startWebKit } from '../support/engines/webkit.ts';
import { newMailbox } from '../support/visitor.ts';

const engines = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit };

for (const [engine, start] of Object.entries(engines))
  test.describe(engine, () => {
    test.skip(lackingPackages().has(engine), 'The engine is not installed.');
    let browser: Browser;
    let visit: Visit;
    let faultsBefore: readonly string[];

    test.beforeAll(async () => {
      browser = await start();
    });
    test.afterAll(() => browser.close());
    test.beforeEach(async ({ baseURL }) => {
      visit = await startVisit(browser, baseURL ?? '');
      faultsBefore = [...(await browser.faults())];
    });
    test.afterEach(async () => {
      const info = test.info();
      if (info.status !== info.expectedStatus) {
        const body = Buffer.from(await browser.screenshot(), 'base64');
        await info.attach('screenshot.png', { body, contentType: 'image/png' });
      }
      expect(await browser.faults()).toEqual(faultsBefore);
    });

    test('the home page has its heading in each language', async () => {
      for (const [path, lang, heading] of [
        ['/', 'en', 'Connectivity you can read like a chart'],
        ['/da', 'da', 'Forbindelser, du kan læse som et søkort'],
        ['/de', 'de', 'lesbar wie eine Seekarte'],
      ] as const) {
        await visit.arrive(path);
        await visit.expectSeen('h1', heading);
        await visit.expectValue('document.documentElement.lang', lang);
      }
    });

    test('a menu opens on click, and its links lead to pages', async () => {
      await visit.arrive('/');
      await visit.press('header summary', 'Products');
      await visit.press('header details[open] a', 'Private networks');
      await visit.expectAddress('/products/private-networks');
      await visit.expectValue(`document.querySelectorAll('header details[open]').length`, '0');
    });

    test('switching the language shows the same page', async () => {
      await visit.arrive('/pricing?x=1#main');
      await visit.press('header summary', 'EN');
      await visit.press('header a', 'Dansk');
      await visit.expectAddress('/da/priser?x=1#main');
      await visit.expectSeen('header summary', 'Produkter');
    });

    test('the contact form reports errors and accepts valid input', async () => {
      await visit.arrive('/contact');
      await visit.fill('main [name=email]', 'ada');
      await visit.press('main form [type=submit]');
      await visit.expectSeen('main form', 'This field is required');
      await visit.expectValue(`document.activeElement.name`, 'fullName');
      await visit.fill('main [name=fullName]', 'Ada Lund');
      await visit.fill('main [name=company]', 'Lund ApS');
      await visit.fill('main [name=email]', newMailbox('asker'));
      await visit.fill('main [name=description]', 'Answer at night.');
      await visit.press('main form [type=submit]');
      await visit.expectSeen('main form [role=status]', 'Thank you. We’ve received your message.');
      await visit.expectAddress('/contact');
    });

    test('the newsletter form accepts a sign-up', async () => {
      await visit.arrive('/newsletter/check-mail');
      await visit.fill('footer [name=emailAddress]', newMailbox('reader'));
      await visit.press('footer form [type=submit]');
      await visit.expectSeen('footer', 'Thank you for subscribing! Check your email to confirm.');
    });

    test('the price calculator works in another currency', async () => {
      await visit.arrive('/de/preise');
      await visit.fill('main [name=sims]', '500');
      await visit.fill('main [name=megabytes]', '12');
      await visit.expectSeen('main output *', '555,00');
      await visit.press('main label', 'DKK');
      await visit.expectSeen('main output *', '4.150,00');
    });

    test('a blog article opens, and Back returns to the list', async () => {
      await visit.arrive('/blog');
      await visit.expectValue(`document.querySelectorAll('main article').length`, '12');
      await visit.press('main article a', 'Cause 15');
      await visit.expectSeen('h1', 'Cause 15');
      await visit.expectAddress('/blog/cause-15-at-high-water');
      await visit.goBack();
      await visit.expectSeen('h1', 'Journal');
      await visit.expectAddress('/blog');
    });
  });
