import { createServer, type Server } from 'node:http';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portOf } from '#tests/support/portOf.ts';
import { useFields, useSmallContent } from './try/smallContent.ts';
import { logIn, saveTitle, startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();
if (skipReason !== undefined) process.stderr.write(`Skipped layouts.full.test.ts: ${skipReason}\n`);

const cases = [
  { layout: 'folder', named: 'a folder of its host', uploads: '/blog/wordpress/wp-content/uploads/' },
  { layout: 'bedrock', named: 'Bedrock’s layout', uploads: '/app/uploads/' },
] as const;

describe.skipIf(skipReason !== undefined).each(cases)('plugin in a WordPress in $named', (row) => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let site: Server;
  let origin: string;
  const calls: unknown[] = [];

  beforeAll(async () => {
    site = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        calls.push(JSON.parse(body));
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${portOf(site)}`;
    wordpress = await startTestWordPress({ layout: row.layout });
    await wordpress.php(`Skerry\\Settings::setAddress( '${origin}' );`);
  }, 300_000);
  afterAll(async () => {
    await wordpress?.stop();
    site?.close();
  });

  const page = (slug: string) =>
    wordpress.php(
      `echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page', 'post_name' => '${slug}' ) );`,
    );

  test('redirects visitors to the same address on the site, without the folder', async () => {
    await page('for-visitors');
    const { pathname } = new URL(wordpress.url);
    const to = async (address: string) => {
      const response = await fetch(`${wordpress.url}${address}`, { redirect: 'manual' });
      await response.text();
      return response.headers.get('location');
    };

    expect(await to('/for-visitors/')).toBe(`${origin}/for-visitors`);
    expect(await to('/nothing-here/')).toBe(`${origin}/nothing-here`);
    expect(await to('/')).toBe(`${origin}/`);
    expect(await to('/wp-sitemap.xml')).toBe(`${origin}/sitemap.xml`);
    expect(
      await wordpress.php(
        `$_SERVER['REQUEST_METHOD'] = 'GET'; $GLOBALS['pagenow'] = 'edit.php'; echo get_permalink( get_page_by_path( 'for-visitors' ) ), ' ', Skerry\\Editing\\FrontEnd::siteUrl( home_url() . 'ger/x' );`,
      ),
    ).toBe(`${origin}/for-visitors ${wordpress.url}ger/x`);
    expect(['/blog', '/']).toContain(pathname);
  });

  test('notifies the site of a save in the web server', async () => {
    const id = await page('saved');
    calls.length = 0;

    const status = await saveTitle(wordpress, id, 'Saved');

    expect(status).toBe(200);
    await expect.poll(() => calls).toContainEqual({ ids: [`post:${id}`] });
  });

  test('lists the redirect of a moved page by its address on the site', async () => {
    const id = await page('before');
    await wordpress.php(`wp_update_post( array( 'ID' => ${id}, 'post_name' => 'after' ) );`);

    const response = await fetch(`${wordpress.url}/wp-json/skerry/v1/redirects`);

    expect(await response.json()).toContainEqual({ from: '/before', to: '/after' });
  });

  test('opens the site with the preview button', async () => {
    const link = await wordpress.php(
      `echo get_preview_post_link( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'D' ) ) );`,
    );

    expect(link.split('?', 1)[0]).toBe(`${origin}/preview`);
  });

  test('serves GraphQL below the home URL, like REST', async () => {
    const isGraphql = (url: string) =>
      wordpress.php(
        `$_SERVER['REQUEST_URI'] = '${new URL(url).pathname}'; echo apply_filters( 'graphql_is_graphql_http_request', false ) ? 'yes' : 'no';`,
      );

    expect(await isGraphql(`${wordpress.url}/graphql`)).toBe('yes');
    expect(await isGraphql(`${wordpress.url}/other`)).toBe('no');
  });

  test('imports content with images, and inserts their URLs into texts', async () => {
    await useFields(wordpress.contentFolder);
    await useSmallContent(wordpress.contentFolder, 'starter', { withPicture: true });
    const file = path.join(wordpress.contentFolder, 'plugins/skerry/content/starter/content.json');
    const renamedCode = (await readFile(file, 'utf8')).replace(
      '"content":""',
      '"content":"<img src=\\"{{home}}/wp-content/uploads/2026/11/a.svg\\">"',
    );
    await writeFile(file, renamedCode);
    await wordpress.php(`( new Skerry\\Demonstration\\Import( static fn() => null, 'starter' ) )->run();`);
    const [attachment = '', text = ''] = (
      await wordpress.php(
        `$post = get_posts( array( 'post_type' => 'page', 'title' => 'A', 'meta_key' => '_skerry_demonstration' ) )[0]; echo wp_get_attachment_url( get_posts( array( 'post_type' => 'attachment' ) )[0]->ID ), ' | ', $post->post_content;`,
      )
    ).split(' | ');
    const picture = await fetch(attachment);

    expect(new URL(attachment).pathname).toBe(`${row.uploads}2026/11/a.svg`);
    expect(text).toContain(attachment);
    expect(picture.status).toBe(200);
    expect(await picture.text()).toContain('<svg');
  });

  test('shows Settings › Website with its script', async () => {
    const cookie = await logIn(wordpress.coreUrl, 'admin', 'admin');
    const address = `${wordpress.coreUrl}/wp-admin/options-general.php?page=skerry-settings`;
    const screen = await (await fetch(address, { headers: { cookie } })).text();
    const [, script = ''] = /<script src="([^"]*longWork\.js[^"]*)"/.exec(screen.replaceAll("'", '"')) ?? [];

    expect((await fetch(script)).status).toBe(200);
    expect(/data-url="([^"]*)"/.exec(screen)?.[1]).toBe(`${wordpress.coreUrl}/wp-admin/admin-ajax.php`);
  });
});
