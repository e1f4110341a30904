import { expect, test } from '@playwright/test';
import { isFull } from '#tests/support/fullSuite.ts';
import { fillLead, leadDialog, leadLink } from '#tests/support/leadForm.ts';
import { arrive, expectAccessible } from '#tests/support/page.ts';
import { newMailbox, newVisitor } from '#tests/support/visitor.ts';
import { newestMail } from '#tests/support/writtenMails.ts';

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
});

test('visitors send the lead form from a link on the page', async ({ page }) => {
  const mailbox = newMailbox('maja');
  const form = leadDialog(page);
  await arrive(page, '/pricing');
  await leadLink(page).click();
  await expect(page).toHaveURL('/pricing#lead');
  await expect(form.getByLabel('Full name')).toBeFocused();
  await expect(form.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', '/privacy');

  await test.step('each error is shown at its field, and the first field gets the focus', async () => {
    await form.getByRole('button', { name: 'Send' }).click();
    const name = form.getByLabel('Full name');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Please enter your full name');
    await expect(form.getByLabel('Company domain')).toHaveAccessibleDescription(
      /Please enter your company domain/,
    );
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('This field is required');
    await expectAccessible(page, 'dialog[open]');
  });

  await test.step('an error that appears does not divert a click from the field below', async () => {
    const box = form.getByRole('checkbox').first();
    await form.getByLabel('Phone').fill('call me');
    await box.click({ delay: 120 });
    await expect(box).toBeChecked();
    await expect(form.getByText('Please enter a valid phone number')).toBeVisible();
    await box.uncheck();
    await form.getByLabel('Phone').fill('');
  });

  await fillLead(form, mailbox);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('heading', { name: 'Thank you. We’ve received your message.' })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  expect((await newestMail(mailbox))?.text).toContain('nordvand.example');

  await form.getByRole('button', { name: 'Back to the page' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/pricing');
  await leadLink(page).click();
  await expect(form.getByLabel('Full name')).toHaveValue('');
});

for (const { path, send, name, region } of isFull
  ? ([
      { path: '/da#lead', send: 'Send', name: 'Skriv dit fulde navn', region: 'Vælg en region' },
      {
        path: '/de#lead',
        send: 'Senden',
        name: 'Bitte geben Sie Ihren vollständigen Namen ein',
        region: 'Bitte wählen Sie eine Region',
      },
    ] as const)
  : []) {
  test(`the lead form's errors are in the language of ${path}`, async ({ page }) => {
    await arrive(page, path);
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: send, exact: true }).click();
    await expect(form.getByText(name)).toBeVisible();
    await expect(form.getByText(region)).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("#lead links to the lead form's page, where visitors can send it", async ({ page }) => {
    const mailbox = newMailbox('plain-lead');
    await page.goto('/pricing#lead');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Talk to us' }).click();
    await expect(page).toHaveURL('/enquiry');
    const main = page.getByRole('main');
    await fillLead(main, mailbox);
    await main.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL('/enquiry#enquiry-sent');
    await expect(main.getByText('Thank you. We’ve received your message.')).toBeVisible();
    expect((await newestMail(mailbox))?.text).toContain('Pump, in nine countries.');
  });
});
