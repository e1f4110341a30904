import { expect, test, type Page } from '@playwright/test';
import { allowedCookies, refusedCookies } from '../support/consent.ts';
import { choiceIn, cookieIcon, cookieQuestion, cookieSettings } from '../support/cookieDialogs.ts';
import { firstUnlessFull } from '../support/fullSuite.ts';
import { holdScripts } from '../support/holdScripts.ts';
import { openWithoutStorage } from '../support/openWithoutStorage.ts';
import { expectAccessible, idle, watchFaults } from '../support/page.ts';
import { expectPart } from '../support/expectPart.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const chatScript = 'https://chat.invalid/widget.js';

/** Serves an empty chat script. Returns the list of requests for it, which grows. */
async function serveChat(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(chatScript, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return requests;
}

/** Makes `document.cookie` in the page read as empty and ignore writes. */
async function discardCookies(page: Page): Promise<void> {
  const debugging = await page.context().newCDPSession(page);
  await debugging.send('Emulation.setDocumentCookieDisabled', { disabled: true });
}

const buttonNamed = (page: Page, name: string) => cookieQuestion(page).getByRole('button', { name });

test('the cookie banner appears once, and only the language cookie is set before the visitor chooses', async ({
  page,
  context,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/about');
  await expect(cookieQuestion(page)).toBeVisible();
  expect(
    (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'i18n_redirected'),
  ).toEqual([]);
  await expectAccessible(page, '[data-cookie-banner]');

  const buttons = cookieQuestion(page).locator('[data-answer]');
  const styles = await buttons.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { backgroundColor, color } = getComputedStyle(button);
      return [backgroundColor, color, Math.round(button.getBoundingClientRect().height)];
    }),
  );
  expect(styles).toHaveLength(2);
  expect(styles[0], 'to allow looks as to refuse').toEqual(styles[1]);

  const startedAt = Date.now();
  const scriptsBefore = scripts.length;
  await buttonNamed(page, 'Reject all').click();
  await expect(cookieQuestion(page)).toBeHidden();
  const choice = await choiceIn(context);
  expect(choice).toMatchObject({ categories: ['necessary'], languageCode: 'en' });
  expect(Date.parse(String(choice?.['consentTimestamp']))).toBeGreaterThanOrEqual(startedAt - 1000);
  expect(scripts, 'the question needs no script of its own').toHaveLength(scriptsBefore);

  await page.reload();
  await idle(page);
  await expect(cookieQuestion(page)).toBeHidden();

  await test.step('the settings show the choice and change it in the same cookie', async () => {
    await cookieIcon(page).click();
    await expect(cookieSettings(page).getByRole('checkbox', { name: /Statistics/ })).not.toBeChecked();
    await cookieSettings(page).getByRole('button', { name: 'Allow all' }).click();
    const { consentId, consentTimestamp } = choice ?? {};
    expect(await choiceIn(context)).toMatchObject({
      categories: ['necessary', 'preferences', 'statistics', 'marketing'],
      consentId,
      consentTimestamp,
    });
    expect((await context.cookies()).filter(({ name }) => name === 'cc_cookie')).toHaveLength(1);
  });

  await test.step('a restored page hides its banner if the visitor chose on another page meanwhile', async () => {
    await context.clearCookies({ name: 'cc_cookie' });
    await page.goto('/about');
    await expect(cookieQuestion(page)).toBeVisible();
    await context.addCookies([refusedCookies]);
    // Simulates a page restored from the back/forward cache, which Playwright disables.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(cookieQuestion(page)).toBeHidden();
  });
  expect(violations).toEqual([]);
});

