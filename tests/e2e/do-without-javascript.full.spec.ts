import { expect, test } from '@playwright/test';
import { menuButton } from '../support/page.ts';
import { newMailbox, newVisitor } from '../support/visitor.ts';
import { linkTo, newestMail } from '../support/writtenMails.ts';

// Covers whole flows without scripts. `use-every-control.spec.ts` activates each control before its script loads.

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
});

test('dropdowns and the mobile menu open on click, and their links work', async ({ page }) => {
  const banner = page.getByRole('banner');
  await page.goto('/');
  await banner.getByText('Company', { exact: true }).filter({ visible: true }).click();
  await banner.getByRole('link', { name: /About/ }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await menuButton(page, 'Open menu').click();
  await banner.getByRole('link', { name: 'Pricing' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('visitors can search the blog', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('modem');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/blog?q=modem');
  await expect(page.getByRole('heading', { name: /\d+ articles mention “modem”/ })).toBeVisible();
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL('/blog?q=modem&page=2');
});

test('the price calculator shows an example fleet in each currency, and no inputs', async ({ page }) => {
  await page.goto('/pricing');
  const fleet = page.getByRole('group', { name: 'Price your fleet' });
  await expect(fleet.getByRole('spinbutton')).toHaveCount(0);
  await expect(fleet.getByText('$234.00')).toBeVisible();
  await fleet.getByRole('radio', { name: 'EUR', exact: true }).check();
  await expect(fleet.getByText('€214.00')).toBeVisible();
});

test('the contact form submits and reports the result', async ({ page }) => {
  await page.goto('/da/kontakt');
  const form = page.locator('form[action="/api/enquiries"]');
  await form.getByLabel('Fulde navn').fill('Ada Lund');
  await form.getByLabel('Firma eller domæne').fill('Lund ApS');
  await form.getByLabel('Mailadresse').fill('ada@example.com');
  await form.getByLabel('Hvad skal dine enheder kunne?').fill('Svare om natten.');
  await form.getByRole('button').click();
  await expect(page).toHaveURL('/da/kontakt#enquiry-sent');
  await expect(form.getByText('Tak. Vi har fået din besked.')).toBeVisible();
});

test('the newsletter form leads to a page that reports the result', async ({ page }) => {
  const form = page.getByRole('contentinfo').locator('form[action="/api/newsletter"]');
  const field = form.locator('input[type=email]');
  await page.goto('/da');

  await test.step('the browser rejects an invalid address', async () => {
    await field.fill('ada');
    await form.getByRole('button').click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('ada');
    await expect(page).toHaveURL('/da');
  });

  const mailbox = newMailbox('plain');
  await field.fill(mailbox);
  await form.getByRole('button').click();
  await expect(page).toHaveURL('/da/newsletter/check-mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tjek din indbakke');
  await page.goto(linkTo('confirm', await newestMail(mailbox)));
  await page.getByRole('main').getByRole('button', { name: 'Bekræft tilmelding' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er tilmeldt');
});

test.describe('a browser that prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('a German visitor can reach the English home page and stay in English', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/de$/);
    await page.getByRole('banner').getByText('DE', { exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/pricing');
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
