import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();

const drafts = `global $wpdb; $table = $wpdb->prefix . 'skerry_unsaved';`;

describe.skipIf(skipReason !== undefined)('unsaved drafts in a real WordPress', { timeout: 120_000 }, () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let user: string;
  let otherUser: string;

  beforeAll(async () => {
    wordpress = await startTestWordPress();
    [user = '', otherUser = ''] = (
      await wordpress.php(
        `foreach ( array( 'one', 'two' ) as $login ) { echo wp_insert_user( array( 'user_login' => $login, 'user_pass' => 'x', 'role' => 'contributor' ) ), ' '; }`,
      )
    ).split(' ');
  }, 300_000);
  afterAll(() => wordpress?.stop());

  /** Sends a user's drafts, each for a separate post under a random name. Returns the last status. */
  const send = (userId: string, posts: number, times: number, bytes: number) =>
    wordpress.php(
      `wp_set_current_user( ${userId} ); $ids = array(); for ( $i = 0; $i < ${posts}; $i++ ) { $ids[] = wp_insert_post( array( 'post_title' => 'Mine', 'post_author' => ${userId} ) ); }
       for ( $i = 0; $i < ${posts} * ${times}; $i++ ) { $r = new WP_REST_Request( 'POST', '/skerry/v1/unsaved/' . $ids[ $i % ${posts} ] . '/' . bin2hex( random_bytes( 16 ) ) ); $r->set_header( 'content-type', 'application/json' ); $r->set_body( wp_json_encode( array( 'title' => 'Draft', 'content' => str_repeat( 'x', ${bytes} ) ) ) ); $status = rest_do_request( $r )->get_status(); }
       echo $status;`,
    );
  const readTotals = async (condition = '1 = 1') =>
    (
      await wordpress.php(
        `${drafts} echo implode( ' ', array_values( (array) $wpdb->get_row( "SELECT COUNT(*), COALESCE(SUM(bytes), 0), COALESCE(SUM(LENGTH(typed)), 0) FROM $table WHERE ${condition}" ) ) );`,
      )
    )
      .split(' ')
      .map(Number);

  test('are stored once per post and user, whatever their name', async () => {
    expect(await send(user, 3, 4, 10)).toBe('200');

    expect((await readTotals(`user = ${user}`))[0]).toBe(3);
    expect(
      await wordpress.php(
        `global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%skerry_unsaved%'" );`,
      ),
    ).toBe('0');
  });

  test('replace the user’s oldest drafts above the limits on number and size', async () => {
    await send(user, 25, 1, 10);
    const [count = 0] = await readTotals(`user = ${user}`);
    await send(user, 15, 1, 1_900_000);
    const [, bytes = 0, length = 0] = await readTotals(`user = ${user}`);

    expect(count).toBe(20);
    expect(bytes).toBeGreaterThan(1_900_000);
    expect(bytes).toBeLessThanOrEqual(4 * 1024 * 1024);
    expect(bytes).toBe(length);
  });

  test('replace the oldest drafts of all users above the total limit', async () => {
    await send(otherUser, 1, 1, 10);
    await wordpress.php(
      `${drafts} for ( $i = 1; $i <= 40; $i++ ) { $wpdb->insert( $table, array( 'user' => 1000 + $i, 'post' => $i, 'name' => md5( $i ), 'saved' => time() - 60, 'bytes' => 2000000, 'typed' => '{}' ) ); }`,
    );
    await send(otherUser, 1, 1, 10);

    expect((await readTotals())[1]).toBeLessThanOrEqual(64 * 1024 * 1024);
    expect((await readTotals(`user = ${otherUser}`))[0]).toBe(2);
  });

  test('expire after an hour, and are then removed', async () => {
    const name = 'e'.repeat(32);
    await wordpress.php(
      `${drafts} $wpdb->insert( $table, array( 'user' => 1, 'post' => 1, 'name' => '${name}', 'saved' => time() - 3601, 'bytes' => 2, 'typed' => '{"title":"Old"}' ) );`,
    );

    expect(
      await wordpress.php(`echo wp_json_encode( Skerry\\Editing\\UnsavedFields::valuesOf( '${name}' ) );`),
    ).toBe('[]');
    await wordpress.php(`do_action( 'skerry_deliver' );`);
    expect((await readTotals(`name = '${name}'`))[0]).toBe(0);
  });
});
