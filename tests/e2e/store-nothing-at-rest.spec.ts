import { localeCodes } from '#locales/locales.ts';
import { expect, test, type Page } from '@playwright/test';
import { isFull } from '../support/fullSuite.ts';
import { arrive, idle } from '../support/page.ts';
import { pagesToOpen } from '../support/pageSample.ts';

test.use({ storageState: { cookies: [], origins: [] } });

/** Cookie that the specification requires for the redirect from `/` to the visitor's language. */
const languageCookie = 'i18n_redirected';

/** Returns the names of everything that the page has stored in the browser, apart from cookies. */
const storedBy = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `service worker ${scope}`),
  ]);

for (const locales of isFull ? localeCodes.map((locale) => [locale]) : [localeCodes]) {
  test(`pages in ${locales.join(', ')} at rest store nothing and contact no other host`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(900_000);
    const findings = new Set<string>();
    for (const locale of locales)
      for (const address of await pagesToOpen(request, locale, { isShared: true })) {
        // A page that the visitor leaves stores its scroll position in the tab, so each page gets its own.
        const context = await browser.newContext();
        context.on('request', (sentRequest) => {
          const { protocol, origin } = new URL(sentRequest.url());
          if (protocol.startsWith('http') && origin !== baseURL)
            findings.add(`${address}: request to ${origin}`);
        });
        const page = await context.newPage();
        await arrive(page, address);
        await idle(page);
        for (const name of await storedBy(page)) findings.add(`${address}: ${name}`);
        for (const { name } of await context.cookies())
          if (name !== languageCookie) findings.add(`${address}: cookie ${name}`);
        await context.close();
      }
    expect([...findings]).toEqual([]);
  });
}
