import type { Locator, Page } from '@playwright/test';

/** Locates the dialog that `#lead` opens. */
export const leadDialog = (page: Page) => page.getByRole('dialog', { name: 'Talk to us' });

/** Locates the first link in the main content that opens the dialog. */
export const leadLink = (page: Page) => page.getByRole('main').locator('a[href="#lead"]').first();

/** Fills in the lead form's required fields, in the dialog or on the form's page. */
export async function fillLead(form: Locator, email: string) {
  await form.getByLabel('Full name').fill('Maja Thorsen');
  await form.getByLabel('Company domain').fill('https://nordvand.example/about');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Number of SIMs').selectOption('5,000 to 49,999');
  await form.getByLabel('Region').selectOption('Europe');
  await form.getByLabel('Data volume per month').selectOption('100 GB to 1 TB');
  await form.getByLabel('What should your devices do?').fill('Pump, in nine countries.');
}
