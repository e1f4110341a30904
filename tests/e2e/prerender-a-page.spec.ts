import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { openTab, type Tab } from '../support/tabDevtools.ts';

// Playwright disables prerendering, so this test drives a separate Chromium.

const Place = v.object({ x: v.number(), y: v.number() });
const link = 'header nav a[href="/pricing"]';

const startedScripts = "customElements.get('site-island') !== undefined";

const pathShown = (tab: Tab) => tab.evaluate('location.pathname');

async function pointAtLink(tab: Tab, act: 'rest' | 'press'): Promise<void> {
  const linkBox = v.parse(
    Place,
    await tab.evaluate(`(() => {
      const visibleLink = [...document.querySelectorAll('${link}')].find((each) => each.checkVisibility());
      const { x, y, width, height } = visibleLink.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`),
  );
  const mouse = (event: string, button = {}) =>
    tab.send('Input.dispatchMouseEvent', { type: event, ...linkBox, ...button });
  if (act === 'rest') return void (await mouse('mouseMoved'));
  const leftButton = { button: 'left', clickCount: 1 };
  // Not awaited: the click replaces the page that would confirm the commands.
  void mouse('mousePressed', leftButton);
  void mouse('mouseReleased', leftButton);
}

async function waitUntilPrerendered(tab: Tab): Promise<void> {
  await expect(async () => {
    await pointAtLink(tab, 'rest');
    expect(await tab.evaluateAhead(startedScripts)).toBe(true);
  }).toPass();
}

/** Records the outcome of the view transition when the prerendered page is activated. */
const watchFade = `addEventListener('pagereveal', ({ viewTransition }) => {
  window.fade = 'none';
  viewTransition?.ready.then(() => (window.fade = 'seen'), () => (window.fade = 'skipped'));
})`;

async function withTab(use: (tab: Tab) => Promise<void>): Promise<void> {
  const tab = await openTab();
  try {
    await tab.send('Page.setPrerenderingAllowed', { isAllowed: true });
    await use(tab);
  } finally {
    await tab.close();
  }
}

test('a prerendered page is shown immediately, and does not ask for consent until then', ({ baseURL }) =>
  withTab(async (tab) => {
    const prerender = async () => {
      await tab.send('Page.navigate', { url: `${baseURL}/` });
      await expect.poll(() => tab.evaluate(startedScripts)).toBe(true);
      await waitUntilPrerendered(tab);
      await tab.evaluateAhead(watchFade);
    };
    const question = "document.querySelector('[data-cookie-banner]').hidden";
    await prerender();
    expect(await tab.evaluateAhead('document.prerendering && location.pathname')).toBe('/pricing');
    expect(await tab.evaluateAhead(question)).toBe(true);
    await pointAtLink(tab, 'press');
    await expect.poll(() => pathShown(tab)).toBe('/pricing');
    // There was no view transition.
    await expect.poll(() => tab.evaluate('window.fade')).toBe('none');
    await expect.poll(() => tab.evaluate(question)).toBe(false);

    await test.step('the page skips the view transition if something other than its link navigates to it', async () => {
      await prerender();
      await tab.evaluate("void setTimeout(() => location.assign('/pricing'))");
      await expect.poll(() => pathShown(tab)).toBe('/pricing');
      await expect.poll(() => tab.evaluate('window.fade')).toBe('skipped');
    });
  }));
