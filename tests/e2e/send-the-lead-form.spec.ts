import { expect, test } from '@playwright/test';
import { fillLead, leadDialog, leadLink } from '#tests/support/leadForm.ts';
import { arrive, expectAccessible } from '#tests/support/page.ts';
import { newMailbox, newVisitor } from '#tests/support/visitor.ts';
import { mailsWith } from '#tests/support/writtenMails.ts';

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
});

test('a visitor talks to us from a link on the page', async ({ page }) => {
  const mailbox = newMailbox('maja');
  await arrive(page, '/pricing');
  await leadLink(page).click();
  await expect(leadDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/pricing#lead');
  await expect(leadDialog(page).getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);

  await fillLead(leadDialog(page), mailbox);
  await leadDialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(
    leadDialog(page).getByRole('heading', { name: 'Thank you. Your message has reached us.' }),
  ).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await mailsWith(mailbox)).length, { timeout: 15_000 }).toBe(1);
  const [mail] = await mailsWith(mailbox);
  expect(mail?.text).toContain('nordvand.example');

  await leadDialog(page).getByRole('button', { name: 'Back to the page' }).click();
  await expect(leadDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/pricing');
  await leadLink(page).click();
  await expect(leadDialog(page).getByLabel('Full name')).toHaveValue('');
});

test('every mistake is named at its field, and the first one gets the focus', async ({ page }) => {
  await arrive(page, '/pricing#lead');
  await expect(leadDialog(page)).toBeVisible();
  await leadDialog(page).getByRole('button', { name: 'Send' }).click();
  const name = leadDialog(page).getByLabel('Full name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter your full name');
  await expect(leadDialog(page).getByLabel('Company domain')).toHaveAccessibleDescription(
    /Please enter your company domain/,
  );
  await expect(leadDialog(page).getByLabel('Email')).toHaveAccessibleDescription('This field is required');
  await expectAccessible(page);
});

const languages = [
  { path: '/da#lead', send: 'Send', name: 'Skriv dit fulde navn', region: 'Vælg en region' },
  {
    path: '/de#lead',
    send: 'Senden',
    name: 'Bitte geben Sie Ihren vollständigen Namen ein',
    region: 'Bitte wählen Sie eine Region',
  },
] as const;
for (const { path, send, name, region } of languages) {
  test(`the messages speak the language of ${path}`, async ({ page }) => {
    await arrive(page, path);
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: send, exact: true }).click();
    await expect(sheet.getByText(name)).toBeVisible();
    await expect(sheet.getByText(region)).toBeVisible();
  });
}

test('a message that appears takes no press from the field below it', async ({ page }) => {
  await arrive(page, '/pricing#lead');
  const box = leadDialog(page).getByRole('checkbox').first();
  await leadDialog(page).getByLabel('Phone').fill('call me');
  await box.click({ delay: 120 });
  await expect(box).toBeChecked();
  await expect(leadDialog(page).getByText('Please enter a valid phone number')).toBeVisible();
});

test('a failed post keeps what was typed and says so', async ({ page }) => {
  await page.route('**/api/enquiries', (route) => route.abort());
  await arrive(page, '/pricing#lead');
  await fillLead(leadDialog(page), 'maja@nordvand.example');
  await leadDialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(leadDialog(page).getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  await expect(leadDialog(page).getByLabel('Full name')).toHaveValue('Maja Thorsen');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('#lead leads to the form as a page, which can be sent', async ({ page }) => {
    const mailbox = newMailbox('plain-lead');
    await page.goto('/pricing#lead');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Talk to us' }).click();
    await expect(page).toHaveURL('/enquiry');
    const main = page.getByRole('main');
    await main.getByLabel('Full name').fill('Maja Thorsen');
    await main.getByLabel('Company domain').fill('nordvand.example');
    await main.getByLabel('Email').fill(mailbox);
    await main.getByLabel('Number of SIMs').selectOption('1 to 49');
    await main.getByLabel('Region').selectOption('Europe');
    await main.getByLabel('Data volume per month').selectOption('Not known yet');
    await main.getByLabel('What should your devices do?').fill('Float.');
    await main.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL('/enquiry#enquiry-sent');
    await expect(main.getByText('Thank you. Your message has reached us.')).toBeVisible();
    await expect.poll(async () => (await mailsWith(mailbox)).length, { timeout: 15_000 }).toBe(1);
  });
});