for (const { width, height } of [
  { width: 1440, height: 789 },
  { width: 390, height: 664 },
]) {
  test(`the cookie banner does not cover the first button at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [address, title] of [
      ['/', 'A word about cookies'],
      ['/da', 'Kort om cookies'],
      ['/de', 'Kurz zu Cookies'],
    ] as const) {
      await page.goto(address);
      const question = page.getByRole('dialog', { name: title });
      await expect(question).toBeVisible();
      const button = await page.getByRole('main').getByRole('link').first().boundingBox();
      const sheet = await question.boundingBox();
      const isBelow = (button?.y ?? 0) + (button?.height ?? 0) <= (sheet?.y ?? 0);
      const isBeside = (button?.x ?? 0) + (button?.width ?? 0) <= (sheet?.x ?? 0);
      expect(isBelow || isBeside, address).toBe(true);
    }
  });
}

test('the cookie banner does not appear while a pointer button is down', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const scripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('link', { name: 'Order test SIMs' }).first().hover();
  await page.mouse.down();
  await scripts.release();
  await idle(page);
  await expect(cookieQuestion(page)).toBeHidden();
  await page.mouse.up();
  await expect(page).not.toHaveURL(/:\d+\/$/);
});

test('the cookie banner is the first tab stop, does not take the focus and returns it', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await scripts.release();
  await expect(buttonNamed(page, 'Choose')).toBeVisible();
  await cookieQuestion(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
  await expect(skipLink).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(buttonNamed(page, 'Choose')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(buttonNamed(page, 'Reject all')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cookieQuestion(page)).toBeHidden();
  await expect(skipLink).toBeFocused();
});

for (const { path, width } of firstUnlessFull([
  { path: '/de/ueber-uns', width: 320 },
  { path: '/about', width: 1440 },
])) {
  test(`the cookie banner covers no focused element on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(path);
    await expect(page.locator('[data-cookie-banner]')).toBeVisible();
    const hiddenElements = await page.evaluate(() => {
      const banner = document.querySelector('[data-cookie-banner]');
      const root = document.querySelector<HTMLElement>('#root');
      document.documentElement.style.scrollBehavior = 'auto';
      const stops = root?.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary') ?? [];
      return [...stops].flatMap((stop) => {
        stop.focus();
        if (banner === null || banner.contains(stop)) return [];
        if (document.activeElement !== stop || !stop.checkVisibility()) return [];
        const [inner, outer] = [stop.getBoundingClientRect(), banner.getBoundingClientRect()];
        const isCovered =
          inner.left >= outer.left &&
          inner.right <= outer.right &&
          inner.top >= outer.top &&
          inner.bottom <= outer.bottom;
        return isCovered ? [stop.outerHTML.slice(0, 120)] : [];
      });
    });
    expect(hiddenElements).toEqual([]);
  });
}

