import { expect, test, type Page } from '@playwright/test';
import { isFull } from '#tests/support/fullSuite.ts';
import { arrive, expectAccessible } from '#tests/support/page.ts';
import { newMailbox, newVisitor } from '#tests/support/visitor.ts';
import { newestMail } from '#tests/support/writtenMails.ts';

test('the contact form is validated, sent and reset without leaving the page', async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
  await page.setViewportSize({ width: 390, height: 844 });
  const mailbox = newMailbox('asker');
  const form = page.getByRole('form', { name: 'Your message' });
  const sendButton = form.getByRole('button', { name: 'Send message' });
  await arrive(page, '/contact');
  await sendButton.click();
  await expect(form.getByLabel('Email address')).toHaveAccessibleDescription('This field is required');
  await expect(form.getByLabel('Full name')).toBeFocused();
  await expectBelowBar(page, 'Full name');
  await expectAccessible(page, 'main form');

  await form.getByLabel('Full name').fill('Ada Lund');
  await form.getByLabel('Company or domain').fill('Lund ApS');
  await form.getByLabel('Email address').fill(mailbox);
  await form.getByLabel('What should your devices do?').fill('Answer at night.');
  await sendButton.click();
  await expect(form.getByRole('status')).toHaveText('Thank you. We’ve received your message.');
  await expect(form.getByLabel('Email address')).toHaveValue('');
  await expect(page).toHaveURL('/contact');
  expect((await newestMail(mailbox))?.text).toContain('Answer at night.');
});

for (const width of isFull ? [390, 1440] : []) {
  test(`an invalid field is scrolled into view with its label, below the header, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await arrive(page, '/de/kontakt');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByLabel('Vor- und Nachname')).toBeFocused();
    await expectBelowBar(page, 'Vor- und Nachname');
  });
}

async function expectBelowBar(page: Page, label: string): Promise<void> {
  const bar = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
  const form = page.getByRole('main').getByRole('form');
  await expect
    .poll(() => form.getByText(label).evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(bar + 8);
}
