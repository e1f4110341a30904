import { expect, test } from '@playwright/test';
import { newMailbox, newVisitor } from '#tests/support/visitor.ts';
import { linkTo, newestMail } from '#tests/support/writtenMails.ts';
import { expectAccessible } from '../support/page.ts';

const languages = [
  { locale: 'en', title: 'Your newsletter', other: 'Deutsch', save: 'Save', saved: 'Gespeichert' },
  { locale: 'da', title: 'Dit nyhedsbrev', other: 'English', save: 'Gem', saved: 'Saved' },
  { locale: 'de', title: 'Ihr Newsletter', other: 'Dansk', save: 'Speichern', saved: 'Gemt' },
] as const;

test('the page can be used by everybody', async ({ page, request }) => {
  const emailAddress = newMailbox('language');
  const headers = { ...newVisitor(), 'sec-fetch-site': 'same-origin' };
  await request.post('/api/newsletter', { headers, data: { emailAddress } });
  await page.goto(linkTo('preferences', await newestMail(emailAddress)));
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, title, other, save, saved } of languages) {
    test(`a subscriber chooses another language and leaves: ${locale}`, async ({ page, request }) => {
      const emailAddress = newMailbox(`language-${locale}`);
      const headers = { ...newVisitor(), 'sec-fetch-site': 'same-origin' };
      await page.setExtraHTTPHeaders(newVisitor());
      await request.post('/api/newsletter', { headers, data: { emailAddress, locale } });
      const link = linkTo('preferences', await newestMail(emailAddress));

      const answer = await page.goto(link);
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()['cache-control']).toBe('no-store');
      expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const main = page.getByRole('main');
      await expect(main.getByRole('radio', { checked: true })).toHaveAttribute('value', locale);

      await main.getByRole('radio', { name: other }).check();
      await main.getByRole('button', { name: save }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(saved);
      await expect(main.getByRole('radio', { checked: true })).toHaveAccessibleName(other);

      await page.goto(link);
      await main.getByRole('button', { name: /Unsubscribe|Meld fra|Abbestellen/ }).click();
      await expect(page).toHaveURL(/\/newsletter\/unsubscribe\?/);
    });
  }
});
