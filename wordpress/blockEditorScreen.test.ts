import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { password } from './try/startWordPress.ts';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();
if (skipReason !== undefined) process.stderr.write(`Skipped blockEditorScreen.test.ts: ${skipReason}\n`);

/** Selectors of the pre-publish panel's "Publish" button, and of the button that opens the panel. */
const confirm = '.editor-post-publish-panel .editor-post-publish-button';
const toggle = '.editor-post-publish-panel__toggle';

describe.skipIf(skipReason !== undefined)('block editor with the live preview', () => {
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
    await setPreference('welcomeGuide', false);
    await setPreference('fullscreenMode', isFullScreen);
    await expect.poll(() => page.locator('#skerry-live').isVisible()).toBe(true);
    return id;
  }

  const setPreference = (name: string, isOn: boolean) =>
    page.evaluate(`wp.data.dispatch('core/preferences').set('core/edit-post', '${name}', ${isOn})`);

  /** Returns whether a click in the middle of an element reaches it. */
  const takesClick = (selector: string) =>
    page.evaluate((selector) => {
      const element = document.querySelector(selector);
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect(-1, -1);
      return Boolean(element?.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
    }, selector);
  const statusOf = (id: string) => wordpress.php(`echo get_post_status( ${id} );`);

  test.each([
    ['full screen', true],
    ['beside the menu', false],
  ])(
    'publishes an article by mouse beside the preview (%s)',
    async (_, isFullScreen) => {
      const id = await openDraft(isFullScreen);
      await page.click(toggle);
      await page.waitForSelector(confirm);

      await expect.poll(() => takesClick(confirm)).toBe(true);
      for (const button of ['[data-close]', '[data-whole]', '[data-width="390"]'])
        expect(await takesClick(`#skerry-live ${button}`), button).toBe(true);
      expect(await page.locator('#skerry-live [data-publish]').isVisible()).toBe(false);
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
      .poll(() => page.evaluate((selector) => document.activeElement?.matches(selector), confirm))
      .toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => statusOf(id)).toBe('publish');
  }, 120_000);

  test('publishes a new article', async () => {
    await page.goto(`${wordpress.coreUrl}/wp-admin/post-new.php`);
    await page.waitForSelector(toggle);
    await setPreference('welcomeGuide', false);
    await page.evaluate(`wp.data.dispatch('core/editor').editPost({ title: 'A new article' })`);
    const id = await page.evaluate(`String(wp.data.select('core/editor').getCurrentPostId())`);
    await page.click(toggle);
    await page.click(confirm);
    await expect.poll(() => statusOf(String(id))).toBe('publish');
  }, 120_000);

  test('starts a new article in the block editor, and switches to the form in one click', async () => {
    await page.goto(`${wordpress.coreUrl}/wp-admin/post-new.php`);
    await page.waitForSelector(toggle);
    await setPreference('welcomeGuide', false);
    await page.getByRole('link', { name: 'Use sections' }).click();
    await page.fill('form#post #title', 'In the form');
    await page.click('#save-post');
    await page.waitForURL(/post\.php/);
    const address = page.url();
    await page.goto(address);
    await page.getByRole('link', { name: 'Use the block editor' }).click();
    await page.waitForSelector(toggle);
    await page.goto(address);
    await page.waitForSelector(toggle);
  }, 120_000);

  test('opens entries with sections in the form, regardless of the chosen editor', async () => {
    const opensIn = (post: string, meta: string) =>
      wordpress.php(
        `$id = wp_insert_post( array( ${post}, 'meta_input' => array( ${meta} ) ) ); echo use_block_editor_for_post( $id ) ? 'blocks' : 'form';`,
      );
    const blocks =
      "'post_title' => 'A', 'post_content' => '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->'";
    const classic = "'post_title' => 'A', 'post_content' => '<p>A</p>'";

    expect([
      await opensIn(
        "'post_title' => 'A'",
        "'section_elements' => array( 'about' ), '_skerry_editor' => 'blocks'",
      ),
      await opensIn(blocks, "'section_elements' => array( 'about' )"),
      await opensIn(classic, ''),
      await opensIn("'post_title' => 'A', 'post_type' => 'page'", ''),
    ]).toEqual(['form', 'form', 'form', 'form']);
    expect([
      await opensIn(blocks, ''),
      await opensIn("'post_title' => 'A'", ''),
      await opensIn(classic, "'_skerry_editor' => 'blocks'"),
      await opensIn("'post_title' => 'A', 'post_type' => 'page'", "'_skerry_editor' => 'blocks'"),
    ]).toEqual(['blocks', 'blocks', 'blocks', 'blocks']);
  }, 60_000);

  test('saves a pending change without publishing it, opens it, and publishes it with "Update"', async () => {
    const id = await openDraft(true);
    await wordpress.php(`wp_update_post( array( 'ID' => ${id}, 'post_status' => 'publish' ) );`);
    await page.reload();
    await page.waitForSelector('.editor-post-publish-button');
    const openPanel = () =>
      page.evaluate(
        `wp.data.dispatch('core/block-editor').clearSelectedBlock(); wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/document')`,
      );
    const live = () =>
      wordpress.php(`$post = get_post( ${id} ); echo $post->post_title, ' ', $post->post_name;`);
    const contentBefore = await live();
    await page.evaluate(`wp.data.dispatch('core/editor').editPost({ title: 'Changed', slug: 'changed' })`);
    await openPanel();
    await page.getByRole('button', { name: 'Save as pending change' }).click();
    await page.waitForURL(/skerry_change=/);
    expect(await live()).toBe(contentBefore);

    const edited = () =>
      page
        .evaluate(`wp?.data?.select('core/editor')?.getEditedPostAttribute('title')`)
        .catch(() => undefined);
    await expect.poll(edited, { timeout: 60_000 }).toBe('Changed');
    await page.evaluate(`wp.data.dispatch('core/editor').savePost()`);
    await expect.poll(live, { timeout: 30_000 }).toBe('Changed changed');
    await expect
      .poll(() => wordpress.php(`echo count( Skerry\\Editing\\PendingChanges::all( ${id} ) );`))
      .toBe('0');
  }, 180_000);

  test('schedules unpublishing when the article is saved, and rejects an "Unpublish on" time in the past', async () => {
    const id = await openDraft(true);
    await wordpress.php(`wp_update_post( array( 'ID' => ${id}, 'post_status' => 'publish' ) );`);
    await page.reload();
    await page.waitForSelector('.editor-post-publish-button');
    await page.evaluate(
      `wp.data.dispatch('core/block-editor').clearSelectedBlock(); wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/document')`,
    );
    const time = () =>
      wordpress.php(`echo wp_date( 'Y-m-d H:i', Skerry\\Editing\\Unpublishing::timeOf( ${id} ) ?? 0 );`);
    const save = async (input: string) => {
      await page.getByLabel('Unpublish on').fill(input);
      await page.locator('.editor-post-publish-button').click();
    };

    await save('2100-05-06T07:08');
    await expect.poll(time, { timeout: 30_000 }).toBe('2100-05-06 07:08');
    await save('2020-01-01T10:00');
    await page.getByText('the date and time are in the past').first().waitFor();
    expect(await time()).toBe('2100-05-06 07:08');
    await save('');
    await expect.poll(time, { timeout: 30_000 }).toBe('1970-01-01 00:00');
  }, 180_000);

  test('offers no block styles, because the website does not show them', async () => {
    await openDraft(true);
    const styles = () =>
      page.evaluate(
        `wp.blocks.getBlockTypes().flatMap(({ name }) => wp.data.select('core/blocks').getBlockStyles(name) ?? []).length`,
      );
    await expect.poll(() => page.evaluate(`wp.blocks.getBlockTypes().length > 50`)).toBe(true);
    expect(await styles()).toBe(0);
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

async function middleOf(page: Page, selector: string): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox()) ?? new DOMRect();
  return [x + width / 2, y + height / 2];
}
