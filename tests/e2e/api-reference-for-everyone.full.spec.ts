import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#tests/support/page.ts';

/** Timeout for the viewer: it is a megabyte of script and takes a while to start on a busy machine. */
const longTimeout = { timeout: 40_000 };
test.slow();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

async function openOperation(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/tag/sims/activate-sim`);
  await expect(heading(page, 'Activate a SIM')).toBeInViewport(longTimeout);
}

for (const width of [390, 1440]) {
  for (const [base, menu] of [
    ['/docs', 'Open menu'],
    ['/da/docs', 'Åbn menu'],
  ] as const) {
    test(`the viewer has no axe findings at ${width} px: ${base}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openOperation(page, base);
      await expectAccessible(page);
      await page.getByRole('button', { name: /^202/ }).first().click();
      await expect(page.getByText('How many networks it may now use.').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox')).toHaveCount(0);
      if (width < 1000) {
        await page.getByRole('button', { name: menu }).click();
        await expect(page.getByRole('navigation').getByRole('link', { name: 'Webhooks' })).toBeVisible();
        await expectAccessible(page);
      }
    });
  }
}

for (const [base, search, copy, moreLabel] of [
  ['/da/docs', /Åbn søgning/, 'Kopiér', 'Vis mere: alle endpoints i SIMs'],
  ['/de/docs', /Suche öffnen/, 'Kopieren', 'Mehr anzeigen: alle Endpunkte in SIMs'],
] as const) {
  test(`the viewer's labels are translated, including those that it has in English only: ${base}`, async ({
    page,
  }) => {
    await page.goto(base);
    await expect(page.getByRole('button', { name: moreLabel })).toBeAttached(longTimeout);
    await expect(page.getByRole('button', { name: search }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: `JSON ${copy}` }).first()).toBeAttached();
    await expect(page.getByRole('button', { name: /\bCopy\b/ })).toHaveCount(0);
  });

  test(`the specification is marked as English, and the viewer's labels are not: ${base}`, async ({
    page,
  }) => {
    await openOperation(page, base);
    const languageOf = (part: ReturnType<typeof heading>) =>
      part.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    const language = base.slice(1, 3);
    expect(await languageOf(heading(page, 'Activate a SIM'))).toBe('en');
    expect(await languageOf(page.getByText('Puts a SIM on every network').first())).toBe('en');
    const contents = page.getByRole('complementary');
    expect(await languageOf(contents.getByText('List SIMs').first())).toBe('en');
    expect(await languageOf(contents.getByText(/^(Introduktion|Einführung)$/).first())).toBe(language);
  });
}

test('the operations of a group are reachable by keyboard', async ({ page }) => {
  await page.goto('/docs');
  const link = page.getByRole('list', { name: 'SIMs endpoints' }).getByRole('link', { name: /activate$/ });
  await expect(link).toBeAttached(longTimeout);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Activate a SIM')).toBeInViewport(longTimeout);
});

test('in a mobile viewport, the copy button covers no status code and table cells do not break words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOperation(page, '/de/docs');
  const card = page.getByRole('group', { name: 'Beispielantworten' }).filter({ hasText: '202' }).first();
  const last = await card.getByRole('tab').last().boundingBox();
  const copy = await card.getByRole('button', { name: 'Beispielwert kopieren' }).boundingBox();
  const isBelow = (copy?.y ?? 0) >= (last?.y ?? 0) + (last?.height ?? 0);
  const isBeside = (copy?.x ?? 0) >= (last?.x ?? 0) + (last?.width ?? 0);
  expect(isBelow || isBeside).toBe(true);

  const name = page.getByRole('cell', { name: 'operator', exact: true }).getByText('operator');
  const lines = await name.evaluate((element) => element.getClientRects().length);
  expect(lines).toBe(1);
});

test('readers of other languages see a note that the reference is in English', async ({ page }) => {
  const languageNotice = /engelsk|Englisch|in English/;
  await page.goto('/da/docs');
  await expect(page.getByRole('banner').getByText(languageNotice)).toBeVisible();
  await page.goto('/docs');
  await expect(page.getByRole('banner').getByText(languageNotice)).toHaveCount(0);
});
