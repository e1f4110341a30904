import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { partKey, sectionsKey, startEditorSession, type EditorSession } from './try/editorSession.ts';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

/** Folder with the real Secure Custom Fields, which is not available from npm (docs/wordpress.md). */
const plugins = process.env['WORDPRESS_PLUGINS'];
const reason = plugins === undefined ? 'WORDPRESS_PLUGINS is not set.' : await whyNoWordPress();
if (reason !== undefined) process.stderr.write(`Skipped twoEditors.full.test.ts: ${reason}\n`);

/** State of the page after the steps, and changes that are still pending. */
interface Outcome {
  title?: string;
  slug?: string;
  order?: number;
  /** `title` or `title / subtitle` of each section. */
  sections?: string[];
  /** Authors of the pending changes. */
  pending?: string[];
}
type Act = (mia: EditorSession, lea: EditorSession, post: string) => Promise<void>;
const unchangedForm = {
  ...{ title: 'Sensors', slug: 'sensors', order: 0, pending: [] },
  sections: ['One', 'Two', 'Three'],
} satisfies Outcome;

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
let runSchedules: () => Promise<string>;
let trashPage: (isTrash: boolean) => Promise<string>;

async function bothOpen(mia: EditorSession, lea: EditorSession, post: string): Promise<void> {
  await mia.open(post);
  await lea.open(post);
}
async function miaKeeps(mia: EditorSession, text = 'One by Mia'): Promise<void> {
  await mia.section(0, text);
  expect(await mia.keep()).toBe('');
}

