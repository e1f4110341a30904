import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { openTab, type Tab } from '../support/tabDevtools.ts';

// Playwright keeps pages from being drawn ahead, so this journey speaks to a Chromium of its own.

const Place = v.object({ x: v.number(), y: v.number() });
const link = 'header nav a[href="/pricing"]';

const pathShown = (tab: Tab) => tab.evaluate('location.pathname');

async function pointAtLink(tab: Tab, act: 'rest' | 'press'): Promise<void> {
  const place = v.parse(
    Place,
    await tab.evaluate(`(() => {
      const { x, y, width, height } = document.querySelector('${link}').getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`),
  );
  const mouse = (event: string, button = {}) =>
    tab.send('Input.dispatchMouseEvent', { type: event, ...place, ...button });
  if (act === 'rest') return void (await mouse('mouseMoved'));
  const left = { button: 'left', clickCount: 1 };
  // They are answered by a page that is gone then.
  void mouse('mousePressed', left);
  void mouse('mouseReleased', left);
}

test('a page that was drawn ahead is there at once, and asked and told nothing before', async ({
  baseURL,
}) => {
  const tab = await openTab();
  try {
    await tab.send('Page.setPrerenderingAllowed', { isAllowed: true });
    await tab.send('Page.navigate', { url: `${baseURL}/` });
    await expect.poll(() => tab.evaluate("customElements.get('site-island') !== undefined")).toBe(true);
    await expect(async () => {
      await pointAtLink(tab, 'rest');
      expect(await tab.evaluateAhead("customElements.get('site-island') !== undefined")).toBe(true);
    }).toPass();
    expect(await tab.evaluateAhead('document.prerendering && location.pathname')).toBe('/pricing');
    const question = "document.querySelector('[data-consent-question]').hidden";
    expect(await tab.evaluateAhead(question)).toBe(true);
    await tab.evaluateAhead(`addEventListener('pagereveal', ({ viewTransition }) => {
      window.fade = 'none';
      viewTransition?.ready.then(() => (window.fade = 'seen'), () => (window.fade = 'skipped'));
    })`);
    await pointAtLink(tab, 'press');
    await expect.poll(() => pathShown(tab)).toBe('/pricing');
    await expect.poll(() => tab.evaluate('window.fade')).toBe('skipped');
    await expect.poll(() => tab.evaluate(question)).toBe(false);
  } finally {
    await tab.close();
  }
});
