import AxeBuilder from '@axe-core/playwright';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { refusedCookies } from '../support/consent.ts';
import { drawAhead, showDrawnAhead } from '../support/drawAhead.ts';
import { holdScripts } from '../support/holdScripts.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const question = (page: Page) => page.getByRole('dialog', { name: 'Cookies, in one breath.' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
const cookieIcon = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
const axe = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations;

async function choiceIn(context: BrowserContext): Promise<Record<string, unknown> | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cc_cookie');
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
}

test('a visitor is asked once, and no cookie but the language is set before they answer', async ({
  page,
  context,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto('/about');
  await expect(question(page)).toBeVisible();
  expect(
    (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'i18n_redirected'),
  ).toEqual([]);
  expect(await axe(page)).toEqual([]);

  const [allow, refuse] = await Promise.all(
    ['Allow all', 'Refuse all'].map((name) =>
      question(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { width, height } = button.getBoundingClientRect();
          return [
            getComputedStyle(button).backgroundColor,
            getComputedStyle(button).color,
            Math.round(height),
            width > 0,
          ];
        }),
    ),
  );
  expect(allow).toEqual(refuse);

  const before = Date.now();
  await question(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect(question(page)).toBeHidden();
  const choice = await choiceIn(context);
  expect(choice).toMatchObject({ categories: ['necessary'], languageCode: 'en' });
  expect(Date.parse(String(choice?.['consentTimestamp']))).toBeGreaterThanOrEqual(before - 1000);

  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toHaveCount(0);
  expect(violations).toEqual([]);
});

test('the cookie in the footer opens the settings again, by keyboard', async ({ page, context }) => {
  await page.goto('/about');
  await question(page).getByRole('button', { name: 'Allow all' }).click();
  expect(await choiceIn(context)).toMatchObject({
    categories: ['necessary', 'preferences', 'statistics', 'marketing'],
  });
  const icon = await cookieIcon(page).locator('svg').boundingBox();
  expect([icon?.width, icon?.height]).toEqual([24, 24]);

  await cookieIcon(page).focus();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await expect(settings(page).getByRole('checkbox', { name: /Necessary/ })).toBeDisabled();
  await settings(page)
    .getByRole('checkbox', { name: /Marketing/ })
    .focus();
  await page.keyboard.press('Space');
  await settings(page).getByRole('button', { name: 'Save choice' }).click();
  await expect(settings(page)).toBeHidden();
  await expect(cookieIcon(page)).toBeFocused();
  expect(await choiceIn(context)).toMatchObject({ categories: ['necessary', 'preferences', 'statistics'] });
});

test('the settings are opened without the code of islands', async ({ page }) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await cookieIcon(page).press('Enter');
  await expect(settings(page)).toBeVisible();
  const bytes = (await Promise.all(scripts)).reduce((total, { byteLength }) => total + byteLength, 0);
  // The library, its words: React alone would be four times as much.
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(60_000);
});

