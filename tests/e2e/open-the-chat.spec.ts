import { expect, test, type Page } from '@playwright/test';
import { allowedCookies } from '../support/consent.ts';
import { drawAhead, showDrawnAhead } from '../support/drawAhead.ts';

// The site under test has a chat: its script is a stand-in that this test serves (see `playwright.config.ts`).
const scriptUrl = 'https://chat.invalid/widget.js';
const opened = (page: Page) => page.evaluate(() => Reflect.get(window, 'chatsOpened') ?? 0);
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });

/** Serves the stand-in once it is released; says how often it was asked for. */
async function serveChat(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const requests: string[] = [];
  await page.route(scriptUrl, async (route) => {
    requests.push(route.request().url());
    await released;
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'window.openChat = () => { window.chatsOpened = (window.chatsOpened ?? 0) + 1; };',
    });
  });
  return { requests, release };
}

test('the chat waits for consent, and opens when it is given', async ({ page }) => {
  const chat = await serveChat(page);
  chat.release();
  await page.goto('/support');
  await page.waitForLoadState('networkidle');
  expect(chat.requests).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'Open the chat' }).click();
  await expect(settings(page)).toBeVisible();
  await settings(page).getByRole('button', { name: 'Allow all' }).click();
  await expect.poll(() => opened(page)).toBe(1);
  expect(chat.requests).toHaveLength(1);

  await page.getByRole('main').getByRole('link', { name: 'Open the chat' }).click();
  await expect.poll(() => opened(page)).toBe(2);
});

test('who allows it has the chat at hand without doing anything, once the page is seen', async ({ page }) => {
  await page.context().addCookies([allowedCookies]);
  const chat = await serveChat(page);
  chat.release();
  await drawAhead(page);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(chat.requests).toEqual([]);
  await showDrawnAhead(page);
  await expect.poll(() => chat.requests.length).toBe(1);
  await expect.poll(() => page.evaluate(() => 'openChat' in window)).toBe(true);
  expect(await opened(page)).toBe(0);

  await page.evaluate(() => window.dispatchEvent(new Event('site:open-chat')));
  await expect.poll(() => opened(page)).toBe(1);
});

test('who wants a chat that their browser refuses is told of another way, until they go on', async ({
  page,
}) => {
  await page.context().addCookies([allowedCookies]);
  await page.route(scriptUrl, (route) => route.abort('blockedbyclient'));
  await page.goto('/da/support');
  await page.waitForLoadState('networkidle');
  const line = page.getByRole('alert').filter({ hasText: 'Chatten kan ikke nås.' });
  const link = page.getByRole('main').getByRole('link', { name: 'Åbn chatten' });
  await expect(line).toBeHidden();
  await link.click();
  await expect(line).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(line).toBeHidden();
  await link.click();
  await line.getByRole('link', { name: 'Skriv til os' }).click();
  await expect(page).toHaveURL('/da/enquiry');
});

test('an address that ends in #openchat opens it, trying again every second until the script is there', async ({
  page,
}) => {
  const chat = await serveChat(page);
  await page.clock.install();
  await page.goto('/support#openchat');
  await settings(page).getByRole('button', { name: 'Allow all' }).click();
  await expect.poll(() => chat.requests.length).toBe(1);
  await page.clock.runFor(3000);
  expect(await opened(page)).toBe(0);
  chat.release();
  await expect.poll(() => page.evaluate(() => 'openChat' in window)).toBe(true);
  await page.clock.runFor(1000);
  expect(await opened(page)).toBe(1);
  await page.clock.runFor(10_000);
  expect(await opened(page)).toBe(1);
});
