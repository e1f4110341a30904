import { expect, test, type Page } from '@playwright/test';
import { allowedCookies, refusedCookies } from '../support/consent.ts';
import { markAsPrerendering, activatePrerenderedPage } from '../support/prerendering.ts';
import { idle } from '../support/page.ts';

// URL of the chat that `playwright.config.ts` configures. The tests serve its script.
const scriptUrl = 'https://chat.invalid/widget.js';
const countOpenings = (page: Page) => page.evaluate(() => Reflect.get(window, 'chatsOpened') ?? 0);

/** Serves a fake chat script. Returns the list of requests for it, which grows. */
async function serveChat(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(scriptUrl, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'window.openChat = () => { window.chatsOpened = (window.chatsOpened ?? 0) + 1; };',
    });
  });
  return requests;
}

test('the chat waits for consent and opens when it is given', async ({ page, context }) => {
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  const requests = await serveChat(page);
  await page.goto('/support');
  await idle(page);
  expect(requests).toEqual([]);

  const link = page.getByRole('main').getByRole('link', { name: 'Open the chat' });
  await link.click();
  await expect(settings).toBeVisible();
  const preferences = settings.getByRole('checkbox', { name: 'Preferences' });
  await expect(preferences).toBeFocused();
  await expect(preferences).toHaveAccessibleDescription(/The chat only opens if you allow these cookies\.$/);
  await settings.getByRole('button', { name: 'Allow all' }).click();
  await expect.poll(() => countOpenings(page)).toBe(1);
  expect(requests).toHaveLength(1);
  await link.click();
  await expect.poll(() => countOpenings(page)).toBe(2);

  await test.step('a URL with #openchat opens the chat too', async () => {
    await context.addCookies([refusedCookies]);
    await page.goto('/about#openchat');
    await settings.getByRole('button', { name: 'Allow all' }).click();
    await expect.poll(() => countOpenings(page)).toBe(1);
  });
});

test('with consent the chat loads once the page is visible', async ({ page }) => {
  await page.context().addCookies([allowedCookies]);
  await page.route(scriptUrl, (route) => route.abort('blockedbyclient'));

  await test.step('a blocked chat shows an alternative until the next click', async () => {
    const failedRequest = page.waitForEvent('requestfailed', (request) => request.url() === scriptUrl);
    await page.goto('/da/support');
    await failedRequest;
    const line = page.getByRole('alert').filter({ hasText: 'Chatten er ikke tilgængelig lige nu.' });
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

  // Leaves the page first, because it may still request the chat.
  await page.goto('about:blank');
  await page.unroute(scriptUrl);
  const requests = await serveChat(page);
  await markAsPrerendering(page);
  await page.goto('/about');
  await idle(page);
  expect(requests).toEqual([]);
  await activatePrerenderedPage(page);
  await expect.poll(() => requests.length).toBe(1);
  await expect.poll(() => page.evaluate(() => 'openChat' in window)).toBe(true);
  expect(await countOpenings(page)).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event('site:open-chat')));
  await expect.poll(() => countOpenings(page)).toBe(1);
});
