import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBareSite } from '#tests/support/bareSite.ts';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { postJson } from '#tests/support/newsletterSite.ts';
import { accessibilityFaults } from '#tests/support/page.ts';
import { password } from './try/startWordPress.ts';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();
/** Folder with Polylang and Secure Custom Fields. If it is set, their screens are tested too (docs/wordpress.md). */
const plugins = process.env['WORDPRESS_PLUGINS'];

/** Screens that the crawl must reach. Otherwise it could pass by visiting fewer screens. */
const expected = [
  'admin.php?page=skerry-enquiries',
  'admin.php?page=skerry-enquiries&enquiry=1',
  'index.php?page=skerry-statistics',
  'index.php?page=skerry-statistics&tab=weeks',
  'index.php?page=skerry-statistics&tab=vitals',
  'options-general.php?page=skerry-settings',
  'tools.php?page=skerry-changes',
  'tools.php?page=skerry-newsletter',
  'tools.php?page=skerry-newsletter&issue=1',
  'tools.php?page=skerry-newsletter&issue=1&view=preview',
  'tools.php?page=skerry-newsletter&issue=1&view=send',
  'tools.php?page=skerry-newsletter&view=new',
  'tools.php?page=skerry-redirects',
  'tools.php?page=skerry-redirects&row=1',
  'tools.php?page=skerry-redirects&view=404s',
  'tools.php?page=skerry-redirects&view=csv',
  ...(plugins === undefined ? [] : ['', '&view=import', '&view=texts']).map(
    (view) => `tools.php?page=skerry-translations${view}`,
  ),
];

describe.skipIf(skipReason !== undefined)('plugin screens', { timeout: 300_000 }, () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let site: Awaited<ReturnType<typeof startBareSite>>;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    wordpress = await startTestWordPress({ ...(plugins !== undefined && { plugins }) });
    if (plugins !== undefined)
      await wordpress.php(`( new Skerry\\Demonstration\\Import( static fn() => null, 'starter' ) )->run();`);
    const secrets = await wordpress.php(
      `wp_insert_post( array( 'post_title' => 'Buoys', 'post_status' => 'publish' ) ); delete_transient( 'pll_activation_redirect' ); echo Skerry\\Settings::secret(), ' ', Skerry\\Settings::ownerSecret();`,
    );
    const [REVALIDATE_SECRET = '', OWNER_SECRET = ''] = secrets.split(' ');
    site = await startBareSite(wordpress.url, { REVALIDATE_SECRET, OWNER_SECRET });
    await wordpress.php(`Skerry\\Settings::setAddress( '${site.origin}' );`);
    const fields = { fullName: 'Maja Lind', email: 'maja@nordvand.example', text: 'Hello' };
    await postJson(`${site.origin}/api/enquiries`, { kind: 'contact', locale: 'en', fields });
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
    await site?.stop();
    await wordpress?.stop();
  });

  const open = (address: string) => page.goto(`${wordpress.coreUrl}/wp-admin/${address}`);
  const linksIn = (part: string) =>
    page
      .locator(`${part} a[href*="page=skerry-"]`)
      .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));

  async function faultsOf(name: string): Promise<string[]> {
    await page.locator('#wpbody-content .wrap').waitFor();
    // Excludes WordPress's text editor (TinyMCE), whose buttons have no accessible names.
    const issues = await accessibilityFaults(page, '#wpbody-content .wrap', '.mce-tinymce');
    return issues.map((issue) => `${name}: ${issue}`);
  }

  test('have no accessibility violations', async () => {
    await addRows();
    await open('index.php');
    const waiting = new Map((await linksIn('#adminmenu')).map((link) => [nameOf(link), link]));
    const issues: string[] = [];
    const visitedUrls: string[] = [];
    for (const [name, link] of waiting) {
      await page.goto(link);
      issues.push(...(await faultsOf(name)));
      visitedUrls.push(name);
      for (const link of await linksIn('#wpbody-content .wrap'))
        // Links with a nonce are actions.
        if (!link.includes('nonce=') && !link.includes('action=') && !waiting.has(nameOf(link)))
          waiting.set(nameOf(link), link);
    }

    expect(visitedUrls).toEqual(expect.arrayContaining(expected));
    expect(issues).toEqual([]);
  });

  async function addRows(): Promise<void> {
    await open('tools.php?page=skerry-redirects');
    await page.fill('[name=source]', '/old');
    await page.fill('[name=target]', '/new');
    await page
      .locator('form', { has: page.locator('[name=source]') })
      .locator('button')
      .click();
    await page.getByText('Redirect saved.').waitFor();
    await open('tools.php?page=skerry-newsletter&view=new');
    await page.locator('[name="words[en][subject]"]').fill('Spring');
    await page.locator('[name="chosen[]"]').first().check();
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.getByText('Draft saved.').waitFor();
  }

  test('have no violations in the preview of a redirect import', async () => {
    await open('tools.php?page=skerry-redirects&view=csv');
    await page.setInputFiles('[type=file]', {
      name: 'redirects.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('source,target,status,note\n/a,/b,301,\nno path,/b,301,\n/c,/missing,301,\n'),
    });
    await page
      .locator('form', { has: page.locator('[type=file]') })
      .locator('button')
      .click();
    await page.waitForURL(/view=import/);

    expect(await page.getByRole('heading', { name: /^Not imported/ }).count()).toBe(1);
    expect(await faultsOf('import of redirects')).toEqual([]);
  });

  test.skipIf(plugins === undefined)('have no violations after an import of translations', async () => {
    const xliff = await wordpress.php(
      `$page = get_posts( array( 'post_type' => 'page', 'name' => 'pricing', 'lang' => 'en' ) )[0]->ID; echo preg_replace( '~(id="post_title".*?<target[^>]*>)[^<]*~s', '\\1Nye priser', Skerry\\Languages\\Xliff::export( 'da', array( $page ) ) );`,
    );
    await open('tools.php?page=skerry-translations&view=import');
    await page.setInputFiles('[type=file]', {
      name: 'da.xlf',
      mimeType: 'application/xliff+xml',
      buffer: Buffer.from(xliff),
    });
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('Imported translations: Dansk').waitFor();

    expect(await faultsOf('import of translations')).toEqual([]);
  });
});

/** Returns a screen's address without host, sort order and IDs. */
function nameOf(link: string): string {
  const { pathname, searchParams } = new URL(link);
  const parameters = ['page', 'enquiry', 'issue', 'row', 'view', 'tab']
    .filter((name) => searchParams.has(name))
    .map((name) => `${name}=${['enquiry', 'issue', 'row'].includes(name) ? 1 : searchParams.get(name)}`);
  return `${pathname.replace(/^.*\/wp-admin\//, '')}?${parameters.join('&')}`;
}
