import type { Page } from '@playwright/test';
import {
  arrive,
  expect,
  expectScrollable,
  laidOut,
  menuButton,
  scriptsStarted,
  test,
} from '../support/page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** From one page to another, so that there is somewhere to go back to. */
async function comeFromAbout(page: Page): Promise<void> {
  await arrive(page, '/about');
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/pricing"]')?.click());
  await expect(page).toHaveURL('/pricing');
  await scriptsStarted(page);
}

test('from the cookie settings: the page before, with nothing over it', async ({ page }) => {
  await comeFromAbout(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  await expect(settings).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(settings).toBeHidden();
  await expect(heading(page)).toBeVisible();
});

test('from an open dropdown: the page before, and the dropdown closed', async ({ page }) => {
  await comeFromAbout(page);
  const products = page.getByRole('banner').getByText('Products', { exact: true }).filter({ visible: true });
  await products.focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('banner').getByRole('link', { name: /Kystlink SIM/ });
  await expect(entry).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(entry).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('from the open menu: the page before, which scrolls', async ({ page }) => {
    await comeFromAbout(page);
    await menuButton(page, 'Open menu').click();
    await expect(menuButton(page, 'Close menu')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menuButton(page, 'Open menu')).toBeVisible();
    await expectScrollable(page);
  });

  test('from a page chosen in the menu: the page before, with the menu closed', async ({ page }) => {
    await arrive(page, '/about');
    await menuButton(page, 'Open menu').click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await scriptsStarted(page);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menuButton(page, 'Open menu')).toBeVisible();
    await expectScrollable(page);
  });
});

test('from another language: the same place in the one before, and forward again', async ({
  page,
  context,
}) => {
  const language = async () => {
    const cookies = await context.cookies();
    return cookies.find(({ name }) => name === 'i18n_redirected')?.value;
  };
  await arrive(page, '/blog?q=modem#results');
  await page.getByRole('banner').getByText('EN', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Dansk' }).click();
  await expect(page).toHaveURL('/da/blog?q=modem#results');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  await page.goBack();
  await expect(page).toHaveURL('/blog?q=modem#results');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByText('Products').filter({ visible: true })).toBeVisible();
  expect(await language()).toBe('en');
  await page.goForward();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  expect(await language()).toBe('da');
});

test('from the second page of a list: the first one, where it was left', async ({ page }) => {
  await arrive(page, '/blog');
  // Until then the same place may have another number.
  await laidOut(page);
  const first = await page.getByRole('main').getByRole('article').first().innerText();
  const next = page.getByRole('main').locator('a[href="/blog?page=2"]').first();
  await next.scrollIntoViewIfNeeded();
  const left = await next.evaluate((link: HTMLElement) => {
    link.click();
    return window.scrollY;
  });
  await expect(page).toHaveURL('/blog?page=2');
  await scriptsStarted(page);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('main').getByRole('article').first()).toHaveText(first, { useInnerText: true });
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 5, left);
});

test('on a slow machine too: where the page was left, and not on the way there', async ({
  page,
  context,
}) => {
  await arrive(page, '/blog');
  await laidOut(page);
  const left = await page.evaluate(() => {
    window.scrollTo({ top: 2_000, behavior: 'instant' });
    document.querySelector<HTMLElement>('header a[href="/pricing"]')?.click();
    return window.scrollY;
  });
  await expect(page).toHaveURL('/pricing');
  await scriptsStarted(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    const places: number[] = [];
    Reflect.set(window, 'places', places);
    document.addEventListener('scroll', () => places.push(window.scrollY));
  });
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await laidOut(page);
  const places = () => page.evaluate((): number[] => Reflect.get(window, 'places'));
  await expect.poll(async () => (await places()).length).toBeGreaterThan(0);
  expect(new Set(await places())).toEqual(new Set([left]));
});

test('from a place on the page: where the link was', async ({ page }) => {
  await arrive(page, '/pricing');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing#main');
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await page.waitForFunction(() => window.scrollY === 0);
});

test('from a site that opened in a window of its own: nothing has changed here', async ({
  page,
  context,
  baseURL,
}) => {
  await comeFromAbout(page);
  // Another origin, on this machine.
  await page.evaluate(
    (href) => {
      const link = Object.assign(document.createElement('a'), {
        href,
        target: '_blank',
        rel: 'noopener',
        textContent: 'Elsewhere',
      });
      document.querySelector('main')?.prepend(link);
    },
    `${(baseURL ?? '').replace('localhost', '127.0.0.1')}/livez`,
  );
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await (await opened).close();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('from the open chat: the page without it in its address', async ({ page }) => {
  await arrive(page, '/about');
  await arrive(page, '/support');
  await page.getByRole('main').getByRole('link', { name: 'Open the chat' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  await expect(settings).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/support');
  await expect(settings).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