const orders: Array<[order: string, act: Act, outcome: Outcome]> = [
  [
    'different fields: both save, Mia publishes, Lea publishes',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await miaKeeps(mia);
      await lea.title('By Lea');
      await lea.section(2, 'Three by Lea');
      await lea.keep();
      expect(await mia.inList('publish', ['Mia'])).toBe('1 change published.');
      expect(await lea.inList('publish', ['Lea'])).toBe('1 change published.');
    },
    { title: 'By Lea', sections: ['One by Mia', 'Two', 'Three by Lea'] },
  ],
  [
    'different fields: both save, Lea publishes both together',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await miaKeeps(mia);
      await lea.section(2, 'Three by Lea');
      await lea.keep();
      expect(await lea.inList('publish', ['Mia', 'Lea'])).toBe('2 changes published.');
    },
    { sections: ['One by Mia', 'Two', 'Three by Lea'] },
  ],
  [
    'different fields: Mia saves and publishes, then Lea saves her older form and publishes',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await miaKeeps(mia);
      await mia.inList('publish', ['Mia']);
      await lea.section(2, 'Three by Lea');
      await lea.keep();
      await lea.inList('publish', ['Lea']);
    },
    { sections: ['One by Mia', 'Two', 'Three by Lea'] },
  ],
  [
    'different fields: Mia saves, Lea updates the live page, Mia publishes',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await miaKeeps(mia);
      await lea.title('By Lea');
      await lea.section(0, 'Live text', 'subtitle');
      await lea.update();
      await mia.inList('publish', ['Mia']);
    },
    { title: 'By Lea', sections: ['One by Mia / Live text', 'Two', 'Three'] },
  ],
  [
    'different fields: Mia saves and publishes, then Lea updates her older form of the live page',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await miaKeeps(mia);
      await mia.inList('publish', ['Mia']);
      await lea.section(2, 'Three by Lea');
      expect(await lea.update()).toContainEqual(
        expect.stringContaining('Changes that Mia published while you were editing are included.'),
      );
    },
    { sections: ['One by Mia', 'Two', 'Three by Lea'] },
  ],
  [
    'different fields: Mia saves and schedules, Lea updates the live page, then the time comes',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await miaKeeps(mia);
      await mia.inList('schedule', ['Mia'], tomorrow());
      await lea.section(2, 'Three by Lea');
      await lea.update();
      await runSchedules();
    },
    { sections: ['One by Mia', 'Two', 'Three by Lea'] },
  ],
  [
    'different fields: Mia saves and schedules, the time comes, then Lea saves her older form and publishes',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await miaKeeps(mia);
      await mia.inList('schedule', ['Mia'], tomorrow());
      await runSchedules();
      await lea.section(2, 'Three by Lea');
      await lea.keep();
      await lea.inList('publish', ['Lea']);
    },
    { sections: ['One by Mia', 'Two', 'Three by Lea'] },
  ],
  [
    'different fields: both update the live page from forms that were opened before',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await mia.section(0, 'One by Mia');
      await mia.update();
      await lea.section(2, 'Three by Lea');
      await lea.update();
    },
    { sections: ['One by Mia', 'Two', 'Three by Lea'] },
  ],
  [
    'different fields: Mia saves and schedules, edits it again, then the time comes',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await miaKeeps(mia);
      await mia.inList('schedule', ['Mia'], tomorrow());
      await lea.title('By Lea');
      await lea.update();
      await mia.openChange('Mia');
      await mia.section(1, 'Two by Mia');
      await mia.keep();
      await runSchedules();
    },
    { title: 'By Lea', sections: ['One by Mia', 'Two by Mia', 'Three'] },
  ],
  [
    "Lea opens Mia's change, Mia edits it again, then Lea updates and Mia publishes",
    async (mia, lea, post) => {
      await mia.open(post);
      await miaKeeps(mia);
      await lea.openChange('Mia');
      await mia.section(1, 'Two by Mia');
      await mia.keep();
      await lea.title('By Lea');
      await lea.update();
      await mia.inList('publish', ['Mia']);
    },
    { title: 'By Lea', sections: ['One by Mia', 'Two by Mia', 'Three'] },
  ],
  [
    "Lea opens Mia's change and saves hers with it, then both are published",
    async (mia, lea, post) => {
      await mia.open(post);
      await miaKeeps(mia);
      await lea.openChange('Mia');
      await lea.section(2, 'Three by Lea');
      await lea.keep();
      await mia.inList('publish', ['Mia']);
      await lea.inList('publish', ['Lea']);
    },
    { sections: ['One by Mia', 'Two', 'Three by Lea'] },
  ],
  [
    'one person in two windows: both save, both are published',
    async (mia, lea, post) => {
      await mia.open(post);
      await miaKeeps(mia);
      await mia.open(post);
      await mia.section(1, 'Two by Mia');
      await mia.keep();
      expect(await lea.inList('publish', ['Mia'])).toBe('2 changes published.');
    },
    { sections: ['One by Mia', 'Two by Mia', 'Three'] },
  ],
  [
    'same field: both save, Mia publishes, Lea is asked and publishes hers',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await miaKeeps(mia);
      await lea.section(0, 'One by Lea');
      await lea.keep();
      await mia.inList('publish', ['Mia']);
      expect(await lea.inList('publish', ['Lea'])).toMatch(/Mia published another version of: .*\(1\) › /);
      await lea.inRow('mine', 'Lea');
    },
    { sections: ['One by Lea', 'Two', 'Three'] },
  ],
  [
    'same field: Mia saves, Lea updates the live page, Mia is asked and leaves the field',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await mia.title('By Mia');
      await miaKeeps(mia);
      await lea.section(0, 'One by Lea');
      await lea.update();
      expect(await mia.inList('publish', ['Mia'])).toContain('Not published.');
      await mia.inRow('theirs', 'Mia');
    },
    { title: 'By Mia', sections: ['One by Lea', 'Two', 'Three'] },
  ],
  [
    'same field: Mia schedules, Lea updates the live page, then the time comes',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await miaKeeps(mia);
      await mia.inList('schedule', ['Mia'], tomorrow());
      await lea.section(0, 'One by Lea');
      await lea.update();
      await runSchedules();
      expect(await mia.list()).toContain('because the same fields had been changed');
    },
    { sections: ['One by Lea', 'Two', 'Three'], pending: ['Mia'] },
  ],
  [
    'same field: Mia publishes, Lea updates her older form and is told of the other version',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await miaKeeps(mia);
      await mia.inList('publish', ['Mia']);
      await lea.section(0, 'One by Lea');
      expect(await lea.update()).toContainEqual(
        expect.stringMatching(/Mia published another version of: .*The other one is in the revisions/),
      );
    },
    { sections: ['One by Lea', 'Two', 'Three'] },
  ],
  [
    'same field: both are published together, the second asks',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await miaKeeps(mia);
      await lea.section(0, 'One by Lea');
      await lea.keep();
      expect(await lea.inList('publish', ['Mia', 'Lea'])).toMatch(/1 change published\.|Not published/);
    },
    { sections: ['One by Mia', 'Two', 'Three'], pending: ['Lea'] },
  ],
  [
    'slug and order by Mia, title by Lea: Mia saves, Lea updates the live page, Mia publishes',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await mia.slug('quay-sensors');
      await mia.order(7);
      expect(await mia.keep()).toBe('');
      await lea.title('By Lea');
      await lea.update();
      await mia.inList('publish', ['Mia']);
    },
    { title: 'By Lea', slug: 'quay-sensors', order: 7 },
  ],
  [
    'slug by both: Mia saves, Lea updates the live page, Mia is asked',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await mia.slug('by-mia');
      await mia.keep();
      await lea.slug('by-lea');
      await lea.update();
      expect(await mia.inList('publish', ['Mia'])).toContain('another version of: Slug');
    },
    { slug: 'by-lea', pending: ['Mia'] },
  ],
  [
    'date by Mia: stays in the form with a sentence, and "Update" publishes it with the change',
    async (mia, _lea, post) => {
      await mia.open(post);
      await mia.section(0, 'One by Mia');
      await mia.year('2020');
      expect(await mia.keep()).toMatch(/^Change saved, except: /);
      await mia.update();
    },
    { sections: ['One by Mia', 'Two', 'Three'] },
  ],
  [
    'sections: Mia adds one, Lea edits another in the live page, Mia publishes',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await mia.addSection('Four by Mia');
      await mia.keep();
      await lea.section(1, 'Two by Lea');
      await lea.update();
      await mia.inList('publish', ['Mia']);
    },
    { sections: ['One', 'Two by Lea', 'Three', 'Four by Mia'] },
  ],
  [
    'sections: both add one, both publish',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await mia.addSection('Four by Mia');
      await mia.keep();
      await lea.addSection('Four by Lea');
      await lea.keep();
      await mia.inList('publish', ['Mia']);
      await lea.inList('publish', ['Lea']);
    },
    { sections: expect.arrayContaining(['One', 'Two', 'Three', 'Four by Mia', 'Four by Lea']) },
  ],
  [
    'sections: Mia adds one and publishes, Lea removes another in her older form of the live page',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await mia.addSection('Four by Mia');
      await mia.keep();
      await mia.inList('publish', ['Mia']);
      await lea.removeSection(1);
      await lea.update();
    },
    { sections: ['One', 'Three', 'Four by Mia'] },
  ],
  [
    'sections: Mia removes one that Lea edits in the live page, Mia is asked and leaves it',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await mia.removeSection(0);
      await mia.keep();
      await lea.section(0, 'One by Lea');
      await lea.update();
      expect(await mia.inList('publish', ['Mia'])).toContain('Not published.');
      await mia.inRow('theirs', 'Mia');
    },
    { sections: ['One by Lea', 'Two', 'Three'] },
  ],
  [
    'sections: Mia edits one that Lea removes in the live page, Mia is asked and publishes hers',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await miaKeeps(mia);
      await lea.removeSection(0);
      await lea.update();
      expect(await mia.inList('publish', ['Mia'])).toContain('Not published.');
      await mia.inRow('mine', 'Mia');
    },
    { sections: ['One by Mia', 'Two', 'Three'] },
  ],
  [
    'sections: Mia moves one, Lea edits it in the live page, Mia publishes',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await mia.moveToStart(2);
      await mia.keep();
      await lea.section(2, 'Three by Lea');
      await lea.update();
      await mia.inList('publish', ['Mia']);
    },
    { sections: ['Three by Lea', 'One', 'Two'] },
  ],
  [
    'trash: Mia schedules, Lea moves it to the Trash and undoes that, then the time comes',
    async (mia, lea, post) => {
      await mia.open(post);
      await miaKeeps(mia);
      await mia.inList('schedule', ['Mia'], tomorrow());
      expect(await lea.inList('trash', ['Mia'])).toContain('1 change moved to the Trash.');
      expect(await lea.undo()).toBe('1 change restored from the Trash.');
      await runSchedules();
    },
    { sections: ['One by Mia', 'Two', 'Three'] },
  ],
  [
    'trash: Mia moves hers to the Trash, Lea updates the live page, Mia restores and publishes',
    async (mia, lea, post) => {
      await bothOpen(mia, lea, post);
      await miaKeeps(mia);
      await mia.inList('trash', ['Mia']);
      await lea.section(2, 'Three by Lea');
      await lea.update();
      await mia.inList('restore', ['Mia']);
      await mia.inList('publish', ['Mia']);
    },
    { sections: ['One by Mia', 'Two', 'Three by Lea'] },
  ],
  [
    'trash: Mia schedules, the page is in the Trash at that time, and is restored',
    async (mia, _lea, post) => {
      await mia.open(post);
      await miaKeeps(mia);
      await mia.inList('schedule', ['Mia'], tomorrow());
      await trashPage(true);
      await runSchedules();
      await trashPage(false);
      expect(await mia.list()).toContain('the entry was in the Trash');
      await mia.inList('publish', ['Mia']);
    },
    { sections: ['One by Mia', 'Two', 'Three'] },
  ],
];

