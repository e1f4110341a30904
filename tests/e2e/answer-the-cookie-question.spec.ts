import { expect, test } from '@playwright/test';
import { refusedCookies } from '../support/consent.ts';
import { choiceIn, cookieIcon, cookieQuestion, cookieSettings } from '../support/cookieDialogs.ts';
import { drawAhead, showDrawnAhead } from '../support/drawAhead.ts';
import { holdScripts } from '../support/holdScripts.ts';
import { expectAccessible } from '../support/page.ts';

test.use({ storageState: { cookies: [], origins: [] } });

test('a visitor is asked once, and no cookie but the language is set before they answer', async ({
  page,
  context,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto('/about');
  await expect(cookieQuestion(page)).toBeVisible();
  expect(
    (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'i18n_redirected'),
  ).toEqual([]);
  await expectAccessible(page);

  const [allow, refuse] = await Promise.all(
    ['Allow all', 'Refuse all'].map((name) =>
      cookieQuestion(page)
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
  await cookieQuestion(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect(cookieQuestion(page)).toBeHidden();
  const choice = await choiceIn(context);
  expect(choice).toMatchObject({ categories: ['necessary'], languageCode: 'en' });
  expect(Date.parse(String(choice?.['consentTimestamp']))).toBeGreaterThanOrEqual(before - 1000);

  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(cookieQuestion(page)).toHaveCount(0);
  expect(violations).toEqual([]);
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
  await expect(cookieQuestion(page)).toBeVisible();
  const atRest = scripts.length;
  await cookieQuestion(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect(cookieQuestion(page)).toBeHidden();
  const answer = await choiceIn(context);
  expect(scripts).toHaveLength(atRest);

  await cookieIcon(page).click();
  await expect(cookieSettings(page).getByRole('checkbox', { name: /Statistics/ })).not.toBeChecked();
  await cookieSettings(page).getByRole('button', { name: 'Allow all' }).click();
  const changed = await choiceIn(context);
  expect(changed?.['categories']).toHaveLength(4);
  // The same visitor's consent, changed: not a second one beside it.
  expect(changed?.['consentId']).toBe(answer?.['consentId']);
  expect(changed?.['consentTimestamp']).toBe(answer?.['consentTimestamp']);
  expect((await context.cookies()).filter(({ name }) => name === 'cc_cookie')).toHaveLength(1);
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
  await expect(cookieQuestion(page)).toBeHidden();
  await page.mouse.up();
  await expect(page).not.toHaveURL(/:\d+\/$/);
});

test('a page that is drawn ahead asks once it is seen', async ({ page }) => {
  await drawAhead(page);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await expect(cookieQuestion(page)).toBeHidden();
  await showDrawnAhead(page);
  await expect(cookieQuestion(page)).toBeVisible();
});

test('a page that is seen again after the answer on another does not ask', async ({ page, context }) => {
  await page.goto('/about');
  await expect(cookieQuestion(page)).toBeVisible();
  await context.addCookies([refusedCookies]);
  // What the browser says of a page from its back/forward cache, which browsers under test do not have.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(cookieQuestion(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked, and nothing set that would have to be', async ({ page, context }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-cookie-banner]')).toBeHidden();
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
  await expect(cookieQuestion(page).getByRole('button', { name: 'Choose' })).toBeVisible();
  await cookieQuestion(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
  await expect(skipLink).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(cookieQuestion(page).getByRole('button', { name: 'Choose' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(cookieQuestion(page).getByRole('button', { name: 'Refuse all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cookieQuestion(page)).toBeHidden();
  await expect(skipLink).toBeFocused();
});

for (const { path, width } of [
  { path: '/de/ueber-uns', width: 320 },
  { path: '/about', width: 1440 },
]) {
  test(`nothing that has the focus on ${path} is behind the question at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(path);
    await expect(page.locator('[data-cookie-banner]')).toBeVisible();
    const hidden = await page.evaluate(() => {
      const asked = document.querySelector('[data-cookie-banner]');
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
