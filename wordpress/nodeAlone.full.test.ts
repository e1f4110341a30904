import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { connectSite } from './try/connectSite.ts';
import { createLoginLink } from './try/loginLink.ts';
import { saveTitle, startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress('wasm');
if (skipReason !== undefined) process.stderr.write(`Skipped nodeAlone.full.test.ts: ${skipReason}\n`);
/** Folder with the free plugins, which are not available from npm (docs/wordpress.md). */
const plugins = process.env['WORDPRESS_PLUGINS'];

const minutes = 60_000;

describe.skipIf(skipReason !== undefined)('WordPress with Node.js alone', () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;

  beforeAll(async () => {
    wordpress = await startTestWordPress({ kind: 'wasm', ...(plugins !== undefined && { plugins }) });
  }, 20 * minutes);
  afterAll(() => wordpress?.stop());

  test(
    'stores what requests write while another request waits for them',
    async () => {
      await wordpress.php(
        `$login = 'Basic ' . base64_encode( 'admin:' . WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'inner requests' ) )[0] );
          foreach ( range( 1, 4 ) as $number ) {
            wp_insert_post( array( 'post_title' => "Outer $number", 'post_status' => 'draft' ) );
            wp_remote_post( rest_url( 'wp/v2/posts' ), array( 'timeout' => 120, 'headers' => array( 'Authorization' => $login ), 'body' => array( 'title' => "Inner $number" ) ) );
          }`,
      );
      const titles = await wordpress.php(
        `global $wpdb; echo implode( ', ', $wpdb->get_col( "SELECT post_title FROM $wpdb->posts WHERE post_title LIKE 'Outer %' OR post_title LIKE 'Inner %' ORDER BY post_title" ) );`,
      );

      expect(titles).toBe('Inner 1, Inner 2, Inner 3, Inner 4, Outer 1, Outer 2, Outer 3, Outer 4');
    },
    10 * minutes,
  );

  test(
    'accepts the printed login link and rejects a modified one',
    async () => {
      const link = await createLoginLink(wordpress);
      const open = async (address: string) => {
        const first = await fetch(address, { redirect: 'manual' });
        await first.text();
        const cookie = first.headers
          .getSetCookie()
          .map((line) => line.split(';', 1)[0])
          .join('; ');
        const profile = `${wordpress.coreUrl}/wp-admin/profile.php`;
        return (await fetch(profile, { redirect: 'manual', headers: { cookie } })).status;
      };

      expect(await open(link)).toBe(200);
      expect(await open(link.replace(/.{4}$/, 'xxxx'))).toBe(302);
    },
    10 * minutes,
  );

  describe.skipIf(plugins === undefined)('connected to the site', () => {
    let site: RunningSite;
    const read = async (path: string) => (await fetch(new URL(path, site.url))).text();

    beforeAll(async () => {
      await wordpress.php(`( new Skerry\\Demonstration\\Import( static fn() => null, 'starter' ) )->run();`);
      // Only WordPress's notification of a change can make the site show it within the test.
      site = await runSite({
        ...(await connectSite(wordpress)),
        CONTENT_FRESH_SECONDS: '3600',
        CONTENT_TIMEOUT_SECONDS: '30',
      });
      await wordpress.php(`Skerry\\Settings::setAddress( '${site.url}' );`);
    }, 30 * minutes);
    afterAll(() => site?.stop());

    test(
      'shows a saved edit, because WordPress notifies it',
      async () => {
        const id = await wordpress.php("echo get_option( 'page_on_front' );");
        await read('/');
        expect(await saveTitle(wordpress, id, 'Written in Node.js')).toBe(200);

        await expect.poll(() => read('/'), { timeout: 2 * minutes }).toContain('Written in Node.js');
      },
      10 * minutes,
    );
  });
});
