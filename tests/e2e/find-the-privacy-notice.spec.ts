import { expect, test, type Locator, type Page } from '@playwright/test';
import { arrive } from '#tests/support/page.ts';
import { localisePath } from '#locales/routing.ts';

const languages = [
  { locale: 'en', contact: '/contact', notice: '/privacy', title: 'Privacy', words: 'privacy notice' },
  {
    locale: 'da',
    contact: '/da/kontakt',
    notice: '/da/privatliv',
    title: 'Privatliv',
    words: 'privatlivspolitik',
  },
  {
    locale: 'de',
    contact: '/de/kontakt',
    notice: '/de/datenschutz',
    title: 'Datenschutz',
    words: 'Datenschutzerklärung',
  },
] as const;

for (const { locale, contact, notice, title, words } of languages) {
  test(`every form links the privacy notice in its language: ${locale}`, async ({ page }) => {
    const link = (place: Locator) => place.getByRole('link', { name: words });
    const footer = (on: Page) => on.getByRole('contentinfo');

    await arrive(page, contact);
    await expect(link(page.getByRole('main'))).toHaveAttribute('href', notice);
    await expect(link(footer(page))).toHaveAttribute('href', notice);
    await page.goto(`${contact}#lead`);
    await expect(link(page.getByRole('dialog'))).toHaveAttribute('href', notice);

    await page.goto(localisePath('/enquiry', locale));
    await expect(link(page.getByRole('main'))).toHaveAttribute('href', notice);
    await link(footer(page)).click();
    await expect(page).toHaveURL(notice);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}