test('the question costs no further script, and what it was answered with is what the settings show', async ({
  page,
  context,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/about');
  await expect(question(page)).toBeVisible();
  const atRest = scripts.length;
  await question(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect(question(page)).toBeHidden();
  const answer = await choiceIn(context);
  expect(scripts).toHaveLength(atRest);

  await cookieIcon(page).click();
  await expect(settings(page).getByRole('checkbox', { name: /Statistics/ })).not.toBeChecked();
  await settings(page).getByRole('button', { name: 'Allow all' }).click();
  const changed = await choiceIn(context);
  expect(changed?.['categories']).toHaveLength(4);
  // The same visitor's consent, changed: not a second one beside it.
  expect(changed?.['consentId']).toBe(answer?.['consentId']);
  expect(changed?.['consentTimestamp']).toBe(answer?.['consentTimestamp']);
  expect((await context.cookies()).filter(({ name }) => name === 'cc_cookie')).toHaveLength(1);
});

test('choosing leads to the settings, and the answer there takes the question away', async ({ page }) => {
  await page.goto('/about');
  await question(page).getByRole('button', { name: 'Choose' }).click();
  await expect(settings(page).getByRole('checkbox', { name: /Statistics/ })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Choose' }).click();
  await settings(page).getByRole('button', { name: 'Save choice' }).click();
  await expect(question(page)).toBeHidden();
});

test('the question does not come under a pointer that is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const scripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('link', { name: 'Order test SIMs' }).first().hover();
  await page.mouse.down();
  await scripts.release();
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  await expect(question(page)).toBeHidden();
  await page.mouse.up();
  await expect(page).not.toHaveURL(/:\d+\/$/);
});

test('a page that is drawn ahead asks once it is seen', async ({ page }) => {
  await drawAhead(page);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toBeHidden();
  await showDrawnAhead(page);
  await expect(question(page)).toBeVisible();
});

test('a page that is seen again after the answer on another does not ask', async ({ page, context }) => {
  await page.goto('/about');
  await expect(question(page)).toBeVisible();
  await context.addCookies([refusedCookies]);
  // What the browser says of a page from its back/forward cache, which browsers under test do not have.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(question(page)).toBeHidden();
});

test('settings that cannot be had say so', async ({ page }) => {
  await page.goto('/about');
  await page.route('**/assets/chunks/**', (route) => route.abort());
  await question(page).getByRole('button', { name: 'Choose' }).click();
  await expect(page.getByText('The settings could not be loaded.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('The settings could not be loaded.')).toBeHidden();
  await question(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect(question(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked, and nothing set that would have to be', async ({ page, context }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-consent-question]')).toBeHidden();
    await expect(page.locator('button[aria-label="Cookie settings"]')).toBeHidden();
    expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  });
});

test('the question leaves the keyboard to who is using it, and is the first that Tab leads to', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await scripts.release();
  await expect(question(page).getByRole('button', { name: 'Choose' })).toBeVisible();
  await question(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
  await expect(skipLink).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(question(page).getByRole('button', { name: 'Choose' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(question(page).getByRole('button', { name: 'Refuse all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(skipLink).toBeFocused();
});

for (const { path, width } of [
  { path: '/de/ueber-uns', width: 320 },
  { path: '/about', width: 1440 },
]) {
  test(`nothing that has the focus on ${path} is behind the question at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(path);
    await expect(page.locator('[data-consent-question]')).toBeVisible();
    const hidden = await page.evaluate(() => {
      const asked = document.querySelector('[data-consent-question]');
      const root = document.querySelector<HTMLElement>('#root');
      document.documentElement.style.scrollBehavior = 'auto';
      const stops = root?.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary') ?? [];
      return [...stops].flatMap((stop) => {
        stop.focus();
        if (asked === null || asked.contains(stop)) return [];
        if (document.activeElement !== stop || !stop.checkVisibility()) return [];
        const [inner, outer] = [stop.getBoundingClientRect(), asked.getBoundingClientRect()];
        const isBehind =
          inner.left >= outer.left &&
          inner.right <= outer.right &&
          inner.top >= outer.top &&
          inner.bottom <= outer.bottom;
        return isBehind ? [stop.outerHTML.slice(0, 120)] : [];
      });
    });
    expect(hidden).toEqual([]);
  });
}

test('the question is asked in the language of the page', async ({ page }) => {
  await page.goto('/de');
  const asked = page.getByRole('dialog', { name: 'Cookies, in einem Atemzug.' });
  await expect(asked.getByRole('button', { name: 'Alle ablehnen' })).toBeVisible();
  await page.goto('/da');
  await expect(page.getByRole('dialog', { name: 'Cookies, kort sagt.' })).toBeVisible();
});

test('the cookie policy lists every cookie, in three languages and without JavaScript', async ({
  request,
}) => {
  for (const path of ['/cookies', '/da/cookies', '/de/cookies']) {
    const html = await (await request.get(path)).text();
    for (const name of ['i18n_redirected', 'cc_cookie', 'price-currency']) expect(html, path).toContain(name);
  }
});