describe.skipIf(reason !== undefined)(
  'two editors of one page, in separate browsers',
  { timeout: 900_000 },
  () => {
    let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
    let browser: Browser;
    let mia: EditorSession;
    let lea: EditorSession;

    beforeAll(async () => {
      wordpress = await startTestWordPress({ ...(plugins !== undefined && { plugins }) });
      browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
      runSchedules = () =>
        wordpress.php(
          `foreach ( _get_cron_array() as $time => $hooks ) { foreach ( $hooks['skerry_publish_change'] ?? array() as $event ) { wp_unschedule_event( $time, 'skerry_publish_change', $event['args'] ); do_action_ref_array( 'skerry_publish_change', $event['args'] ); } }`,
        );
      await wordpress.php(
        `foreach ( array( 'mia', 'lea' ) as $login ) { username_exists( $login ) || wp_insert_user( array( 'user_login' => $login, 'display_name' => ucfirst( $login ), 'user_pass' => 'own-password', 'role' => 'editor' ) ); }`,
      );
      const login = (name: string) =>
        startEditorSession({ browser, coreUrl: wordpress.coreUrl, login: name, password: 'own-password' });
      mia = await login('mia');
      lea = await login('lea');
    }, 600_000);
    afterAll(async () => {
      await browser?.close();
      await wordpress?.stop();
    });

    async function makePage(): Promise<string> {
      const post = await wordpress.php(
        `foreach ( get_posts( array( 'post_type' => 'page', 'post_status' => 'any', 'numberposts' => -1 ) ) as $old ) { wp_delete_post( $old->ID, true ); } wp_set_current_user( get_user_by( 'login', 'lea' )->ID ); $id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Sensors', 'post_name' => 'sensors' ) ); update_field( '${sectionsKey}', array_map( static fn( $title ) => array( 'acf_fc_layout' => 'hero_element', '${partKey('title')}' => $title ), array( 'One', 'Two', 'Three' ) ), $id ); echo $id;`,
      );
      trashPage = (isTrash) =>
        wordpress.php(
          isTrash ? `wp_trash_post( ${post} );` : `wp_untrash_post( ${post} ); wp_publish_post( ${post} );`,
        );
      return post;
    }

    const outcomeOf = async (post: string): Promise<Outcome> =>
      JSON.parse(
        await wordpress.php(
          `$post = get_post( ${post} ); echo wp_json_encode( array( 'title' => $post->post_title, 'slug' => $post->post_name, 'order' => $post->menu_order, 'sections' => array_map( static fn( $row ) => implode( ' / ', array_filter( array( $row['${partKey('title')}'], $row['${partKey('subtitle')}'] ?? '' ) ) ), array_values( get_field( '${sectionsKey}', ${post}, false ) ?: array() ) ), 'pending' => array_values( array_map( static fn( $change ) => get_userdata( $change['user'] )->display_name, Skerry\\Editing\\PendingChanges::all( ${post} ) ) ) ) );`,
        ),
      );

    test.each(orders)('lose nothing: %s', async (_order, act, outcome) => {
      const post = await makePage();
      await act(mia, lea, post);
      expect(await outcomeOf(post)).toEqual({ ...unchangedForm, ...outcome });
    });
  },
);
