import { expect, test, type Page } from '@playwright/test';
import { arrive } from '../support/page.ts';
import { runSite } from '../support/runSite.ts';

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const english = (page: Page) => notice(page, 'The page could not be loaded');
const pricing = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Pricing' });
const pageData = '**/index.pageContext.json';

/** How far the line at the top has come; none is shown before it is above zero. */
const lineShows = () => {
  const { transform } = getComputedStyle(document.documentElement, '::before');
  return transform !== 'none' && new DOMMatrix(transform).a > 0;
};

/** Stops short of what a hovering mouse and links in view would fetch ahead. */
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });

test('on a slow line a line shows that the page is coming, and it comes', async ({ page }) => {
  await page.addInitScript(saveData);
  await arrive(page, '/');
  expect(await page.evaluate(lineShows)).toBe(false);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1_000,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
  await pricing(page).click();
  await page.waitForFunction(lineShows);
  await expect(page).toHaveURL('/pricing', { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
});

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
    await expect(page.locator('html')).not.toHaveAttribute('data-navigating');

    await page.getByRole('button', { name: again }).click();
    await expect(notice(page, text)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: again }).click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a connection that breaks while the page is coming leaves no half page', async ({ page, context }) => {
  await arrive(page, '/about');
  const { promise: broken, resolve: breakDown } = Promise.withResolvers<void>();
  await page.route(pageData, async (route) => {
    await broken;
    await route.abort('internetdisconnected');
  });
  const asked = page.waitForRequest(pageData);
  await pricing(page).click();
  await asked;
  await context.setOffline(true);
  breakDown();
  await expect(english(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(english(page)).toBeHidden();

  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await pricing(page).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('going back without a connection never ends on an empty page', async ({ page, context }) => {
  await page.addInitScript(saveData);
  await arrive(page, '/about');
  await pricing(page).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await context.setOffline(true);
  await page.goBack();
  await expect(english(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/About/);
});

test('a page whose code does not come any more leaves the one before, and the way back', async ({
  page,
  context,
}) => {
  await page.addInitScript(saveData);
  await arrive(page, '/about');
  await page.route('**/pricing/index.pageContext.json', async (route) => {
    const response = await route.fetch();
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await pricing(page).click();
  await expect(english(page)).toBeVisible();
  await page.goBack();
  await expect(english(page)).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await page.unrouteAll();
  await pricing(page).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('code that was only to be fetched ahead may be missing: the page that is read stays', async ({
  page,
}) => {
  await arrive(page, '/');
  await page.evaluate(() => {
    Reflect.set(window, 'sameDocument', true);
    const link = Object.assign(document.createElement('a'), { href: '/qr', textContent: 'The code' });
    document.querySelector('main')?.prepend(link);
  });
  const missing: string[] = [];
  await page.route('**/assets/**', (route) => {
    missing.push(route.request().url());
    return route.fulfill({ status: 404, body: 'gone' });
  });
  await page.getByText('The code').hover();
  await expect.poll(() => missing.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await page.unrouteAll();
  await pricing(page).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('while the server restarts the visitor keeps the page, and goes on afterwards', async ({ page }) => {
  test.slow();
  const before = await runSite({});
  const { port } = new URL(before.url);
  await arrive(page, before.url);
  await before.stop();
  await pricing(page).click();
  await expect(english(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const after = await runSite({ PORT: port });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${after.url}/pricing`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await after.stop();
});
