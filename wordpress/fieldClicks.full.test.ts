import { chromium, type Browser, type Frame, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

/** Folder with the free plugins, which are not available from npm (docs/wordpress.md). */
const plugins = process.env['WORDPRESS_PLUGINS'];
const reason = plugins === undefined ? 'WORDPRESS_PLUGINS is not set.' : await whyNoWordPress();
if (reason !== undefined) process.stderr.write(`Skipped fieldClicks.full.test.ts: ${reason}\n`);

const secret = 'a'.repeat(64);

/** Field that has the focus after a click: its path in the section's row, and its content. */
type Focused = { path: string; content: string };

describe.skipIf(reason !== undefined)('clicks on the page beside the fields', () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let site: RunningSite;
  let browser: Browser;

  beforeAll(async () => {
    wordpress = await startTestWordPress({ ...(plugins !== undefined && { plugins }) });
    const token = await wordpress.php(
      `update_option( 'skerry_secret', '${secret}' ); ( new Skerry\\Demonstration\\Import( static fn() => null, 'starter' ) )->run(); $id = wp_insert_user( array( 'user_login' => 'previews', 'user_pass' => 'own-password', 'role' => 'skerry_draft_reader' ) ); echo 'previews:', WP_Application_Passwords::create_new_application_password( $id, array( 'name' => 'site' ) )[0];`,
    );
    site = await runSite({
      CONTENT_GRAPHQL_URL: `${wordpress.url}/graphql`,
      CONTENT_REST_URL: wordpress.url,
      CONTENT_TOKEN: token,
      REVALIDATE_SECRET: secret,
    });
    await wordpress.php(`Skerry\\Settings::setAddress( '${site.url}' );`);
    browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await wordpress?.stop();
  });

  test('focus the field that contains the clicked text, on every page with sections', async () => {
    const ids = (
      await wordpress.php(
        `echo implode( ',', get_posts( array( 'post_type' => 'page', 'lang' => 'en', 'numberposts' => 8, 'fields' => 'ids', 'meta_key' => 'section_elements', 'orderby' => 'ID', 'order' => 'ASC' ) ) );`,
      )
    ).split(',');
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(120_000);
    await page.goto(`${wordpress.coreUrl}/wp-login.php`);
    await page.fill('#user_login', 'admin');
    await page.fill('#user_pass', 'admin');
    await page.click('#wp-submit');
    await page.waitForURL(/wp-admin/);
    const wrong: string[] = [];
    let clicks = 0;
    for (const id of ids) {
      await page.goto(`${wordpress.coreUrl}/wp-admin/post.php?post=${id}&action=edit`);
      const frame = await previewOf(page);
      const texts = await markedTexts(frame);
      for (const [index, { text, path }] of texts.entries()) {
        const focused = await clickText(page, frame, index);
        clicks += 1;
        if (focused?.path !== path || !lettersOf(focused.content).includes(lettersOf(text)))
          wrong.push(
            `page ${id}: ${path} “${text}” led to ${focused?.path} “${focused?.content.slice(0, 60)}”`,
          );
      }
    }
    process.stdout.write(`${clicks} clicks on ${ids.length} pages, ${wrong.length} wrong\n`);
    expect(wrong).toEqual([]);
    expect(clicks).toBeGreaterThan(100);
  }, 600_000);
});

const lettersOf = (text: string) => text.replaceAll(/<[^<>]*>|&\w+;/g, '').replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Opens the page beside the fields and returns its frame. */
async function previewOf(page: Page): Promise<Frame> {
  if (!(await page.locator('#skerry-live').isVisible())) await page.click('#skerry-live-open');
  const element = await page.waitForSelector('#skerry-live iframe');
  const frame = await element.contentFrame();
  if (frame === null) throw new Error('The preview has no frame.');
  await frame.waitForSelector('[data-section-kind] [data-fields]', { state: 'attached' });
  return frame;
}

/** Returns the texts of the sections with the paths of their fields. A link's title is part of the link. */
function markedTexts(frame: Frame): Promise<{ text: string; path: string }[]> {
  return frame.evaluate(() =>
    [...document.querySelectorAll('[data-section-kind] [data-fields]')].map((element) => ({
      text: [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' '),
      path:
        (element.getAttribute('data-fields') ?? '').split(' ')[0]?.replace(/\blink\.title$/, 'link') ?? '',
    })),
  );
}

/** Clicks a marked text and returns the field that is then highlighted in the form. */
async function clickText(page: Page, frame: Frame, index: number): Promise<Focused | undefined> {
  await page.evaluate(() =>
    document.querySelector('.skerry-highlighted')?.classList.remove('skerry-highlighted'),
  );
  await frame.evaluate((at) => {
    const element = document.querySelectorAll('[data-section-kind] [data-fields]')[at];
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }, index);
  const field = await page
    .waitForSelector('.skerry-highlighted', { state: 'attached', timeout: 5_000 })
    .catch(() => undefined);
  return field?.evaluate((element) => {
    const steps: string[] = [];
    for (
      let ancestor: Element | null = element;
      ancestor && !ancestor.matches('.layout');
      ancestor = ancestor.parentElement
    ) {
      if (ancestor.matches('.acf-row'))
        steps.unshift(String([...(ancestor.parentElement?.children ?? [])].indexOf(ancestor)));
      const name = ancestor.matches('.acf-field:not(.acf-field-accordion)')
        ? ancestor.getAttribute('data-name')
        : null;
      if (name) steps.unshift(name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
    }
    const controls = [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return { path: steps.join('.'), content: controls.map(({ value }) => value).join(' ') };
  });
}
