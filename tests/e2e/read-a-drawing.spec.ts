import { expect, test } from '@playwright/test';

test('a code sample switches its language and is copied as it is seen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const sample = page.getByRole('group', { name: /^A PATCH request/ });
  await expect(sample.getByText(/^# wake a SIM[\s\S]*curl -X PATCH/)).toBeVisible();
  await sample.getByText('Python', { exact: true }).click();
  await expect(sample.getByText(/kystlink\.sims\.update\(\s+"8945/)).toBeVisible();
  await expect(sample.getByText(/curl -X PATCH/)).toBeHidden();

  await sample.getByRole('button', { name: 'Copy' }).click();
  await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# wake a SIM and cap what it may spend\nkystlink\.sims\.update\(/);
  expect(copied).not.toContain('200 OK');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a code sample switches its language, and offers no button that does nothing', async ({ page }) => {
    await page.goto('/de');
    const sample = page.getByRole('group', { name: /^Ein PATCH-Aufruf/ });
    await sample.getByText('TypeScript', { exact: true }).click();
    await expect(sample.getByText(/await kystlink\.sims\.update/)).toBeVisible();
    await expect(sample.getByRole('button')).toHaveCount(0);
  });
});

for (const address of ['/', '/products/bridge', '/solutions/water', '/de/produkte/protokoll']) {
  test(`what is drawn on ${address} is text that a telephone shows whole and large enough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const drawings = page.locator('main [role=group][aria-label]');
    await expect(drawings.first()).toBeAttached();
    const faults = await drawings.evaluateAll((groups) =>
      groups.flatMap((group) => {
        const texts = [...group.querySelectorAll('li, td, dt, dd, pre, text')].filter((part) =>
          part.checkVisibility(),
        );
        return texts.flatMap((part) => {
          const { left, right } = part.getBoundingClientRect();
          const size = Number.parseFloat(getComputedStyle(part).fontSize);
          return size < 13 || left < 0 || right > window.innerWidth
            ? [`${size} ${right} ${part.textContent}`]
            : [];
        });
      }),
    );
    expect(faults).toEqual([]);
  });
}
