import type { Page } from '@playwright/test';
import { localeCodes } from '#locales/locales.ts';
import { expect, test } from '#tests/support/page.ts';
import { pagesToOpen } from '#tests/support/pageSample.ts';

test.describe.configure({ mode: 'parallel' });

for (const locale of localeCodes) {
  test(`bands in ${locale} stand apart, but not too far, and no heading ends in a scrap`, async ({
    page,
    request,
  }) => {
    test.setTimeout(900_000);
    const faults: string[] = [];
    await drawPlainly(page);
    for (const url of await pagesToOpen(request, locale, { isShared: true })) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(url);
      faults.push(...(await page.evaluate(touchingBands)).map((fault) => `${url}: ${fault}`));
      faults.push(...(await page.evaluate(doubledWater)).map((fault) => `${url}: ${fault}`));
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        faults.push(...(await page.evaluate(scraps)).map((fault) => `${url} at ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

for (const width of [768, 1440]) {
  test(`an instrument stands beside the lead of its page, and not over it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/support');
    const hero = page.locator('main section').first();
    const lead = await boxOf(hero.getByText('Paste the log line.'));
    const instrument = await boxOf(hero.getByText('First answer, minutes'));
    expect(instrument.x).toBeGreaterThan(lead.x + lead.width);
    expect(instrument.y).toBeLessThan(lead.y + 120);
  });

  test(`the footer’s controls have one middle at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const controls = [
      footer.getByText('English', { exact: true }).first(),
      footer.getByRole('link', { name: /LinkedIn/ }),
      footer.getByRole('link', { name: /YouTube/ }),
      footer.getByRole('button', { name: 'Cookie settings' }),
    ];
    const middles = await Promise.all(
      controls.map(async (control) => {
        const { y, height } = await boxOf(control);
        return y + height / 2;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  });
}

test('words in a curve meet neither its lines nor the curve', async ({ page }) => {
  for (const address of [
    '/products/limits',
    '/solutions/aquaculture',
    '/solutions/cold-chain',
    '/solutions/ports',
  ]) {
    await page.goto(address);
    expect(await page.evaluate(struckWords), address).toEqual([]);
  }
});

async function boxOf(locator: ReturnType<Page['locator']>) {
  const box = await locator.first().boundingBox();
  if (!box) throw new Error(`Not to be seen: ${locator.toString()}`);
  return box;
}

/** Pages as the server sends them, for places and colours alone. */
async function drawPlainly(page: Page): Promise<void> {
  await page.route('**/assets/**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.route('**/_ipx/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

/** Two tinted grounds, or two dark ones, without white between them. Runs in the page. */
function touchingBands(): string[] {
  const tones = new Map([
    ['sunken', 'tinted'],
    ['tint', 'tinted'],
    ['foam', 'tinted'],
    ['sand', 'tinted'],
    ['night', 'dark'],
  ]);
  const bands = [...document.querySelectorAll<HTMLElement>('main [data-tone]')];
  return bands.flatMap((band, index) => {
    const before = bands[index - 1];
    if (!before || before.contains(band)) return [];
    const gap = band.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
    const [kind, kindBefore] = [band, before].map(({ dataset }) => tones.get(dataset['tone'] ?? ''));
    if (kind === undefined || kind !== kindBefore || gap > 1) return [];
    return [`“${before.innerText.slice(0, 30)}” touches “${band.innerText.slice(0, 30)}”`];
  });
}

/** White bands with no line between them whose water adds up to more than one of them has. Runs in the page. */
function doubledWater(): string[] {
  // The most that a band ends with is 144 px (`section` in theme/tokens.ts); two of the tightest have 178.
  const most = 150;
  const bands = [...document.querySelectorAll<HTMLElement>('main [data-tone=white]')];
  return bands.flatMap((band, index) => {
    const before = bands[index - 1];
    if (!before || before.contains(band)) return [];
    const gap = band.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
    const { paddingBottom, borderBottomWidth } = getComputedStyle(before);
    const water = parseFloat(paddingBottom) + parseFloat(getComputedStyle(band).paddingTop);
    if (Math.abs(gap) > 1 || parseFloat(borderBottomWidth) > 0 || water <= most) return [];
    return [`${water} px between “${before.innerText.slice(0, 30)}” and “${band.innerText.slice(0, 30)}”`];
  });
}

/** Headings of several lines whose last is less than a quarter of the widest. Runs in the page. */
function scraps(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')].flatMap((heading) => {
    // A statement goes on behind its heading, and a heading of small type is a label.
    const { display, fontSize } = getComputedStyle(heading);
    if (display === 'inline' || parseFloat(fontSize) < 20) return [];
    const range = document.createRange();
    range.selectNodeContents(heading);
    const lines = new Map<number, number>();
    for (const { bottom, width } of range.getClientRects()) {
      const line = Math.round(bottom);
      lines.set(line, (lines.get(line) ?? 0) + width);
    }
    const widths = [...lines.values()];
    const isScrap = widths.length > 1 && (widths.at(-1) ?? 0) < Math.max(...widths) / 4;
    return isScrap ? [`“${heading.innerText}”`] : [];
  });
}

/** Words of a drawn curve through which a line goes. Runs in the page. */
function struckWords(): string[] {
  return [...document.querySelectorAll<SVGTextElement>('main svg text')].flatMap((words) => {
    const box = words.getBoundingClientRect();
    const lines = [...(words.closest('div')?.querySelectorAll<SVGPathElement>('path') ?? [])];
    const isStruck = lines
      .filter((line) => getComputedStyle(line).stroke !== 'none')
      .some((line) => {
        const matrix = line.getScreenCTM();
        if (!matrix) return false;
        const length = line.getTotalLength();
        return Array.from({ length: 401 }, (_, step) =>
          line.getPointAtLength((length * step) / 400).matrixTransform(matrix),
        ).some(({ x, y }) => x > box.left && x < box.right && y > box.top + 2 && y < box.bottom - 3);
      });
    return isStruck ? [words.textContent] : [];
  });
}
