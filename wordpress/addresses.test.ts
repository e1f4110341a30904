import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();
if (skipReason !== undefined) process.stderr.write(`Skipped addresses.test.ts: ${skipReason}\n`);

describe.skipIf(skipReason !== undefined)('routing in a monolingual WordPress', () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  beforeAll(async () => {
    wordpress = await startTestWordPress();
  }, 300_000);
  afterAll(() => wordpress?.stop());

  const insert = (slug: string, fields = '') =>
    wordpress.php(
      `echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page', 'post_name' => '${slug}', ${fields} ) );`,
    );
  /** Returns the ID of the page to which WPGraphQL resolves `page( id: "…", idType: URI )`. */
  const idAt = (path: string) =>
    wordpress.php(
      `$context = new class { public function get_loader() { return $this; } public function load_deferred( $id ) { return $id; } };
      echo apply_filters( 'graphql_pre_resolve_uri', null, '${path}', $context, null, array() ) ?? 'none';`,
    );
  const redirects = async (): Promise<unknown> =>
    (await fetch(`${wordpress.url}/wp-json/skerry/v1/redirects`)).json();

  test('finds a page with a non-ASCII slug by its plain and its percent-encoded path', async () => {
    const page = await insert('контакт');
    const child = await insert('παιδί', `'post_parent' => ${page}`);

    for (const path of ['/контакт', encodeURI('/контакт'), encodeURI('/контакт/').toLowerCase()])
      expect(await idAt(path)).toBe(page);
    expect(await idAt(encodeURI('/контакт/παιδί'))).toBe(child);
  });

  test('finds pages below drafts and pending pages and on the fourth level, only at their full path', async () => {
    const draft = await insert('unfinished', "'post_status' => 'draft'");
    const pending = await insert('waiting', "'post_status' => 'pending'");
    const [ofDraft, ofPending] = [
      await insert('child', `'post_parent' => ${draft}`),
      await insert('child', `'post_parent' => ${pending}`),
    ];
    const third = await insert('third', `'post_parent' => ${ofPending}`);
    const fourth = await insert('fourth', `'post_parent' => ${third}`);

    expect(await idAt('/unfinished/child')).toBe(ofDraft);
    expect(await idAt('/waiting/child')).toBe(ofPending);
    expect(await idAt('/waiting/child/third/fourth')).toBe(fourth);
    for (const path of ['/unfinished', '/child', '/third/fourth', '/waiting/fourth'])
      expect(await idAt(path)).toBe('none');
  });

  test('serves the posts page at /blog, regardless of its slug, and redirects its former address', async () => {
    const page = await insert('news');
    await wordpress.php(
      `update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', ${await insert('start')} ); update_option( 'page_for_posts', ${page} );`,
    );

    expect(await idAt('/blog')).toBe(page);
    expect(await wordpress.php(`echo get_permalink( ${page} );`)).toBe(`${wordpress.url}/blog/`);
    expect(await redirects()).toContainEqual({ from: '/news', to: '/blog' });
  });

  test('redirects slugs changed before the plugin was installed, unless another article uses them now', async () => {
    const article = async (slug: string) => insert(slug, "'post_type' => 'post'");
    const renamed = await article('renamed');
    await wordpress.php(
      `foreach ( array( 'as-it-was', 'taken', sanitize_title( 'контакт' ) ) as $slug ) { add_post_meta( ${renamed}, '_wp_old_slug', $slug ); }`,
    );
    await article('taken');

    const list = await redirects();
    expect(list).toContainEqual({ from: '/blog/as-it-was', to: '/blog/renamed' });
    expect(list).toContainEqual({ from: `/blog/${encodeURI('контакт').toLowerCase()}`, to: '/blog/renamed' });
    expect(list).not.toContainEqual(expect.objectContaining({ from: '/blog/taken' }));
  });

  test('removes the redirect from an address when a new page is published there', async () => {
    const pageId = await insert('spring');
    await wordpress.php(`wp_update_post( array( 'ID' => ${pageId}, 'post_name' => 'summer' ) );`);
    expect(await redirects()).toContainEqual({ from: '/spring', to: '/summer' });

    await insert('spring');
    expect(await redirects()).not.toContainEqual(expect.objectContaining({ from: '/spring' }));
  });

  test('leaves the post type `product` to a shop plugin and stores its own products separately', async () => {
    const productId = await insert('sim', "'post_type' => 'product'");
    await wordpress.php(
      `add_post_meta( ${productId}, 'label', 'SIM' ); add_post_meta( ${productId}, '_label', 'field_site_product_group_label' );`,
    );
    const plugins = path.join(wordpress.folder, 'wp-content/mu-plugins');
    await mkdir(plugins, { recursive: true });
    await writeFile(
      path.join(plugins, 'shop.php'),
      `<?php add_action( 'init', static fn() => register_post_type( 'product', array( 'public' => true, 'label' => 'Goods', 'capability_type' => 'product', 'map_meta_cap' => true, 'has_archive' => 'shop' ) ), 5 );`,
    );
    const goods = await insert('rope', "'post_type' => 'product'");

    const output = await wordpress.php(
      `$type = get_post_type_object( 'product' ); echo wp_json_encode( array( $type->label, $type->cap->edit_posts, $type->has_archive, get_post_type( ${goods} ), get_post_type( ${productId} ), get_post_type_object( 'skerry_product' )->label, array_column( Skerry\\States::all(), 'state', 'name' )['Products'] ?? null ) );`,
    );

    expect(JSON.parse(output)).toEqual([
      ...['Goods', 'edit_products', 'shop', 'product', 'skerry_product', 'Products', 'warning'],
    ]);
  });
});
