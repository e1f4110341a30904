import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { arrive, expectAccessible } from '#tests/support/page.ts';
import { newMailbox, newVisitor } from '#tests/support/visitor.ts';
import { linkTo, newestMail } from '#tests/support/writtenMails.ts';

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
const form = (page: Page) => page.getByRole('main').getByRole('form', { name: 'Form, in full' });
const signUp = (page: Page) => page.getByRole('main').getByRole('form', { name: 'SignUp, in full' });

test("an editor's form is filled in step by step and offers its download", async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
  await page.setViewportSize({ width: 390, height: 844 });
  const mailbox = newMailbox('form');
  await arrive(page, '/all-sections');
  await form(page).scrollIntoViewIfNeeded();
  const nextButton = form(page).getByRole('button', { name: 'Next' });
  await nextButton.click();
  await expect(form(page).getByLabel('What for')).toHaveAccessibleDescription('This field is required');
  await expect(form(page).getByLabel('What for')).toBeFocused();
  await form(page).getByLabel('What for').selectOption('Water');
  await nextButton.click();
  await expect(form(page).getByRole('group', { name: 'About you' })).toBeVisible();
  await expect(form(page).getByText('Step 2 of 2')).toBeVisible();
  await expect(form(page).getByLabel('What for')).toBeHidden();
  await expectAccessible(page, 'main form');

  await form(page).getByLabel('Email').fill(mailbox);
  await form(page).getByLabel('Please call me').check();
  const plan = form(page).getByLabel('A plan of the site');
  const fileNamed = (name: string, buffer = pdf) => ({ name, mimeType: 'application/pdf', buffer });
  await plan.setInputFiles(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => fileNamed(name)));
  await form(page).getByRole('button', { name: 'Get the report' }).click();
  await expect(plan).toHaveAccessibleDescription(/^You can send up to 3 files\./);
  await plan.setInputFiles(fileNamed('plan.pdf', Buffer.from('<html>')));
  await form(page).getByRole('button', { name: 'Get the report' }).click();
  await expect(plan).toHaveAccessibleDescription(/plan\.pdf/);
  await expect(form(page).getByLabel('Email')).toHaveValue(mailbox);
  await plan.setInputFiles(fileNamed('plan.pdf'));
  await form(page).getByRole('button', { name: 'Get the report' }).click();
  await expect(form(page).getByRole('status')).toHaveText('The report is yours.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form(page).getByRole('link', { name: 'Download the file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sample-logo.svg');
  expect(await readFile(await download.path(), 'utf8')).toContain('<svg');
  const mail = await newestMail(mailbox);
  expect(mail?.text).toContain('Coverage report');
  expect(mail?.text).toContain('Water');
  expect(mail?.text).toContain('plan.pdf');
});

test("a sign-up section submits the selected interests, independently of the footer's form", async ({
  page,
}) => {
  await page.setExtraHTTPHeaders(newVisitor());
  const mailbox = newMailbox('interests');
  await arrive(page, '/all-sections');
  await signUp(page).getByLabel('Coverage').check();
  await signUp(page).getByLabel('Email address').fill(mailbox);
  await signUp(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(signUp(page).getByText('Check your email to confirm')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Check your email to confirm')).toHaveCount(0);
  expect(linkTo('confirm', await newestMail(mailbox))).toBeTruthy();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("an editor's form shows all its steps, and submitting it downloads its file", async ({ page }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    const mailbox = newMailbox('plain-form');
    await page.goto('/da/alle-sektioner');
    const filledForm = page.getByRole('main').getByRole('form', { name: 'Form, helt fyldt ud' });
    await filledForm.getByLabel('Hvad til').selectOption('Vand');
    await filledForm.getByLabel('Mail').fill(mailbox);
    await filledForm
      .getByLabel('En tegning af stedet')
      .setInputFiles({ name: 'tegning.pdf', mimeType: 'application/pdf', buffer: pdf });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      filledForm.getByRole('button', { name: 'Få rapporten' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('sample-logo.svg');
    const mail = await newestMail(mailbox);
    expect(mail?.text).toContain('Vand');
    expect(mail?.text).toContain('tegning.pdf');
  });

  test('a sign-up section leads to the page with the next steps', async ({ page }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await page.goto('/all-sections');
    await signUp(page).getByLabel('Coverage').check();
    await signUp(page).getByLabel('Email address').fill(newMailbox('plain-interests'));
    await signUp(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/newsletter/check-mail');
  });
});
