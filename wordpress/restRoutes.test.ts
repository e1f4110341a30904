import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useSections } from './try/smallContent.ts';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();

/** Folder with the real Secure Custom Fields, if there is one. */
const plugins = process.env['WORDPRESS_PLUGINS'];
const heading = 'field_site_page_elements_hero_element_title';
const bodies = [
  ...['', 'null', '1', '"x"', '[]', '[[]]', '{', '[1,2]', `${'['.repeat(600)}${']'.repeat(600)}`],
  '{"to":[1],"row":"x"}',
  '{"to":{"a":1},"row":{"acf_fc_layout":["hero_element"]}}',
  '{"to":1,"row":{"acf_fc_layout":"none"}}',
  `{"to":"1","row":{"acf_fc_layout":"hero_element","${heading}":{"a":[1]}}}`,
  `{"to":-1,"row":{"acf_fc_layout":"hero_element","${heading}":7}}`,
  '{"title":[],"content":{},"excerpt":1,"thumbnail":[1],"fields":"x","language":[]}',
  '{"title":null,"fields":{"a":{"b":[null,true,1.5]}},"thumbnail":"x"}',
  '{"address":[],"texts":"x","post":[],"form":1,"draft":[]}',
  '{"address":"/","texts":[[],1],"post":{"a":1},"form":{"title":[]},"draft":"x"}',
  '{"left":"x","top":[]}',
  '{"left":101,"top":-1}',
  '{"name":[],"rows":1,"dead":[[]]}',
];

describe.skipIf(skipReason !== undefined)('REST routes of the plugin', { timeout: 120_000 }, () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let ids: string;

  beforeAll(async () => {
    wordpress = await startTestWordPress({ ...(plugins !== undefined && { plugins }) });
    ids = await wordpress.php(
      `Skerry\\Settings::setAddress( 'http://127.0.0.1:9' );
       $page = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Empty', 'post_status' => 'publish' ) );
       $ids = array( 0, $page, wp_save_post_revision( $page ), wp_insert_post( array( 'post_title' => 'New', 'post_status' => 'auto-draft' ) ), wp_insert_attachment( array( 'post_title' => 'File', 'post_mime_type' => 'image/png' ), 'a.png' ), wp_insert_post( array( 'post_title' => 'Gone', 'post_status' => 'trash' ) ), wp_insert_post( array( 'post_title' => 'Item', 'post_type' => 'nav_menu_item' ) ), wp_insert_post( array( 'post_title' => 'Product', 'post_type' => 'product' ) ), 99999999, '99999999999999999999' );
       echo implode( ',', array_map( static fn( $id ) => "'" . $id . "'", $ids ) );`,
    );
  }, 300_000);
  afterAll(() => wordpress?.stop());

  /**
   * Sends every body to every route, with every ID. Returns responses with status 500 and above, and PHP messages about
   * the plugin.
   */
  const faults = async (): Promise<{ asked: number; faults: string[] }> =>
    JSON.parse(
      await wordpress.php(
        `$faults = array(); $asked = 0;
         set_error_handler( static function ( $level, $text, $file, $line ) use ( &$faults ) { if ( str_contains( $file, '/plugins/skerry/' ) ) { $faults[] = "$text in " . basename( $file ) . ":$line"; } return true; } );
         foreach ( rest_get_server()->get_routes( 'skerry/v1' ) as $route => $handlers ) {
           foreach ( array( ${ids} ) as $id ) {
             $address = preg_replace( array( '/\\(\\?:\\/\\(\\?P<from>\\\\\\\\d\\+\\)\\)\\?/', '/\\(\\?P<draft>[^)]*\\)/', '/\\(\\?P<\\w+>[^)]*\\)/' ), array( '', str_repeat( 'a', 32 ), $id ), $route );
             foreach ( json_decode( base64_decode( '${Buffer.from(JSON.stringify(bodies)).toString('base64')}' ) ) as $body ) {
               foreach ( array_unique( array_merge( ...array_map( 'array_keys', array_column( $handlers, 'methods' ) ) ) ) as $method ) {
                 $request = new WP_REST_Request( $method, $address );
                 if ( 'GET' === $method ) { $request->set_query_params( array( 'search' => array( 'x' ), 'lang' => array( 'x' ) ) ); } else { $request->set_header( 'content-type', 'application/json' ); $request->set_body( $body ); }
                 try { $status = rest_do_request( $request )->get_status(); } catch ( Throwable $error ) { $status = 500; $faults[] = $error->getMessage() . ' at ' . basename( $error->getFile() ) . ':' . $error->getLine(); }
                 ++$asked;
                 if ( $status >= 500 ) { $faults[] = "$status $method $address $body"; }
               }
             }
           }
         }
         echo wp_json_encode( array( 'asked' => $asked, 'faults' => array_values( array_unique( $faults ) ) ) );`,
      ),
    );

  test('reject malformed requests without Advanced Custom Fields', async () => {
    const issues = await faults();
    expect(issues.faults).toEqual([]);
    expect(issues.asked).toBeGreaterThan(1000);
  });

  test('reject malformed requests with Advanced Custom Fields, including those for entries without sections', async () => {
    if (plugins === undefined) await useSections(wordpress.contentFolder);
    expect((await faults()).faults).toEqual([]);
  });

  test('copy no section if the section, its kind or the target is invalid', async () => {
    const copy = (id: string, body: object) =>
      wordpress.php(
        `$r = new WP_REST_Request( 'POST', '/skerry/v1/copy-section/${id}' ); $r->set_header( 'content-type', 'application/json' ); $r->set_body( '${JSON.stringify(body)}' ); echo rest_do_request( $r )->get_status();`,
      );
    const [, page = '', , , , , , product = ''] = ids.replaceAll("'", '').split(',');
    const row = { acf_fc_layout: 'hero_element' };

    expect([
      await copy(page, {}),
      await copy(page, { to: Number(page) }),
      await copy(page, { to: Number(page), row: { acf_fc_layout: 'none' } }),
      await copy(page, { to: [Number(page)], row }),
      await copy(page, { to: 99_999_999, row }),
      await copy('99999999', { to: Number(page), row }),
      await copy(product, { to: Number(product), row }),
    ]).toEqual(['400', '400', '400', '400', '400', '403', '400']);
  });
});
