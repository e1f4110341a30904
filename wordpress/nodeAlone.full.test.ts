import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { connectSite } from './try/connectSite.ts';
import { createLoginLink } from './try/loginLink.ts';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const reason = await whyNoWordPress('wasm');
if (reason !== undefined) process.stderr.write(`Skipped nodeAlone.full.test.ts: ${reason}\n`);
/** Folder with the free plugins, which are not available from npm (docs/wordpress.md). */
const plugins = process.env['WORDPRESS_PLUGINS'];

const minutes = 60_000;

describe.skipIf(reason !== undefined)('WordPress with Node.js alone', () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;

  beforeAll(async () => {
    wordpress = await startTestWordPress({ kind: 'wasm', ...(plugins !== undefined && { plugins }) });
  }, 20 * minutes);
  afterAll(() => wordpress?.stop());

  test(
    'stores every post of concurrent requests',
    async () => {
      const password = await wordpress.php(
        `echo WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'test' ) )[0];`,
      );
      const create = (title: string) =>
        fetch(`${wordpress.url}/wp-json/wp/v2/posts`, {
          method: 'POST',
          headers: {
            authorization: `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ title, status: 'draft' }),
        }).then(({ status }) => status);
      const titles = Array.from({ length: 8 }, (_, index) => `Concurrent ${index}`);
      const statuses = await Promise.all(titles.map(create));

      expect(statuses).toEqual(titles.map(() => 201));
      expect(
        JSON.parse(
          await wordpress.php(
            `global $wpdb; echo wp_json_encode( $wpdb->get_col( "SELECT post_title FROM $wpdb->posts WHERE post_title LIKE 'Concurrent %' ORDER BY post_title" ) );`,
          ),
        ),
      ).toEqual(titles);
    },
    10 * minutes,
  );

  test(
    'logs in by the printed link',
    async () => {
      const link = await createLoginLink(wordpress);
      const response = await fetch(link, { redirect: 'manual' });
      const foreign = await fetch(link.replace(/.{4}$/, 'xxxx'), { redirect: 'manual' });

      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toContain('/wp-admin/');
      expect(response.headers.getSetCookie().join()).toContain('wordpress_logged_in_');
      expect(foreign.headers.getSetCookie().join()).not.toContain('wordpress_logged_in_');
    },
    10 * minutes,
  );

  describe.skipIf(plugins === undefined)('connected to the site', () => {
    let site: RunningSite;
    const read = async (path: string) => (await fetch(new URL(path, site.url))).text();

    beforeAll(async () => {
      await wordpress.php(`( new Skerry\\Demonstration\\Import( static fn() => null, 'starter' ) )->run();`);
      site = await runSite(await connectSite(wordpress));
      await wordpress.php(`Skerry\\Settings::setAddress( '${site.url}' );`);
    }, 30 * minutes);
    afterAll(() => site?.stop());

    test(
      'shows a saved edit',
      async () => {
        const id = await wordpress.php(
          `echo get_posts( array( 'name' => 'plan-the-year', 'lang' => 'en' ) )[0]->ID;`,
        );
        await read('/blog/plan-the-year');
        await wordpress.php(
          `wp_update_post( array( 'ID' => ${id}, 'post_title' => 'Written in Node.js' ) );`,
        );

        await expect
          .poll(() => read('/blog/plan-the-year'), { timeout: 2 * minutes })
          .toContain('Written in Node.js');
      },
      10 * minutes,
    );
  });
});
