import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { password } from './try/startWordPress.ts';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

/** Folder with the free plugins, which are not available from npm (docs/wordpress.md). */
const plugins = process.env['WORDPRESS_PLUGINS'];
const reason = plugins === undefined ? 'WORDPRESS_PLUGINS is not set.' : await whyNoWordPress();
if (reason !== undefined) process.stderr.write(`Skipped livePreview.full.test.ts: ${reason}\n`);

const secret = 'a'.repeat(64);
const waitMs = { timeout: 60_000 };

describe.skipIf(reason !== undefined)('live preview in a browser', () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let site: RunningSite;
  let browser: Browser;
  let page: Page;
  let faults: string[] = [];

  beforeAll(async () => {
    wordpress = await startTestWordPress(plugins === undefined ? {} : { plugins });
    const token = await wordpress.php(
      `delete_transient( 'pll_activation_redirect' ); update_option( 'skerry_secret', '${secret}' ); ( new Skerry\\Demonstration\\Import( static fn() => null, 'starter' ) )->run(); $id = wp_insert_user( array( 'user_login' => 'previews', 'user_pass' => 'own-password', 'role' => 'skerry_draft_reader' ) ); echo 'previews:', WP_Application_Passwords::create_new_application_password( $id, array( 'name' => 'site' ) )[0];`,
    );
    site = await runSite({
      CONTENT_GRAPHQL_URL: `${wordpress.url}/graphql`,
      CONTENT_REST_URL: wordpress.url,
      CONTENT_TOKEN: token,
      REVALIDATE_SECRET: secret,
    });
    await wordpress.php(`Skerry\\Settings::setAddress( '${site.url}' );`);
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
    page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    page.setDefaultTimeout(waitMs.timeout);
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      const { url } = message.location();
      // WordPress requests avatars from another host. The frame loads the page again if the site was slow.
      const isOwn = url === '' || url.startsWith(wordpress.coreUrl);
      if (message.type() === 'error' && isOwn) faults.push(`${message.text()} (${url})`);
    });
    await page.goto(`${wordpress.coreUrl}/wp-login.php`);
    await page.fill('#user_login', 'admin');
    await page.fill('#user_pass', password);
    await page.click('#wp-submit');
    await page.waitForURL(/wp-admin/);
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await wordpress?.stop();
  });

  const frame = () => page.frameLocator('#skerry-live iframe');
  async function open(address: string): Promise<void> {
    faults = [];
    await page.goto(`${wordpress.coreUrl}/wp-admin/${address}`);
    await frame().locator('main').waitFor();
  }
  const editPage = (name: string) =>
    wordpress.php(
      `echo 'post.php?action=edit&post=', get_posts( array( 'post_type' => 'page', 'name' => '${name}', 'lang' => 'en' ) )[0]->ID;`,
    );

  /** Sets an input's value as typing does. */
  const type = (selector: string, value: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((input: HTMLInputElement, text) => {
        input.value = text;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, value);
  const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  const findings = '[data-check-text]';

  test('shows what is typed into a field, and focuses the field of a clicked text', async () => {
    await open(await editPage('pricing'));
    const title = '.values > .layout .acf-field[data-name=title] input[type=text]:not([value=""])';
    await type(title, 'Typed beside the page');
    const previewText = frame().getByText('Typed beside the page').first();
    await previewText.waitFor();
    await previewText.dispatchEvent('click');

    await expect.poll(focusedName, waitMs).toBe(await page.locator(title).first().getAttribute('name'));
    // WordPress renders the preview and answers the check at the same time, which can exceed the site's time limit.
    const readChecks = async () => {
      const text = (await page.locator(findings).textContent()) ?? '';
      if (text.includes('Try again')) await page.locator('[data-again]').dispatchEvent('click');
      return text;
    };
    await expect.poll(readChecks, waitMs).toMatch(/issue/);
    expect(faults).toEqual([]);
  }, 180_000);

  test('shows each key press before WordPress has stored it', async () => {
    await open(await editPage('pricing'));
    const heading = frame().locator('[data-section-kind] [data-fields=title]').first();
    const rich = frame().locator('[data-section-kind] p[data-fields=description]').first();
    await heading.waitFor();
    // WordPress does not receive the form while this test types.
    await page.route('**/skerry/v1/unsaved/**', () => {});
    for (const text of [heading, rich]) {
      await text.dispatchEvent('click');
      const field = page.locator('.skerry-highlighted');
      const isRich = (await field.getAttribute('data-type')) === 'wysiwyg';
      if (isRich) await field.frameLocator('iframe').locator('body').press('Control+Home');
      await page.keyboard.press('Home');
      await page.keyboard.type('Typed ');
      await expect.poll(() => text.textContent(), waitMs).toMatch(/^Typed /);
    }
    await page.unroute('**/skerry/v1/unsaved/**');
  }, 180_000);

  test('shows what is typed into the menu', async () => {
    await open('admin.php?page=skerry-options-en');
    await type('.acf-field[data-name=link_text] input[type=text]:not([value=""])', 'Typed entry');
    const entry = frame().getByText('Typed entry').first();
    await entry.waitFor({ state: 'attached' });
    await entry.dispatchEvent('click');

    await expect.poll(focusedName, waitMs).toMatch(/^acf\[/);
    expect(faults).toEqual([]);
  }, 180_000);

  test('shows what is typed into the block editor, and selects the block of a clicked text', async () => {
    const id = await wordpress.php(
      `echo wp_insert_post( array( 'post_title' => 'An article', 'post_content' => '<!-- wp:paragraph --><p>First.</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Second.</p><!-- /wp:paragraph -->' ) );`,
    );
    await open(`post.php?post=${id}&action=edit`);
    await page.evaluate(`wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false)`);
    await page.evaluate(
      `wp.data.dispatch('core/block-editor').updateBlockAttributes(wp.data.select('core/block-editor').getBlocks()[1].clientId, { content: 'Typed into a block.' })`,
    );
    const previewText = frame().getByText('Typed into a block.');
    await previewText.waitFor();
    await previewText.dispatchEvent('click');

    const selected = () =>
      page.evaluate(
        `wp.data.select('core/block-editor').getSelectedBlock()?.attributes.content.toString() ?? ''`,
      );
    await expect.poll(selected, waitMs).toBe('Typed into a block.');
    await page.click('.editor-post-publish-panel__toggle');
    await expect
      .poll(() => page.locator('.skerry-publish [role=status]').allTextContents(), waitMs)
      .toContainEqual(expect.stringMatching(/issue/));
    expect(faults).toEqual([]);
  }, 180_000);
});
