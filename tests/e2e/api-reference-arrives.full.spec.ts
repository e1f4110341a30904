import { expect, test, type Page } from '@playwright/test';
import { arrive } from '#tests/support/page.ts';
import { largestShift, shiftOf, watchShifts } from '#tests/support/layoutShifts.ts';

/** Timeout for the viewer: it is a megabyte of script and takes a while to start on a busy machine. */
const longTimeout = { timeout: 40_000 };
test.slow();

const title = (page: Page) => page.getByRole('heading', { name: 'Kystlink API', exact: true }).first();

/** Holds back the specification until the returned function is called. */
async function holdSpecification(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/docs-json', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const [base, width] of [
  ['/docs', 1440],
  ['/da/docs', 390],
  ['/de/docs', 768],
] as const) {
  test(`the viewer replaces its placeholder without shifting: ${base} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdSpecification(page);
    const measurePlaces = async () => {
      const heading = await title(page).boundingBox();
      const group = page.getByText('SIMs', { exact: true }).first();
      const row = width < 1024 ? null : await group.boundingBox();
      return [heading?.x, heading?.y, (row?.y ?? 0) + (row?.height ?? 0) / 2];
    };
    await page.goto(base);
    await expect(page.getByRole('status')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const placesBefore = await measurePlaces();
    release();
    await expect(page.locator('.scalar-app h1').first()).toBeAttached(longTimeout);
    await expect(page.getByRole('status')).toBeHidden(longTimeout);
    // The viewer's attribute that reveals it. If it were missing, the viewer would appear half rendered, seconds later.
    await expect(page.locator('.scalar-app [data-placeholder]').first()).toBeAttached();
    for (const [index, position] of (await measurePlaces()).entries())
      expect(Math.abs((position ?? 0) - (placesBefore[index] ?? 0))).toBeLessThanOrEqual(2);
  });
}

test('the viewer takes over the keyboard focus from the table of contents', async ({ page }) => {
  const release = await holdSpecification(page);
  await page.goto('/docs');
  await page.getByRole('navigation', { name: 'API reference' }).getByRole('link').first().focus();
  release();
  await expect(page.locator('div#main')).toBeFocused(longTimeout);
});

test('the focus stays in the header when the viewer loads', async ({ page }) => {
  const release = await holdSpecification(page);
  await page.goto('/docs/tag/sims/list-sims');
  const website = page.getByRole('banner').getByRole('link', { name: 'Back to site' });
  await website.focus();
  release();
  await expect(page.locator('div#main')).toBeAttached(longTimeout);
  await expect(website).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`scrolling as fast as possible while the viewer loads shifts nothing at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await page.goto('/docs', { waitUntil: 'commit' });
    await page.mouse.move(width / 2, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      expect(await page.evaluate(isAtViewersEnd)).toBe(true);
    }).toPass({ intervals: [16], ...longTimeout });
    await expect(async () => {
      await page.mouse.wheel(0, -1500);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }).toPass({ intervals: [16], ...longTimeout });
    await expect(title(page)).toBeInViewport();
    expect(await shiftOf(page)).toBeLessThan(largestShift);
  });
}

/** Whether the viewer is visible and scrolled to its end. Runs in the page. */
function isAtViewersEnd(): boolean {
  const viewer = document.querySelector('.scalar-app');
  const { scrollHeight } = document.documentElement;
  return (
    viewer?.checkVisibility({ visibilityProperty: true }) === true &&
    window.scrollY + window.innerHeight >= scrollHeight - 2
  );
}

test('the table of contents remains and links to the specification if the viewer fails to load', async ({
  page,
}) => {
  const ofEveryPage = new Set<string>();
  page.on('response', (response) => ofEveryPage.add(response.url()));
  await arrive(page, '/about');
  await page.route('**/assets/chunks/**', (route) =>
    ofEveryPage.has(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto('/docs');
  const contents = page.getByRole('main');
  await expect(contents.getByRole('link', { name: 'a file' })).toHaveAttribute('href', '/api/docs-json');
  await expect(contents.getByRole('link', { name: 'Activate a SIM' })).toBeVisible();
  await expect(page.getByRole('status')).toBeHidden();
});
