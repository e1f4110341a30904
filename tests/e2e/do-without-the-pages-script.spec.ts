import type { Page } from '@playwright/test';
import { leadLink } from '#tests/support/leadForm.ts';
import { expect, test, wordsSeen } from '#tests/support/page.ts';

// The browser runs scripts, and that of the page cannot be had: a filter took it, or the line broke.

test.beforeEach(async ({ page }) => {
  await page.route('**/assets/entries/*.js', (route) => route.abort('blockedbyclient'));
});
test.afterEach(({ faults }) => {
  // The browser itself notes what it refused.
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_BLOCKED_BY_CLIENT/.test(fault)));
});

async function come(page: Page, path: string) {
  await page.goto(path);
  await wordsSeen(page);
}
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a link to the lead form shows where the form is, in place', async ({ page }) => {
  await come(page, '/pricing');
  const line = page.getByRole('contentinfo').getByRole('link', { name: 'Talk to us' });
  await expect(line).toBeHidden();
  await leadLink(page).scrollIntoViewIfNeeded();
  await leadLink(page).click();
  await expect(line).toBeInViewport();
  await expect(leadLink(page)).toBeInViewport();
  await line.click();
  await expect(page).toHaveURL('/enquiry');
});

test('a link to the chat shows another way, in the language of the page', async ({ page }) => {
  await come(page, '/de/support');
  await page.getByRole('main').getByRole('link', { name: 'Chat öffnen' }).click();
  await expect(page.getByText('Der Chat ist nicht erreichbar.')).toBeInViewport();
  await page.getByRole('link', { name: 'Schreiben Sie uns' }).click();
  await expect(page).toHaveURL('/de/enquiry');
});

test('who sizes a fleet is told whom to ask for its price', async ({ page }) => {
  await come(page, '/pricing');
  const fleet = page.getByRole('group', { name: 'A price for your fleet' });
  await expect(fleet.getByRole('link', { name: 'Ask us for it' })).toBeHidden();
  await fleet.getByRole('spinbutton', { name: 'Active SIMs' }).fill('500');
  await expect(fleet.getByText('Your price could not be reckoned here.')).toBeInViewport();
  await fleet.getByRole('link', { name: 'Ask us for it' }).click();
  await expect(page).toHaveURL('/enquiry');
});

test('once the script is there, nothing says that it is not', async ({ page }) => {
  await page.unroute('**/assets/entries/*.js');
  await come(page, '/pricing#lead');
  await expect(page.getByRole('dialog', { name: 'Talk to us' }).getByLabel('Full name')).toBeFocused();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Talk to us' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(await scrolled(page)).toBe(0);
});
