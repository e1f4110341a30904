import type { Page } from '@playwright/test';
import { arrive, expect, test } from '#tests/support/page.ts';

/** Matches the compiled fragment of a section kind in a chunk. Other mentions of a kind are a `FragmentSpread`. */
const sectionFragment = /kind:\s*["'`]Fragment["'`],\s*metadata:[^,]*,\s*name:\s*["'`](\w+)_section["'`]/g;

/** Records the section kinds whose code the browser fetches from now on. */
function watchSectionCode(page: Page): { kinds(): Promise<string[]> } {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  return {
    async kinds() {
      const responses = await Promise.all([...scripts].map((script) => page.request.get(script)));
      const code = (await Promise.all(responses.map((response) => response.text()))).join('\n');
      return [...code.matchAll(sectionFragment)].map(([, kind = '']) => kind);
    },
  };
}

/** Scrolls to the end of the page like a reader, waiting for each image on the way. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].every((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        const isSeen = image.checkVisibility() && bottom > 0 && top < window.innerHeight;
        return !isSeen || image.complete;
      }),
    );
  }
  await page.waitForLoadState('networkidle');
}

type Shift = { value: number; moved: string[] };

async function watchLayoutShifts(page: Page): Promise<{ shifts(): Promise<Shift[]> }> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
        const movedElements = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 90) : '',
        );
        shifts.push({ value: Number(Reflect.get(entry, 'value')), moved: movedElements });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { shifts: () => page.evaluate((): Shift[] => Reflect.get(window, 'layoutShifts')) };
}

/** Smallest layout shift that counts. A line of text shifts by 0.0003 if the font arrives late on a busy machine. */
const smallestShift = 0.001;

for (const { path, width } of [
  { path: '/all-sections', width: 1440 },
  { path: '/de/alle-abschnitte', width: 390 },
]) {
  test(`${path} has no layout shift, logs nothing and loads no section code at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const codeWatcher = watchSectionCode(page);
    const { shifts } = await watchLayoutShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await arrive(page, path);
    await scrollThrough(page);
    expect((await shifts()).filter(({ value }) => value >= smallestShift)).toEqual([]);
    expect(messages).toEqual([]);
    expect(await codeWatcher.kinds(), 'the server has rendered them').toEqual([]);
  });
}
