import type { Page } from '@playwright/test';
import { leadDialog, leadLink } from '../support/leadForm.ts';
import {
  arrive,
  expect,
  expectScrollable,
  laidOut,
  menuButton,
  scriptsStarted,
  test,
} from '../support/page.ts';

/** Opens the about page and then another one, so that Back has a page to return to. */
async function arriveFromAbout(page: Page): Promise<void> {
  await arrive(page, '/about');
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/pricing"]')?.click());
  await expect(page).toHaveURL('/pricing');
  await scriptsStarted(page);
}

test('Back returns to the previous page and closes open overlays', async ({ page, context, baseURL }) => {
  const banner = page.getByRole('banner');
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  const goForward = async () => {
    await page.goForward();
    await expect(page).toHaveURL('/pricing');
    await scriptsStarted(page);
  };
  await arriveFromAbout(page);

  await test.step('Back closes a dropdown', async () => {
    await banner.getByText('Products', { exact: true }).filter({ visible: true }).press('Enter');
    const entry = banner.getByRole('link', { name: /Kystlink SIM/ });
    await expect(entry).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(entry).toBeHidden();
  });

  await test.step('Back closes the cookie settings', async () => {
    await goForward();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    await expect(settings).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(settings).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('Back from an anchor returns to its link', async () => {
    await goForward();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/pricing#main');
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
    await page.waitForFunction(() => window.scrollY === 0);
  });

  await test.step('Back is unaffected by a site that opened in its own window', async () => {
    const otherOrigin = baseURL?.replace('localhost', '127.0.0.1');
    await page.evaluate((href) => {
      const link = document.createElement('a');
      Object.assign(link, { href, target: '_blank', rel: 'noopener', textContent: 'Elsewhere' });
      document.querySelector('main')?.prepend(link);
    }, `${otherOrigin}/livez`);
    const openedPage = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Elsewhere' }).click();
    await (await openedPage).close();
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  await test.step('Back closes the consent dialog of the chat and removes its hash', async () => {
    await arrive(page, '/support');
    await page.getByRole('main').getByRole('link', { name: 'Open the chat' }).click();
    await expect(settings).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/support');
    await expect(settings).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test('Back closes the mobile menu, and the page can be scrolled again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const isRestored = async () => {
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menuButton(page, 'Open menu')).toBeVisible();
    await expectScrollable(page);
  };
  await arriveFromAbout(page);
  await menuButton(page, 'Open menu').click();
  await expect(menuButton(page, 'Close menu')).toBeVisible();
  await isRestored();

  await test.step('Back returns from a page that was chosen in the menu', async () => {
    await menuButton(page, 'Open menu').click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await scriptsStarted(page);
    await isRestored();
  });
});

test('Back returns to the previous language at the same scroll position', async ({ page, context }) => {
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

test('Back restores the scroll position', async ({ page, context }) => {
  await arrive(page, '/blog');
  // Sections have estimated heights until they are laid out, so offsets may still change.
  await laidOut(page);
  const firstArticle = await page.getByRole('main').getByRole('article').first().innerText();
  const olderLink = page.getByRole('main').locator('a[href="/blog?page=2"]').first();
  await olderLink.scrollIntoViewIfNeeded();
  const dispatchedAt = await olderLink.evaluate((link: HTMLElement) => {
    link.click();
    return window.scrollY;
  });
  await expect(page).toHaveURL('/blog?page=2');
  await scriptsStarted(page);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('main').getByRole('article').first()).toHaveText(firstArticle, {
    useInnerText: true,
  });
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 5, dispatchedAt);

  await test.step('immediately, even on a slow machine', async () => {
    await laidOut(page);
    const leftAgain = await page.evaluate(() => {
      window.scrollTo({ top: 2_000, behavior: 'instant' });
      document.querySelector<HTMLElement>('header a[href="/pricing"]')?.click();
      return window.scrollY;
    });
    await expect(page).toHaveURL('/pricing');
    await scriptsStarted(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const scrollPositions: number[] = [];
      Reflect.set(window, 'places', scrollPositions);
      document.addEventListener('scroll', () => scrollPositions.push(window.scrollY));
    });
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await laidOut(page);
    const readPositions = () => page.evaluate((): number[] => Reflect.get(window, 'places'));
    await expect.poll(async () => (await readPositions()).length).toBeGreaterThan(0);
    expect(new Set(await readPositions())).toEqual(new Set([leftAgain]));
  });
});

/** Opens the about page, then another one, and opens the dialog of the lead form there. */
async function openDialog(page: Page): Promise<void> {
  await arriveFromAbout(page);
  await leadLink(page).click();
  await expect(leadDialog(page).getByLabel('Full name')).toBeFocused();
}

test('once the lead dialog is closed, Forward reopens it and Back returns to the previous page', async ({
  page,
}) => {
  await arriveFromAbout(page);
  const expectClosed = async () => {
    await expect(leadDialog(page)).toBeHidden();
    await expect(page).toHaveURL('/pricing');
  };

  await test.step('closing it restores the scroll position of the click', async () => {
    const clickedAt = await leadLink(page).evaluate((link: HTMLElement) => {
      window.scrollTo({ top: 700, behavior: 'instant' });
      link.click();
      return window.scrollY;
    });
    await leadDialog(page).getByRole('button', { name: 'Close' }).click();
    await expectClosed();
    expect(await page.evaluate(() => window.scrollY)).toBe(clickedAt);
  });

  for (const [label, close] of [
    ['its button', () => leadDialog(page).getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click beside it', () => page.mouse.click(5, 5)],
    ['Back', () => page.goBack()],
  ] as const) {
    await test.step(`closed by ${label}`, async () => {
      await page.goForward();
      await expect(leadDialog(page)).toBeVisible();
      await close();
      await expectClosed();
    });
  }

  await test.step('closed after a reload', async () => {
    await page.goForward();
    await page.reload();
    await leadDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expectClosed();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  await test.step('a step back while it is closing is not lost', async () => {
    await openDialog(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.keyboard.press('Escape');
    await page.goBack({ waitUntil: 'commit' });
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the lead dialog closes with one step back in a browser without the Navigation API', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await openDialog(page);
  await leadDialog(page)
    .getByRole('button', { name: 'Close' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(leadDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
