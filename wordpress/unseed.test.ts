import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useFields, useSmallContent } from './try/smallContent.ts';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();
if (skipReason !== undefined) process.stderr.write(`Skipped unseed.test.ts: ${skipReason}\n`);

describe.skipIf(skipReason !== undefined)('removal of imported content', () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let contentBefore: unknown;

  beforeAll(async () => {
    wordpress = await startTestWordPress();
    await useFields(wordpress.contentFolder);
    for (const name of ['demonstration', 'starter'] as const) {
      await useSmallContent(wordpress.contentFolder, name, { withPicture: true, withPeople: true });
    }
    contentBefore = await contents();
  }, 300_000);
  afterAll(() => wordpress?.stop());
  beforeEach(() => seed('starter'));

  const json = async (code: string): Promise<unknown> =>
    JSON.parse(await wordpress.php(`echo wp_json_encode( ${code} );`));
  const seed = (name: string) =>
    wordpress.php(`( new Skerry\\Demonstration\\Import( static fn() => null, '${name}' ) )->run();`);
  const unseed = () =>
    json(
      `( static function () { $removal = new Skerry\\Demonstration\\Removal(); return array( $removal->run(), $removal->skippedTitles() ); } )()`,
    );
  const idByTitle = (title: string) =>
    `get_posts( array( 'post_type' => 'any', 'title' => '${title}', 'post_status' => 'any' ) )[0]->ID`;

  /** Returns all data that the import could leave behind. */
  async function contents() {
    const { contentFolder } = wordpress;
    return {
      uploads: await readdir(path.join(contentFolder, 'uploads/2026/11')).catch(() => []),
      ...Object(
        await json(
          `array( 'posts' => get_posts( array( 'post_type' => get_post_types(), 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) ), 'users' => get_users( array( 'fields' => 'user_login' ) ), 'categories' => get_terms( array( 'taxonomy' => 'category', 'hide_empty' => false, 'fields' => 'names' ) ), 'menu' => get_option( 'skerry_en_menu' ), 'name' => get_option( 'blogname' ), 'content' => Skerry\\Demonstration\\Imported::content() )`,
        ),
      ),
    };
  }

  test('removes all content that has not been edited, and allows importing other content', async () => {
    const inTheWay = `Skerry\\Demonstration\\Import::isBlockedFor( 'demonstration' )`;

    expect(await json(inTheWay)).toBe(true);
    expect(await unseed()).toEqual([[4, 1], []]);
    expect(await contents()).toEqual(contentBefore);
    expect(await json(inTheWay)).toBe(false);
  });

  test('keeps changed and new content, with the image, category and author that it uses', async () => {
    const newPageId = await wordpress.php(
      `wp_update_post( array( 'ID' => ${idByTitle('C')}, 'post_title' => 'Our own' ) ); echo wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'New', 'post_status' => 'publish' ) );`,
    );
    await wordpress.php(`update_option( 'skerry_en_menu', array( 'word' => 'Goods' ) );`);

    expect(await unseed()).toEqual([
      [3, 0],
      ['Our own (en)', 'menu (en)', 'Kim', 'a.svg', 'Notes'],
    ]);
    expect(await contents()).toMatchObject({
      uploads: ['a.svg'],
      users: expect.arrayContaining(['kim']),
      categories: expect.arrayContaining(['Notes']),
      menu: { word: 'Goods' },
      content: null,
    });
    expect(await json(`get_the_title( ${newPageId} )`)).toBe('New');
    expect(await json(`wp_get_attachment_url( get_post_thumbnail_id( ${idByTitle('Our own')} ) )`)).toContain(
      'a.svg',
    );
  });
});
