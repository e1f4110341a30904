import type { Page } from '@playwright/test';
import type { Locale } from '#locales/locales.ts';
import { englishSentences, findsEnglish, textsOf, textsOfHtml } from '#tests/support/englishTexts.ts';
import { isFull } from '#tests/support/fullSuite.ts';
import { arrive, expect, test } from '#tests/support/page.ts';
import { textOf } from '#tests/support/sitemaps.ts';
import { newMailbox, newVisitor } from '#tests/support/visitor.ts';
import { linkTo, newestMail } from '#tests/support/writtenMails.ts';

// Checks the texts of scripts and mails. `crawl-every-page.spec.ts` checks the HTML of every page.

const languages = [
  { locale: 'da', send: 'Send', cookies: 'Cookieindstillinger' },
  { locale: 'de', send: 'Senden', cookies: 'Cookie-Einstellungen' },
] as const;

for (const { locale, send, cookies } of languages) {
  const english = findsEnglish(locale);
  const englishOn = async (page: Page) => english(await textsOf(page));

  test.describe(`English in ${locale}`, () => {
    if (isFull || locale === 'da')
      test('is absent from forms with every kind of invalid input', async ({ page }) => {
        await page.setExtraHTTPHeaders(newVisitor());
        await arrive(page, `/${locale}#lead`);
        const dialog = page.getByRole('dialog');
        await dialog.locator('input[name=email]').fill('nobody');
        await dialog.locator('input[name=phone]').fill('call me');
        await dialog.getByRole('checkbox').first().check();
        await dialog.getByRole('button', { name: send, exact: true }).click();
        await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(9);
        expect(await englishOn(page)).toEqual([]);
        await page.keyboard.press('Escape');

        const form = page.getByRole('contentinfo').locator('form[action="/api/newsletter"]');
        const errorMessage = form.locator('[aria-live] p');
        await form.getByRole('button').click();
        await expect(errorMessage).toHaveCount(1);
        expect(await englishOn(page)).toEqual([]);
        await form.locator('input[type=email]').fill('nobody');
        expect(await englishOn(page)).toEqual([]);
        await page.route('**/api/newsletter', (route) => route.fulfill({ json: {} }));
        await form.locator('input[type=email]').fill('ada@example.com');
        await form.getByRole('button').click();
        await expect(errorMessage).toHaveCount(1);
        expect(await englishOn(page)).toEqual([]);
      });

    if (isFull || locale === 'de')
      test('is absent from the cookie settings and the API reference', async ({ page }) => {
        await arrive(page, `/${locale}`);
        await page.getByRole('contentinfo').getByRole('button', { name: cookies }).click();
        await expect(page.getByRole('dialog', { name: cookies })).toBeVisible();
        expect(await englishOn(page)).toEqual([]);
        await page.goto(`/${locale}/docs`);
        // The viewer is a megabyte of script and takes a while to start on a busy machine.
        await expect(page.locator('.scalar-app').first()).toBeVisible({ timeout: 40_000 });
        expect(await englishOn(page)).toEqual([]);
      });

    test('is absent from newsletter mails and the pages that they link to', async ({ request, baseURL }) => {
      const mail = await newestMail(await signUp(locale));
      for (const name of ['confirm', 'preferences', 'unsubscribe'] as const)
        expect(english(textsOfHtml(await textOf(request, linkTo(name, mail))))).toEqual([]);
      const sentences = [mail?.subject ?? '', ...(mail?.text ?? '').split('\n')].map((text) => text.trim());
      expect([...english(sentences), ...englishSentences(sentences)]).toEqual([]);

      async function signUp(language: Locale): Promise<string> {
        const emailAddress = newMailbox(`no-english-${language}`);
        const headers = { ...newVisitor(), 'sec-fetch-site': 'same-origin' };
        const data = { emailAddress, locale: language };
        const response = await request.post(`${baseURL}/api/newsletter`, { headers, data });
        expect(response.status()).toBe(200);
        return emailAddress;
      }
    });
  });
}
