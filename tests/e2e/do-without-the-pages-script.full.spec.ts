import type { Page } from '@playwright/test';
import { leadLink } from '#tests/support/leadForm.ts';
import { expect, test, textPainted } from '#tests/support/page.ts';

test("controls offer an alternative when the page's script is blocked", async ({ page, faults }) => {
  await page.route('**/assets/entries/*.js', (route) => route.abort('blockedbyclient'));

  await test.step('a link to the lead form shows a link to its page, without scrolling', async () => {
    await visit(page, '/pricing');
    const line = page.getByRole('contentinfo').getByRole('link', { name: 'Talk to us' });
    await expect(line).toBeHidden();
    await leadLink(page).scrollIntoViewIfNeeded();
    await leadLink(page).click();
    await expect(line).toBeInViewport();
    await expect(leadLink(page)).toBeInViewport();
    await line.click();
    await expect(page).toHaveURL('/enquiry');
  });

  await test.step('a link to the chat shows an alternative in the language of the page', async () => {
    await visit(page, '/de/support');
    await page.getByRole('main').getByRole('link', { name: 'Chat öffnen' }).click();
    await expect(page.getByText('Der Chat ist gerade nicht verfügbar.')).toBeInViewport();
    await page.getByRole('link', { name: 'Schreiben Sie uns' }).click();
    await expect(page).toHaveURL('/de/enquiry');
  });

  await test.step('the fields of the fleet show whom to ask for a price', async () => {
    await visit(page, '/pricing');
    const fleet = page.getByRole('group', { name: 'Price your fleet' });
    await expect(fleet.getByRole('link', { name: 'Ask us for a quote' })).toBeHidden();
    await fleet.getByRole('spinbutton', { name: 'Active SIMs' }).fill('500');
    await expect(fleet.getByText('We couldn’t calculate your price.')).toBeInViewport();
    await fleet.getByRole('link', { name: 'Ask us for a quote' }).click();
    await expect(page).toHaveURL('/enquiry');
  });

  // The browser logs the blocked request itself.
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_BLOCKED_BY_CLIENT/.test(fault)));
});

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await textPainted(page);
}
