import { chromium, type Browser, type Frame, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { copyProject } from '#tests/guides/support/copyProject.ts';
import { redesign } from '#tests/guides/support/redesign/redesign.ts';
import { runSite } from '#tests/support/runSite.ts';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

/** Folder with the free plugins, which are not available from npm (docs/wordpress.md). */
const plugins = process.env['WORDPRESS_PLUGINS'];
const reason = plugins === undefined ? 'WORDPRESS_PLUGINS is not set.' : await whyNoWordPress();
if (reason !== undefined) process.stderr.write(`Skipped fieldClicks.full.test.ts: ${reason}\n`);

const secret = 'a'.repeat(64);

/** PHP that adds two cards to a page. The starter content has no cards, which companies often redesign. */
const addCards = `add_row( 'section_elements', array( 'acf_fc_layout' => 'box_grid', 'title' => 'Cards', 'grid_boxes' => array(
  array( 'title' => 'First card', 'description' => 'Text of the first card.' ), array( 'title' => 'Second card', 'description' => 'Text of the second card.' ) ) ), get_posts( array( 'post_type' => 'page', 'name' => 'pricing', 'lang' => 'en' ) )[0]->ID );`;

/** Field that has the focus after a click: its path in the section's row, and its content. */
type Focused = { path: string; content: string };

describe.skipIf(reason !== undefined)('clicks on the page beside the fields', () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let siteEnvironment: Record<string, string>;
  let browser: Browser;

  beforeAll(async () => {
    wordpress = await startTestWordPress({ ...(plugins !== undefined && { plugins }) });
    const token = await wordpress.php(
      `update_option( 'skerry_secret', '${secret}' ); ( new Skerry\\Demonstration\\Import( static fn() => null, 'starter' ) )->run(); ${addCards} $id = wp_insert_user( array( 'user_login' => 'previews', 'user_pass' => 'own-password', 'role' => 'skerry_draft_reader' ) ); echo 'previews:', WP_Application_Passwords::create_new_application_password( $id, array( 'name' => 'site' ) )[0];`,
    );
    siteEnvironment = {
      CONTENT_GRAPHQL_URL: `${wordpress.url}/graphql`,
      CONTENT_REST_URL: wordpress.url,
      CONTENT_TOKEN: token,
      REVALIDATE_SECRET: secret,
    };
    browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    await wordpress?.stop();
  });

  /** Clicks every marked text of the pages with sections. Returns the fields by page, and the clicks that failed. */
  async function clickEverything() {
    const ids = (
      await wordpress.php(
        `echo implode( ',', get_posts( array( 'post_type' => 'page', 'lang' => 'en', 'numberposts' => 8, 'fields' => 'ids', 'meta_key' => 'section_elements', 'orderby' => 'ID', 'order' => 'ASC' ) ) );`,
      )
    ).split(',');
    const page = await logInAsEditor(browser, wordpress.coreUrl);
    const mismatches: string[] = [];
    const fields: string[] = [];
    for (const id of ids) {
      await page.goto(`${wordpress.coreUrl}/wp-admin/post.php?post=${id}&action=edit`);
      const frame = await previewOf(page);
      const texts = await markedTexts(frame);
      for (const [index, { text, path, section }] of texts.entries()) {
        const focused = await clickText(page, frame, index);
        fields.push(`page ${id}, section ${section}: ${path}`);
        if (focused?.path !== path || !lettersOf(focused.content).includes(lettersOf(text)))
          mismatches.push(
            `page ${id}: ${path} “${text}” led to ${focused?.path} “${focused?.content.slice(0, 60)}”`,
          );
      }
    }
    await page.close();
    process.stdout.write(`${fields.length} clicks on ${ids.length} pages, ${mismatches.length} wrong\n`);
    return { fields, wrong: mismatches };
  }

  test('focus the field that contains the clicked text, in the platform’s design and in a company’s', async () => {
    const site = await runSite(siteEnvironment);
    await wordpress.php(`Skerry\\Settings::setAddress( '${site.url}' );`);
    const platform = await clickEverything();
    await site.stop();
    expect(platform.wrong).toEqual([]);
    expect(platform.fields.length).toBeGreaterThan(100);
    expect(platform.fields.filter((field) => field.includes('gridBoxes.'))).toHaveLength(4);

    const project = await copyProject();
    try {
      await redesign(project);
      await project.run('build');
      const companySite = await runSite(siteEnvironment, 'start', undefined, project.folder);
      await wordpress.php(`Skerry\\Settings::setAddress( '${companySite.url}' );`);
      const company = await clickEverything();
      await companySite.stop();
      expect(company.wrong).toEqual([]);
      expect(platform.fields.filter((field) => !company.fields.includes(field))).toEqual([]);
    } finally {
      await project.remove();
    }
  }, 1_800_000);
});

const lettersOf = (text: string) => text.replaceAll(/<[^<>]*>|&\w+;/g, '').replaceAll(/[^\p{L}\p{N}]+/gu, '');

async function logInAsEditor(browser: Browser, coreUrl: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(120_000);
  await page.goto(`${coreUrl}/wp-login.php`);
  await page.fill('#user_login', 'admin');
  await page.fill('#user_pass', 'admin');
  await page.click('#wp-submit');
  await page.waitForURL(/wp-admin/);
  return page;
}

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
function markedTexts(frame: Frame): Promise<{ text: string; path: string; section: number }[]> {
  return frame.evaluate(() => {
    const sections = [...document.querySelectorAll('[data-section-kind]')];
    return [...document.querySelectorAll('[data-section-kind] [data-fields]')].map((element) => ({
      section: sections.findIndex((section) => section.contains(element)),
      text: [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' '),
      path:
        (element.getAttribute('data-fields') ?? '').split(' ')[0]?.replace(/\blink\.title$/, 'link') ?? '',
    }));
  });
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
