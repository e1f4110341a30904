import type { Page } from '@playwright/test';
import { arrive, expect, laidOut, test } from '#tests/support/page.ts';

test.describe.configure({ mode: 'parallel' });

test("an instrument is next to the lead text of its page, and the footer's controls are vertically centred", async ({
  page,
}) => {
  await arrive(page, '/support');
  await laidOut(page);
  const hero = page.locator('main section').first();
  const footer = page.getByRole('contentinfo');
  const controls = [
    footer.getByText('English', { exact: true }).first(),
    footer.getByRole('link', { name: /LinkedIn/ }),
    footer.getByRole('link', { name: /YouTube/ }),
    footer.getByRole('button', { name: 'Cookie settings' }),
  ];
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lead = await boxOf(hero.getByText('Paste the log line.'));
    const instrument = await boxOf(hero.getByText('First answer, minutes'));
    expect(instrument.x).toBeGreaterThan(lead.x + lead.width);
    expect(instrument.y).toBeLessThan(lead.y + 120);

    const centres: number[] = [];
    for (const control of controls) {
      const { y, height } = await boxOf(control);
      centres.push(y + height / 2);
    }
    expect(Math.max(...centres) - Math.min(...centres)).toBeLessThanOrEqual(1);
  }
});

test('chart labels overlap neither the lines nor the curve', async ({ page }) => {
  for (const address of [
    '/products/limits',
    '/solutions/aquaculture',
    '/solutions/cold-chain',
    '/solutions/ports',
  ]) {
    await page.goto(address);
    expect(await page.evaluate(textsCrossedByLines), address).toEqual([]);
  }
});

async function boxOf(locator: ReturnType<Page['locator']>) {
  const box = await locator.first().boundingBox();
  if (!box) throw new Error(`Not visible: ${locator.toString()}`);
  return box;
}

/** Returns the labels of a chart that a line crosses. Runs in the page. */
function textsCrossedByLines(): string[] {
  return [...document.querySelectorAll<SVGTextElement>('main svg text')].flatMap((textElement) => {
    const box = textElement.getBoundingClientRect();
    const lines = [...(textElement.closest('div')?.querySelectorAll<SVGPathElement>('path') ?? [])];
    const isCrossed = lines
      .filter((line) => getComputedStyle(line).stroke !== 'none')
      .some((line) => {
        const matrix = line.getScreenCTM();
        if (!matrix) return false;
        const length = line.getTotalLength();
        return Array.from({ length: 401 }, (_, step) =>
          line.getPointAtLength((length * step) / 400).matrixTransform(matrix),
        ).some(({ x, y }) => x > box.left && x < box.right && y > box.top + 2 && y < box.bottom - 3);
      });
    return isCrossed ? [textElement.textContent] : [];
  });
}
