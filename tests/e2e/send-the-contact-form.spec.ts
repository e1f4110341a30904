import { expect, test, type Page } from '@playwright/test';
import { arrive, expectAccessible } from '#tests/support/page.ts';
import { newMailbox, newVisitor } from '#tests/support/visitor.ts';
import { mailsWith } from '#tests/support/writtenMails.ts';

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
});

const form = (page: Page) => page.getByRole('form', { name: 'Your message' });
const fill = async (page: Page, email: string) => {
  await form(page).getByLabel('Full name').fill('Ada Lund');
  await form(page).getByLabel('Company or domain').fill('Lund ApS');
  await form(page).getByLabel('Email address').fill(email);
  await form(page).getByLabel('What should your devices do?').fill('Answer at night.');
};

test('the contact form is checked, sent and empty again without leaving the page', async ({ page }) => {
  const mailbox = newMailbox('asker');
  await arrive(page, '/contact');
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expect(form(page).getByLabel('Email address')).toHaveAccessibleDescription('This field is required');
  await expect(form(page).getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);

  await fill(page, mailbox);
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expect(form(page).getByRole('status')).toHaveText('Thank you. Your message has reached us.');
  await expect(form(page).getByLabel('Email address')).toHaveValue('');
  await expect(page).toHaveURL('/contact');
  await expect.poll(async () => (await mailsWith(mailbox)).length, { timeout: 15_000 }).toBe(1);
});

test('the contact form shows what the server found wrong at its field', async ({ page }) => {
  await page.route('**/api/enquiries', (route) =>
    route.fulfill({
      status: 422,
      json: {
        success: false,
        status: 'invalid',
        data: { message: 'Look again.', fields: { email: 'Unknown host.' } },
      },
    }),
  );
  await arrive(page, '/contact');
  await fill(page, 'ada@example.com');
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expect(form(page).getByRole('alert')).toHaveText('Look again.');
  await expect(form(page).getByLabel('Email address')).toHaveAccessibleDescription('Unknown host.');
  await expect(form(page).getByLabel('What should your devices do?')).toHaveValue('Answer at night.');
});

for (const width of [390, 1440]) {
  test(`a field that lacks something is shown with its label, below the bar, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await arrive(page, '/de/kontakt');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    const field = page.getByLabel('Vor- und Nachname');
    await expect(field).toBeFocused();
    const bar = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    await expect
      .poll(() => page.getByText('Vor- und Nachname').evaluate((label) => label.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(bar + 8);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form posts and says what became of it', async ({ page }) => {
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
});
