import type { Page } from '@playwright/test';
import type { Locale } from '#locales/locales.ts';
import { findsEnglish, textsOf, textsOfHtml } from '#tests/support/englishTexts.ts';
import { arrive, expect, test } from '#tests/support/page.ts';
import { each, pagesOfSitemap } from '#tests/support/sitemaps.ts';
import { newMailbox, newVisitor } from '#tests/support/visitor.ts';
import { linkTo, newestMail } from '#tests/support/writtenMails.ts';

/** Editors use a word that is a text of the interface too, in languages where the interface has another. */
const editorsWords = ['Website'];
/** What every English sentence of some length holds, and no Danish or German one. */
const plainEnglish = /\b(the|this|with|you|your)\b/i;

const languages = [
  { locale: 'da', send: 'Send', cookies: 'Cookieindstillinger' },
  { locale: 'de', send: 'Senden', cookies: 'Cookie-Einstellungen' },
] as const;

/** Pages in the site's own words, whatever editors write. */
const ownPages = [
  'never-written',
  'da/qr',
  'blog?q=xyzzy',
  'cookie-settings',
  'enquiry',
  'qr',
  'preview/page',
  ...['confirm', 'unsubscribe', 'preferences'].map((page) => `newsletter/${page}?token=unknown`),
  ...['already_subscribed', 'email_required', 'email_invalid', 'email_invisible', 'email_undeliverable'].map(
    (result) => `newsletter/check-mail?result=${result}`,
  ),
  ...['pending', 'limited', 'enough_mails', 'unavailable'].map(
    (result) => `newsletter/check-mail?result=${result}`,
  ),
  ...['confirmed', 'already_confirmed', 'resubscribed'].map(
    (result) => `newsletter/confirm?result=${result}`,
  ),
  ...['forgotten', 'never'].map((result) => `newsletter/unsubscribe?result=${result}`),
];

for (const { locale, send, cookies } of languages) {
  const english = findsEnglish(locale);
  const englishIn = (texts: readonly string[]) =>
    english(texts).filter((text) => !editorsWords.includes(text));
  const englishOn = async (page: Page) => englishIn(await textsOf(page));

  test.describe(`who reads ${locale}`, () => {
    test('meets no English of the interface in the HTML of any page', async ({ request }) => {
      test.setTimeout(180_000);
      const listed = (await pagesOfSitemap(request, `/sitemap-${locale}.xml`)).map(({ url }) => url);
      expect(listed.length).toBeGreaterThan(50);
      const met: string[] = [];
      const textsAt = async (url: string) => textsOfHtml(await (await request.get(url)).text());
      await each(
        [...listed, `/${locale}/docs/tag/webhooks`, `/${locale}/blog?page=2`, `/${locale}/blog?q=sim`],
        async (url) => {
          met.push(...englishIn(await textsAt(url)).map((text) => `${url}: ${text}`));
        },
      );
      await each(ownPages, async (path) => {
        const texts = await textsAt(`/${locale}/${path}`);
        const sentences = texts.filter((text) => plainEnglish.test(text));
        met.push(...[...englishIn(texts), ...sentences].map((text) => `${path}: ${text}`));
      });
      expect(met).toEqual([]);
    });

    test('meets none in the forms, whatever is wrong with what they hold', async ({ page }) => {
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
      const answered = form.locator('[aria-live] p');
      await form.getByRole('button').click();
      await expect(answered).toHaveCount(1);
      expect(await englishOn(page)).toEqual([]);
      await form.locator('input[type=email]').fill('nobody');
      expect(await englishOn(page)).toEqual([]);
      await page.route('**/api/newsletter', (route) => route.fulfill({ json: {} }));
      await form.locator('input[type=email]').fill('ada@example.com');
      await form.getByRole('button').click();
      await expect(answered).toHaveCount(1);
      expect(await englishOn(page)).toEqual([]);
    });

    test('meets none in the cookie settings and in the API reference', async ({ page }) => {
      await arrive(page, `/${locale}`);
      await page.getByRole('contentinfo').getByRole('button', { name: cookies }).click();
      await expect(page.getByRole('dialog', { name: cookies })).toBeVisible();
      expect(await englishOn(page)).toEqual([]);
      await page.goto(`/${locale}/docs`);
      await expect(page.locator('.scalar-app').first()).toBeVisible();
      expect(await englishOn(page)).toEqual([]);
    });

    test('meets none behind the links of the newsletter’s mails', async ({ page, request, baseURL }) => {
      const mail = await newestMail(await signUp(locale));
      for (const name of ['confirm', 'preferences', 'unsubscribe'] as const) {
        await page.goto(linkTo(name, mail));
        expect(await englishOn(page)).toEqual([]);
      }
      const sentences = [mail?.subject ?? '', ...(mail?.text ?? '').split('\n')].map((text) => text.trim());
      expect([...english(sentences), ...sentences.filter((text) => plainEnglish.test(text))]).toEqual([]);

      async function signUp(language: Locale): Promise<string> {
        const emailAddress = newMailbox(`no-english-${language}`);
        const headers = { ...newVisitor(), 'sec-fetch-site': 'same-origin' };
        const data = { emailAddress, locale: language };
        const answer = await request.post(`${baseURL}/api/newsletter`, { headers, data });
        expect(answer.status()).toBe(200);
        return emailAddress;
      }
    });
  });
}
