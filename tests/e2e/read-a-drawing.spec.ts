import type { Page } from '@playwright/test';
import { isFull } from '../support/fullSuite.ts';
import { holdScripts } from '../support/holdScripts.ts';
import { expect, scriptsStarted, test } from '../support/page.ts';

test('a code sample switches languages and is copied as shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const scripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const sample = page.getByRole('group', { name: /^A POST request/ });

  await test.step('the sample switches before its script loads, but has no copy button', async () => {
    await expect(sample.getByText(/^# Activate a SIM[\s\S]*curl -X POST/)).toBeVisible();
    await sample.getByText('Python', { exact: true }).click();
    await expect(sample.getByText(/kystlink\.sims\.activate\(\s+"8945/)).toBeVisible();
    await expect(sample.getByText(/curl -X POST/)).toBeHidden();
    await expect(sample.getByRole('button')).toHaveCount(0);
    await scripts.release();
    await scriptsStarted(page);
  });

  await sample.getByRole('button', { name: 'Copy' }).click();
  await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible();
  const clipboardText = await page.evaluate(() => navigator.clipboard.readText());
  expect(clipboardText).toMatch(/^# Activate a SIM and limit its data\nkystlink\.sims\.activate\(/);
  expect(clipboardText).not.toContain('200 OK');

  await test.step('the sample fits a mobile viewport', () => expectToFitPhone(page));
});

test("the log of a day follows the visitor's clock and keeps its position", async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-26T14:02:10+01:00'));
  const scripts = await holdScripts(page);
  await page.goto('/products/log', { waitUntil: 'domcontentloaded' });
  const log = page.getByRole('group', { name: /^The log of Buoy 0147/ });
  const times = log.locator('time');
  await expect(times.first()).toHaveText('23:16:38');
  await page.evaluate(() => document.fonts.ready);
  const box = await log.boundingBox();
  await scripts.release();
  await expect(times.first()).toHaveText('14:02:10');
  await expect(times.nth(1)).toHaveText('14:02:09');
  // Entries later than now are shown last, as entries of yesterday.
  await expect(times.last()).toHaveText('14:02:11');
  expect(await log.boundingBox()).toEqual(box);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor breaks a device and reads the log and the API output', async ({ page }) => {
    await page.goto('/products/log');
    await expect(page.getByText('23:16:38')).toBeVisible();
    const faultGroup = page.getByRole('group', { name: 'Break it yourself' });
    const limit = faultGroup.getByRole('group', { name: /full limit/ });
    await expect(limit).toBeHidden();
    await faultGroup.getByText('A full limit').click();
    await expect(limit.getByRole('listitem')).toHaveCount(12);
    await expect(limit.getByText(/"type": "limit\.reached"/)).toBeVisible();
    await faultGroup.getByRole('radio', { name: /full limit/ }).press('ArrowUp');
    await expect(limit).toBeHidden();
    await expect(faultGroup.getByText(/"cause": null, "text": "Signal/)).toBeVisible();
  });
});

for (const address of isFull ? ['/products/bridge', '/solutions/water', '/de/produkte/protokoll'] : []) {
  test(`drawings on ${address} fit a phone`, async ({ page }) => {
    await page.goto(address);
    await expectToFitPhone(page);
  });
}

test('a chart is not cut off at its lower edge', async ({ page }) => {
  await page.goto('/solutions/ports');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const cutTexts = await page
      .getByRole('group', { name: 'The data of one crane, up to its warning' })
      .evaluate((frame) => frame.scrollHeight - frame.clientHeight);
    expect(cutTexts, `${width} px`).toBeLessThanOrEqual(0);
  }
});

/** Expects that nothing in the drawing is cut off and no text is smaller than 13 px. */
async function expectToFitPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const drawings = page.locator('main [role=group][aria-label]');
  await expect(drawings.first()).toBeAttached();
  const overflows = await drawings.evaluateAll((groups) =>
    groups.flatMap((group) => {
      const texts = [...group.querySelectorAll('li, td, dt, dd, pre, text')].filter((element) =>
        element.checkVisibility(),
      );
      return texts.flatMap((element) => {
        const { left, right } = element.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        return size < 13 || left < 0 || right > window.innerWidth
          ? [`${size} ${right} ${element.textContent}`]
          : [];
      });
    }),
  );
  expect(overflows).toEqual([]);
}
