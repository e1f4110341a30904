import { expect, test, type Page } from '@playwright/test';
import { arrive } from '../support/page.ts';
import { newMailbox, newVisitor } from '../support/visitor.ts';

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const english = (page: Page) => notice(page, 'The page could not be loaded');
const pricing = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Pricing' });

for (const { path, link, text, again, target } of [
  {
    path: '/',
    link: 'Pricing',
    text: 'The page could not be loaded',
    again: 'Try again',
    target: '/pricing',
  },
  { path: '/da', link: 'Priser', text: 'Siden kunne ikke hentes', again: 'Prøv igen', target: '/da/priser' },
  {
    path: '/de',
    link: 'Preise',
    text: 'Die Seite konnte nicht',
    again: 'Erneut versuchen',
    target: '/de/preise',
  },
]) {
  test(`without a connection the visitor keeps ${path}, is told so, and can try again`, async ({
    page,
    context,
  }) => {
    await arrive(page, path);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect(notice(page, text)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

    await page.getByRole('button', { name: again }).click();
    await expect(notice(page, text)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: again }).click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the notice says when the connection is back, and when it is gone again', async ({ page, context }) => {
  await arrive(page, '/about');
  await context.setOffline(true);
  await pricing(page).click();
  await expect(english(page)).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page, 'The connection is back.')).toBeVisible();
  await context.setOffline(true);
  await expect(english(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('places on the page, new windows and the keyboard are no business of the notice', async ({
  page,
  context,
}) => {
  await arrive(page, '/about');
  await context.setOffline(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#main');
  await page.getByRole('banner').getByText('EN', { exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dansk' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a form that is sent without a connection says so, keeps its words and can be sent again', async ({
  page,
  context,
}) => {
  await page.setExtraHTTPHeaders(newVisitor());
  await arrive(page, '/contact');
  const form = page.getByRole('form', { name: 'Your message' });
  await form.getByLabel('Full name').fill('Ada Lund');
  await form.getByLabel('Company or domain').fill('Lund ApS');
  await form.getByLabel('What should your devices do?').fill('Answer at night.');
  // Left out at first: the form that tells so is the one with its scripts.
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByLabel('Email address')).toHaveAccessibleDescription('This field is required');
  await form.getByLabel('Email address').fill(newMailbox('offline'));
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toHaveText('Not sent: no connection. Your text is still here.');
  await expect(form.getByLabel('What should your devices do?')).toHaveValue('Answer at night.');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('status')).toHaveText('Thank you. Your message has reached us.');
});

test('a search without a connection keeps its words', async ({ page, context }) => {
  await arrive(page, '/blog');
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('modem');
  await page.keyboard.press('Enter');
  await expect(english(page)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('modem');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/blog?q=modem');
});
