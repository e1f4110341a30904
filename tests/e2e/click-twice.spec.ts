import { arrive, expect, expectScrollable, menuButton, test } from '../support/page.ts';
import { newVisitor } from '../support/visitor.ts';

test('a link that is clicked twice is one step', async ({ page }) => {
  await arrive(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).dblclick();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('of two links that are clicked in haste the last one counts', async ({ page }) => {
  await arrive(page, '/about');
  await page.evaluate(() => {
    for (const path of ['/pricing', '/blog'])
      document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
  });
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a language that is clicked twice is one step', async ({ page }) => {
  await arrive(page, '/about');
  await page.getByRole('banner').getByText('EN', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).dblclick();
  await expect(page).toHaveURL(/\/de\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a form whose button is clicked twice is sent once', async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  await arrive(page, '/contact');
  const form = page.getByRole('form', { name: 'Your message' });
  await form.getByLabel('Full name').fill('Ada Lund');
  await form.getByLabel('Company or domain').fill('Lund ApS');
  await form.getByLabel('Email address').fill('ada@example.com');
  await form.getByLabel('What should your devices do?').fill('Answer at night.');
  await form.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(form.getByRole('status')).toHaveText('Thank you. Your message has reached us.');
  expect(posts).toEqual(['/api/enquiries']);
});

test('the lead dialog that is asked for twice is open, and one step back closes it', async ({ page }) => {
  await arrive(page, '/pricing');
  await page.getByRole('main').locator('a[href="#lead"]').first().dblclick();
  const dialog = page.getByRole('dialog', { name: 'Talk to us' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/pricing');
});

test('Enter pressed twice on a link to the lead form at hand sends nothing', async ({ page }) => {
  await arrive(page, '/pricing');
  const link = page.getByRole('main').locator('a[href="#lead"]').first();
  const name = page.getByLabel('Full name');
  await link.click();
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('form[novalidate]').filter({ has: name })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('the menu that is clicked twice is closed, and the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/');
  await menuButton(page, 'Open menu').dblclick();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expectScrollable(page);
});
