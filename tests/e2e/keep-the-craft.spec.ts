import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { arrive, expect, test } from '#tests/support/page.ts';

test.describe.configure({ mode: 'parallel' });

type Colour = readonly [number, number, number];

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('menu panels label their columns, use one colour for title and entries, and end with depth steps', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, '/');
  const solutions = await openPanel(page, 'Solutions');
  for (const name of ['By industry', 'By need']) {
    const heading = await boxOf(solutions.getByText(name, { exact: true }));
    const first = await boxOf(
      solutions.getByText(name === 'By need' ? 'Roaming fleets' : 'Water and utilities'),
    );
    expect(heading.y + heading.height).toBeLessThan(first.y);
    expect(Math.abs(heading.x - first.x)).toBeLessThan(80);
  }
  const colourOf = (text: string) =>
    solutions.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color);
  expect(await colourOf('How Nordvand stopped driving')).toBe(await colourOf('Water and utilities'));

  for (const [menu, title] of [
    ['Products', 'See your own devices in the log'],
    ['Company', 'Tide table'],
  ] as const) {
    const panel = await openPanel(page, menu);
    const steps = panel.locator('img[src*="depth-ramp"]');
    await expect(panel.getByText(title)).toBeVisible();
    await decoded(steps);
    const { x, y, width, height } = await boxOf(steps);
    const backgrounds = await backgroundsOf(page, { x, y: y + height * 0.75, width, height: height * 0.25 });
    expect(backgrounds.length, menu).toBeGreaterThanOrEqual(3);
  }
});

test('the light corners of a call to action have no dark edge', async ({ page }) => {
  await arrive(page, '/products/limits');
  const steps = page.locator('main section').last().locator('picture img');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await steps.scrollIntoViewIfNeeded();
    await decoded(steps);
    const box = await boxOf(steps);
    const [right, bottom] = [box.x + box.width, box.y + box.height];
    // One area around the rounded corner, and one just inside it.
    const cornerPixels = await pixels(page, { x: right - 10, y: bottom - 10, width: 12, height: 12 });
    const [background] = await backgroundsOf(page, { x: right - 24, y: bottom - 24, width: 12, height: 12 });
    if (!background) throw new Error('No ground before the corner.');
    expect(Math.min(...cornerPixels.map(luminance)), `${width} px`).toBeGreaterThan(
      luminance(background) - 0.05,
    );
  }
});

test('the arrow of a select is inset as far as its text', async ({ page }) => {
  for (const address of ['/enquiry', '/de/enquiry']) {
    await page.setViewportSize({ width: 390, height: 900 });
    await arrive(page, address);
    for (const choice of await page.locator('main select').all()) {
      const field = await boxOf(choice);
      const arrow = await boxOf(choice.locator('xpath=following-sibling::*[name()="svg"]'));
      const inset = await choice.evaluate((element) => {
        const { appearance, paddingLeft, borderLeftWidth } = getComputedStyle(element);
        return { appearance, left: parseFloat(paddingLeft) + parseFloat(borderLeftWidth) };
      });
      expect(inset.appearance).toBe('none');
      expect(Math.abs(field.x + field.width - (arrow.x + arrow.width) - inset.left)).toBeLessThanOrEqual(2);
      expect(Math.abs(arrow.y + arrow.height / 2 - (field.y + field.height / 2))).toBeLessThanOrEqual(1);
    }
    await expect(page.locator('main select')).not.toHaveCount(0);
  }
});

test('a round portrait is visible as a circle', async ({ page }) => {
  for (const address of ['/contact', '/solutions/water', '/blog/peering-in-frankfurt']) {
    await arrive(page, address);
    const portrait = page.locator('main img[src*="avatar"]').first();
    await portrait.scrollIntoViewIfNeeded();
    await decoded(portrait);
    const { x, y, width } = await boxOf(portrait);
    const colours = await pixels(page, { x: x - 4, y, width: Math.round(width) + 4, height: width });
    const across = Math.round(width) + 4;
    const background = colours[0];
    const rimColours = Array.from({ length: 24 }, (_, step) => {
      const angle = (step / 24) * 2 * Math.PI;
      const [column, row] = [Math.cos(angle), Math.sin(angle)].map((component) =>
        Math.round(width / 2 + component * (width / 2 - 2)),
      );
      return colours[(row ?? 0) * across + (column ?? 0) + 4];
    });
    const visibleColours = rimColours.filter(
      (colour) => colour && background && contrast(colour, background) >= 1.25,
    );
    expect(visibleColours.length, address).toBeGreaterThanOrEqual(22);
  }
});

test('a table wider than a phone has a shadow at the edge where it continues', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/de/blog/neun-ursachen');
  const heading = page.getByRole('columnheader').first();
  const table = page.getByRole('table').first().locator('..');
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const edges = async () => {
    const { x, width } = await boxOf(table);
    const { y } = await boxOf(heading);
    // Samples the space above the text of the first row.
    const luminanceAt = async (sampleX: number) => {
      const [colour = [0, 0, 0]] = await pixels(page, {
        x: Math.round(sampleX),
        y: Math.round(y) + 3,
        width: 2,
        height: 2,
      });
      return luminance(colour);
    };
    return { left: await luminanceAt(x + 2), right: await luminanceAt(x + width - 4) };
  };
  const edgesBefore = await edges();
  expect(edgesBefore.left - edgesBefore.right).toBeGreaterThan(0.05);
  await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  const after = await edges();
  expect(after.right - after.left).toBeGreaterThan(0.05);
});

test('the play button of a video does not cover its title, however narrow the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, '/de/blog/das-testpaket-ausgepackt');
  const filmLink = page.getByRole('link', { name: 'Das Testpaket wird ausgepackt' });
  const buttonText = await filmLink.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getBoundingClientRect().top - link.getBoundingClientRect().top;
  });
  const padding = 20;
  const mark = 72;
  expect(buttonText).toBeGreaterThanOrEqual(padding + mark);
});

async function openPanel(page: Page, name: string): Promise<Locator> {
  const menu = page.getByRole('banner').locator('details').filter({ hasText: name }).first();
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open', '');
  return menu.locator('summary + div');
}

async function boxOf(locator: Locator) {
  const box = await locator.first().boundingBox();
  if (!box) throw new Error(`Not visible: ${locator.toString()}`);
  return box;
}

async function decoded(image: Locator): Promise<void> {
  await image.first().evaluate(async (element) => {
    if (element instanceof HTMLImageElement) await element.decode();
  });
}

type Box = { x: number; y: number; width: number; height: number };

async function pixels(page: Page, clip: Box): Promise<Colour[]> {
  const screenshot = await page.screenshot({ clip });
  const { data } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 3 }, (_, index): Colour => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 3, index * 3 + 3);
    return [red, green, blue];
  });
}

/** Returns the colours that fill at least a thirtieth of the area, most frequent first. */
async function backgroundsOf(page: Page, clip: Box): Promise<Colour[]> {
  const colours = await pixels(page, clip);
  const counts = new Map<string, { colour: Colour; count: number }>();
  for (const colour of colours) {
    const entry = counts.get(colour.join()) ?? { colour, count: 0 };
    entry.count += 1;
    counts.set(colour.join(), entry);
  }
  return [...counts.values()]
    .filter(({ count }) => count > colours.length / 30)
    .sort((a, b) => b.count - a.count)
    .map(({ colour }) => colour);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => ((channel / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(foreground: Colour, background: Colour): number {
  const [light = 0, dark = 0] = [luminance(foreground), luminance(background)].sort(
    (left, right) => right - left,
  );
  return (light + 0.05) / (dark + 0.05);
}