test('the cookie settings can be opened from the banner and from the footer', async ({ page, context }) => {
  await page.goto('/about');
  await expect(cookieQuestion(page)).toBeVisible();
  await idle(page);

  await test.step('the banner shows an error when the settings fail to load', async () => {
    await page.route('**/cookie-settings', (route) => route.abort());
    await buttonNamed(page, 'Choose').click();
    await expect(page.getByText('The settings couldn’t be loaded.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('The settings couldn’t be loaded.')).toBeHidden();
    await page.unroute('**/cookie-settings');
  });

  await test.step('load no further script, and close on Escape, their button and a click outside', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await buttonNamed(page, 'Choose').click();
    await expect(cookieSettings(page).getByRole('checkbox', { name: /Statistics/ })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(cookieSettings(page)).toBeHidden();
    await expect(cookieQuestion(page)).toBeVisible();
    await cookieIcon(page).press('Enter');
    await cookieSettings(page).getByRole('button', { name: 'Close' }).click();
    await expect(cookieSettings(page)).toBeHidden();
    await expect(cookieIcon(page)).toBeFocused();
    await cookieIcon(page).press('Enter');
    await expect(cookieSettings(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(cookieSettings(page)).toBeHidden();
    expect(scripts).toEqual([]);
  });

  await test.step('save a choice by keyboard, which also closes the banner', async () => {
    expect(await cookieIcon(page).locator('svg').boundingBox()).toMatchObject({ width: 24, height: 24 });
    await cookieIcon(page).press('Enter');
    await expect(cookieSettings(page)).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await expect(cookieSettings(page).getByRole('checkbox', { name: /Necessary/ })).toBeDisabled();
    await cookieSettings(page)
      .getByRole('checkbox', { name: /Marketing/ })
      .press('Space');
    await cookieSettings(page).getByRole('button', { name: 'Save choice' }).press('Enter');
    await expect(cookieSettings(page)).toBeHidden();
    await expect(cookieIcon(page)).toBeFocused();
    await expect(cookieQuestion(page)).toBeHidden();
    expect(await choiceIn(context)).toMatchObject({ categories: ['necessary', 'marketing'] });
  });
});

test('withdrawing consent deletes the cookies of its category and no others', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    allowedCookies,
    ...['intercom-id-abc', 'theirs'].map((name) => ({ name, value: '1', url: baseURL ?? '' })),
  ]);
  await page.goto('/cookie-settings');
  const preferences = page.getByRole('main').getByRole('checkbox', { name: /Preferences/ });
  await expect(preferences).toBeChecked();
  await preferences.evaluate((box) => box.setAttribute('data-cookies', 'intercom-id-* messagesUtk'));
  await page.getByRole('main').getByRole('button', { name: 'Reject all' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your choice has been saved.' })).toBeVisible();
  await expect(page).toHaveURL('/cookie-settings');
  expect(await choiceIn(context)).toMatchObject({
    categories: ['necessary'],
    consentId: '00000000-0000-4000-8000-000000000000',
  });
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toContain('theirs');
  expect(names).not.toContain('intercom-id-abc');
  await page.reload();
  await expect(preferences).not.toBeChecked();
});

test.describe('in a browser without cookies', () => {
  for (const name of ['Allow all', 'Reject all'])
    test(`${name} closes the banner for the tab`, async ({ page, context, baseURL }) => {
      const faults = watchFaults(page, baseURL);
      const scripts = await serveChat(page);
      await discardCookies(page);
      await page.goto('/about');
      const skipLink = page.getByRole('link', { name: 'Skip to content' });
      await expect(buttonNamed(page, name)).toBeVisible();
      await skipLink.focus();
      await buttonNamed(page, name).focus();
      await buttonNamed(page, name).press('Enter');
      await expect(cookieQuestion(page)).toBeHidden();
      await expect(skipLink).toBeFocused();

      await page.goto('/contact');
      await idle(page);
      await idle(page);
      await expect(cookieQuestion(page)).toBeHidden();
      expect(await choiceIn(context)).toBeUndefined();
      // The choice applies to the whole tab, so both pages load the chat after consent.
      await expect.poll(() => scripts.length).toBe(name === 'Allow all' ? 2 : 0);
      expect(faults.filter((fault) => !fault.includes(chatScript))).toEqual([]);
    });

  test('the settings store a choice for the tab, and tell the visitor', async ({ page, baseURL }) => {
    const faults = watchFaults(page, baseURL);
    await serveChat(page);
    await discardCookies(page);
    await page.goto('/de/cookie-settings');
    await idle(page);
    const main = page.getByRole('main');
    const note = main.getByRole('status').filter({ hasText: 'bis Sie diesen Tab schließen' });
    await expect(note).toBeHidden();
    await main.getByRole('checkbox', { name: /Marketing/ }).check();
    await main.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect(note).toBeVisible();
    await expect(main.getByText('gespeichert', { exact: false }).filter({ visible: true })).toHaveCount(0);

    await page.goto('/about');
    await idle(page);
    await expect(cookieQuestion(page)).toBeHidden();
    await cookieIcon(page).click();
    await expect(cookieSettings(page).getByRole('checkbox', { name: /Marketing/ })).toBeChecked();
    await expect(cookieSettings(page).getByText('until you close this tab')).toBeVisible();
    await cookieSettings(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(cookieSettings(page)).toBeHidden();
    await cookieIcon(page).click();
    await expect(cookieSettings(page).getByRole('checkbox', { name: /Marketing/ })).not.toBeChecked();
    expect(faults).toEqual([]);
  });
});

test.describe('in a browser without storage', () => {
  let browser: Awaited<ReturnType<typeof openWithoutStorage>>;

  test.beforeEach(async ({ baseURL }) => {
    browser = await openWithoutStorage({ ...(baseURL !== undefined && { baseURL }), locale: 'de-DE' });
  });
  test.afterEach(() => browser.close());

  test('each choice closes the banner for the page only, and the settings explain this', async ({
    baseURL,
  }) => {
    const page = await browser.context.newPage();
    const faults = watchFaults(page, baseURL);
    const scripts = await serveChat(page);
    for (const name of ['Allow all', 'Reject all']) {
      await page.goto('/about');
      await buttonNamed(page, name).click();
      await expect(cookieQuestion(page)).toBeHidden();
      // Nothing was stored, so the next page does not know about the consent and loads no chat.
      await expect.poll(() => scripts.length).toBe(1);
    }
    await page.goto('/about');
    await buttonNamed(page, 'Choose').click();
    await cookieSettings(page).getByRole('button', { name: 'Save choice' }).click();
    await expect(cookieSettings(page)).toBeHidden();
    await expect(cookieQuestion(page)).toBeHidden();
    await cookieIcon(page).click();
    await expect(cookieSettings(page).getByText('until you leave this page')).toBeVisible();

    await page.goto('/de/cookie-settings');
    await page.getByRole('main').getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'bis Sie diese Seite verlassen' })).toBeVisible();
    expect(faults.filter((fault) => !fault.includes(chatScript))).toEqual([]);
  });

  test('a visitor who prefers German can reach the English home page', async ({ baseURL }) => {
    const page = await browser.context.newPage();
    const faults = watchFaults(page, baseURL);
    await serveChat(page);
    await page.goto('/');
    await expect(page).toHaveURL(/\/de$/);
    await page.getByRole('banner').getByText('DE', { exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(faults).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no banner appears, nothing is stored, and the settings offer no choice', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/about');
    await expect(page.locator('[data-cookie-banner]')).toBeHidden();
    await expect(page.locator('button[aria-label="Cookie settings"]')).toBeHidden();

    await page.goto('/de/cookie-settings');
    const settings = page.locator('[data-cookie-settings]');
    await expect(settings.locator('noscript p')).toContainText('deshalb gibt es hier nichts auszuwählen');
    await expect(settings.locator('noscript p')).toBeVisible();
    await expect(settings.getByRole('button')).toHaveCount(0);
    await expect(settings.getByRole('checkbox')).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);

    await test.step('the cookie policy lists every cookie', async () => {
      for (const path of ['/cookies', '/da/cookies', '/de/cookies']) {
        const html = await (await request.get(path)).text();
        for (const name of ['i18n_redirected', 'cc_cookie', 'price-currency']) expectPart(html, name, path);
      }
    });
  });
});
