import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { password } from './try/startWordPress.ts';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const reason = await whyNoWordPress();
if (reason !== undefined) process.stderr.write(`The block editor is not tried: ${reason}\n`);

/** Selectors that each name another element of WordPress's or of the page beside the fields. */
const confirm = '.editor-post-publish-panel .editor-post-publish-button';
const toggle = '.editor-post-publish-panel__toggle';

describe.skipIf(reason !== undefined)('block editor with the page beside it', () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    wordpress = await startTestWordPress();
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${wordpress.coreUrl}/wp-login.php`);
    await page.fill('#user_login', 'admin');
    await page.fill('#user_pass', password);
    await page.click('#wp-submit');
    await page.waitForURL(/wp-admin/);
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await wordpress?.stop();
  });

  async function openDraft(isFullScreen: boolean): Promise<string> {
    const id = await wordpress.php(
      `echo wp_insert_post( array( 'post_title' => 'An article', 'post_content' => '<!-- wp:paragraph --><p>Words of it.</p><!-- /wp:paragraph -->' ) );`,
    );
    await page.goto(`${wordpress.coreUrl}/wp-admin/post.php?post=${id}&action=edit`);
    await page.waitForSelector(toggle);
    await page.evaluate((isOn) => {
      const { wp } = window as unknown as { wp: { data: WordPressData } };
      const preferences = wp.data.dispatch('core/preferences');
      preferences.set('core/edit-post', 'welcomeGuide', false);
      preferences.set('core/edit-post', 'fullscreenMode', isOn);
    }, isFullScreen);
    await expect.poll(() => page.locator('#site-live').isVisible()).toBe(true);
    return id;
  }

  /** Whether a click in the middle of the element reaches it. */
  const takesClick = (selector: string) =>
    page.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect(-1, -1);
      return Boolean(element?.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
    }, selector);
  const statusOf = (id: string) => wordpress.php(`echo get_post_status( ${id} );`);

  test.each([
    ['full screen', true],
    ['beside the menu', false],
  ])(
    'publishes an article by mouse and hides the page while publishing (%s)',
    async (_, isFullScreen) => {
      const id = await openDraft(isFullScreen);
      await page.click(toggle);
      await page.waitForSelector(confirm);

      await expect.poll(() => takesClick(confirm)).toBe(true);
      for (const button of ['[data-close]', '[data-whole]', '[data-width="390"]'])
        expect(await takesClick(`#site-live ${button}`), button).toBe(true);
      expect(await page.locator('#site-live [data-publish]').isVisible()).toBe(false);
      await page.mouse.click(...(await middleOf(page, confirm)));
      await expect.poll(() => statusOf(id)).toBe('publish');
    },
    120_000,
  );

  test('publishes an article by keyboard', async () => {
    const id = await openDraft(true);
    await page.focus(toggle);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), confirm))
      .toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => statusOf(id)).toBe('publish');
  }, 120_000);

  test('leaves a margin beside the text', async () => {
    await openDraft(true);
    const canvas = page.frameLocator('iframe[name=editor-canvas]');
    const words = canvas
      .getByText('Words of it.')
      .or(page.locator('.editor-styles-wrapper').getByText('Words of it.'));
    const start = await words.evaluate(
      (element) =>
        element.getBoundingClientRect().left -
        (element.closest('.editor-styles-wrapper')?.getBoundingClientRect().left ?? 0),
    );
    expect(start).toBeGreaterThanOrEqual(16);
  }, 120_000);
});

type WordPressData = {
  dispatch(store: string): { set(scope: string, name: string, value: boolean): void };
};

async function middleOf(page: Page, selector: string): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox()) ?? new DOMRect();
  return [x + width / 2, y + height / 2];
}
