import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { arrive, expect, laidOut, test } from '../support/page.ts';

const StyleUpdate = v.object({
  name: v.literal('UpdateLayoutTree'),
  args: v.object({ elementCount: v.number() }),
});

/** Returns the number of elements that Chromium restyles during an action. */
async function elementsStyled(browser: Browser, act: () => Promise<void>): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  let count = 0;
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) if (v.is(StyleUpdate, event)) count += event.args.elementCount;
  });
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await act();
  const complete = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()));
  await devtools.send('Tracing.end');
  await complete;
  await devtools.detach();
  return count;
}

const clicks = {
  '/': {
    'a menu': ['header summary:visible', 'header details[open]'],
    'the languages': ['footer details summary', 'footer details[open]'],
    'a code sample': ['fieldset:has(pre) label >> nth=1', 'fieldset:has(pre) :checked + label + div pre'],
  },
  '/pricing': {
    'a question': ['main details[name] >> nth=1 >> summary', 'main details[name][open]'],
    'a currency': ['main label:has([value=eur])', 'main [data-currency=eur]:visible'],
  },
} as const;

// docs/performance.md, “First paint”
test('a click on a menu, a question or an option restyles only part of the page', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, controls] of Object.entries(clicks)) {
    for (const [name, [pressedSelector, shownSelector]] of Object.entries(controls)) {
      await arrive(page, path);
      await laidOut(page);
      const elementCount = await page.locator('*').count();
      const control = page.locator(pressedSelector).first();
      await control.scrollIntoViewIfNeeded();
      const styled = await elementsStyled(browser, async () => {
        await control.click();
        await expect(page.locator(shownSelector).first()).toBeVisible();
      });
      expect(styled, name).toBeGreaterThan(0);
      // A rule with a wider effect would restyle the whole page more than once. The limit leaves room for unrelated
      // frames on a busy machine.
      expect(styled, name).toBeLessThan(elementCount / 2);
    }
  }
});
