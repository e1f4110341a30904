import { expect, test, type Page } from '@playwright/test';
import { arrive } from '../support/page.ts';
import { newMailbox, newVisitor } from '../support/visitor.ts';

const alert = (page: Page, text = 'The page couldn’t be loaded') =>
  page.getByRole('alert').getByText(text).filter({ visible: true });

test('going offline keeps the page, shows a notice and allows a retry', async ({ page, context }) => {
  const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await arrive(page, '/about');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await context.setOffline(true);

  await test.step('actions that need no connection show no notice', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about#main');
    await page.getByRole('banner').getByText('EN', { exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dansk' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await pricing.click();
  await expect(alert(page)).toBeVisible();
  await expect(page).toHaveURL('/about#main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await tryAgain.click();
  await expect(alert(page)).toBeVisible();

  await test.step('the notice reports that the connection is back, and that it is lost again', async () => {
    await context.setOffline(false);
    await expect(alert(page, 'You’re back online.')).toBeVisible();
    await context.setOffline(true);
    await expect(alert(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await pricing.click();
  await expect(alert(page)).toBeVisible();
  await context.setOffline(false);
  await tryAgain.click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a form or search keeps its input while offline and can be sent again', async ({ page, context }) => {
  await page.setExtraHTTPHeaders(newVisitor());
  await arrive(page, '/contact');
  const form = page.getByRole('form', { name: 'Your message' });
  await form.getByLabel('Full name').fill('Ada Lund');
  await form.getByLabel('Company or domain').fill('Lund ApS');
  await form.getByLabel('What should your devices do?').fill('Answer at night.');
  // Submits without an email address first: only a hydrated form shows this description.
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByLabel('Email address')).toHaveAccessibleDescription('This field is required');
  await form.getByLabel('Email address').fill(newMailbox('offline'));
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toHaveText('Not sent: no connection. Your text is still here.');
  await expect(form.getByLabel('What should your devices do?')).toHaveValue('Answer at night.');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('status')).toHaveText('Thank you. We’ve received your message.');

  await test.step('a search', async () => {
    await arrive(page, '/blog');
    await context.setOffline(true);
    await page.getByRole('searchbox').fill('modem');
    await page.keyboard.press('Enter');
    await expect(alert(page)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('modem');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/blog?q=modem');
  });
});
