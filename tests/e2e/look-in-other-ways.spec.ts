import { expect, test, type Locator } from '@playwright/test';

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** Returns the lightness of a colour, from 0 for black to 1 for white. */
async function lightness(element: Locator, property: string): Promise<number> {
  const [red = 0, green = 0, blue = 0] = (await style(element, property)).match(/[\d.]+/g)?.map(Number) ?? [];
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

test.describe('in forced colours mode', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' });

  test("selected and recommended options and the visitor's own values are recognisable, and drawings visible", async ({
    page,
  }) => {
    await page.goto('/pricing');
    const option = (name: string) =>
      page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name, exact: true }) })
        .first();
    expect(await style(option('USD'), 'outline-style')).toBe('solid');
    expect(await style(option('EUR'), 'outline-style')).toBe('none');
    expect(await style(option('USD'), 'color')).not.toBe(
      await style(page.locator('body'), 'background-color'),
    );
    const raisedCard = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Fleet' }) });
    expect(await style(raisedCard, 'outline-style')).toBe('solid');

    // On a black background, logos and the lines of drawings must be light.
    await page.goto('/');
    expect(await style(page.getByRole('banner').locator('img').first(), 'filter')).toContain('invert');
    const limit = page
      .locator('article')
      .filter({ has: page.getByRole('heading', { name: 'A limit is a limit' }) });
    const curve = limit.locator('path').nth(2);
    expect(await lightness(curve, 'stroke')).toBeGreaterThan(0.8);
  });
});

test('with higher contrast, lines are visible and text is dark', async ({ page }) => {
  await page.goto('/pricing');
  const line = page.getByRole('banner');
  const priceNote = page.getByText('Prices without VAT').first();
  const night = page.getByRole('contentinfo').getByText('CVR').first();
  const [lineBefore, wordsBefore] = [
    await lightness(line, 'border-bottom-color'),
    await lightness(priceNote, 'color'),
  ];
  await page.emulateMedia({ contrast: 'more' });
  expect(await lightness(line, 'border-bottom-color')).toBeLessThan(lineBefore - 0.2);
  expect(await lightness(priceNote, 'color')).toBeLessThan(wordsBefore - 0.1);
  expect(await lightness(priceNote, 'color')).toBeLessThan(0.2);
  expect(await lightness(night, 'color')).toBeGreaterThan(0.9);
});

test.describe('in print', () => {
  test('prices are printed in dark text, in the chosen zone and currency', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('radio', { name: 'EUR', exact: true }).first().check();
    await page.emulateMedia({ media: 'print' });
    const fleet = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Fleet' }) });
    const price = fleet.getByText('€0.87', { exact: true });
    await expect(price).toBeVisible();
    await expect(fleet.getByText('$0.95', { exact: true })).toBeHidden();
    for (const text of [price, fleet.getByRole('heading')]) {
      expect(await lightness(text, 'color')).toBeLessThan(0.3);
    }
    await expect(page.getByRole('banner')).toBeHidden();
  });

  test('answers to closed questions are printed, form controls are not', async ({ page }) => {
    await page.goto('/pricing');
    await page.emulateMedia({ media: 'print' });
    const faqAnswer = page.getByText(/The zone is set per SIM/);
    await expect(faqAnswer).toBeVisible();
    await expect(page.getByRole('slider')).toBeHidden();
  });

  test('an article is printed in dark text with complete tables', async ({ page }) => {
    // The printable area of A4.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.goto('/blog/cause-15-at-high-water');
    await page.emulateMedia({ media: 'print' });
    for (const text of [page.getByRole('heading', { level: 1 }), page.getByRole('cell').first()]) {
      expect(await lightness(text, 'color')).toBeLessThan(0.3);
    }
    const table = page.getByRole('table').first();
    const container = table.locator('..');
    expect(await container.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect(page.getByRole('banner')).toBeHidden();
  });
});

test.describe('in a browser that prefers dark pages', () => {
  test.use({ colorScheme: 'dark' });

  test('pages stay white, including form fields', async ({ page }) => {
    await page.goto('/contact');
    expect(await lightness(page.locator('body'), 'background-color')).toBeCloseTo(1);
    const field = page.getByRole('textbox', { name: 'Full name' });
    expect(await lightness(field, 'background-color')).toBeCloseTo(1);
    expect(await lightness(field, 'color')).toBeLessThan(0.3);
  });
});
