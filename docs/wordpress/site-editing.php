<?php
/**
 * Plugin Name: Site editing
 * Description: Tells the site what has changed, so that the next visitor sees it, and opens previews on the site. Belongs
 * into wp-content/mu-plugins.
 *
 * Needs in wp-config.php:
 *   define( 'SITE_URL', 'https://www.example.com' );
 *   define( 'SITE_SECRET', '…' ); // REVALIDATE_SECRET of the site
 */

namespace Site\Editing;

if ( ! defined( 'SITE_URL' ) || ! defined( 'SITE_SECRET' ) ) {
	return;
}

/** What has changed during this request. One call tells it all, when WordPress has answered the editor. */
final class Changes {
	/** @var array<string, true> */
	private static array $ids = array();
	/** @var array<string, true> */
	private static array $types = array();

	public static function note( ?string $id, string $type ): void {
		if ( null !== $id ) {
			self::$ids[ $id ] = true;
		}
		self::$types[ $type ] = true;
	}

	public static function tell(): void {
		if ( array() === self::$types ) {
			return;
		}
		$body      = wp_json_encode(
			array(
				'ids'   => array_keys( self::$ids ),
				'types' => array_keys( self::$types ),
			)
		);
		$time      = time();
		$signature = hash_hmac( 'sha256', "$time.$body", SITE_SECRET );
		$answer    = wp_remote_post(
			SITE_URL . '/api/revalidate',
			array(
				'timeout' => 5,
				'headers' => array(
					'Content-Type' => 'application/json',
					'X-Signature'  => "t=$time,v1=$signature",
				),
				'body'    => $body,
			)
		);
		$code      = is_wp_error( $answer ) ? $answer->get_error_message() : wp_remote_retrieve_response_code( $answer );
		if ( 200 !== $code ) {
			// The site finds the change by itself within a minute.
			error_log( "Site revalidation: $code" );
		}
	}
}

/** The name that WPGraphQL gives a post type or taxonomy, by which the site knows it. */
function graphql_name( ?object $type ): ?string {
	return $type->graphql_single_name ?? null;
}

// A post, page or product that is or was public. Drafts are nobody's business.
add_action(
	'transition_post_status',
	static function ( string $next, string $before, \WP_Post $post ): void {
		$type = graphql_name( get_post_type_object( $post->post_type ) );
		if ( null !== $type && in_array( 'publish', array( $next, $before ), true ) ) {
			Changes::note( "post:$post->ID", $type );
		}
	},
	10,
	3
);

foreach ( array( 'created_term', 'edited_term', 'delete_term' ) as $event ) {
	add_action(
		$event,
		static function ( int $term, int $_taxonomy_id, string $taxonomy ): void {
			$type = graphql_name( get_taxonomy( $taxonomy ) ?: null );
			if ( null !== $type ) {
				Changes::note( "term:$term", $type );
			}
		},
		10,
		3
	);
}

// Menus, and what options pages hold: navigation, footer and error page.
foreach ( array( 'wp_update_nav_menu', 'acf/options_page/save' ) as $event ) {
	add_action(
		$event,
		static function (): void {
			foreach ( array( 'menu', 'footer', 'error-page' ) as $part ) {
				Changes::note( null, $part );
			}
		}
	);
}

add_action( 'shutdown', array( Changes::class, 'tell' ) );

/** The language of a post by WPML; English without it. */
function language_of( \WP_Post $post ): string {
	$details = apply_filters( 'wpml_post_language_details', null, $post->ID );
	return is_array( $details ) ? substr( (string) $details['language_code'], 0, 2 ) : 'en';
}

// The preview button leads to the site, by a link that counts once and for ten minutes.
add_filter(
	'preview_post_link',
	static function ( string $link, \WP_Post $post ): string {
		$type = graphql_name( get_post_type_object( $post->post_type ) );
		if ( ! in_array( $type, array( 'page', 'post' ), true ) ) {
			return $link;
		}
		$json    = wp_json_encode(
			array(
				'use'     => 'link',
				'id'      => $post->ID,
				'type'    => $type,
				'locale'  => language_of( $post ),
				'expires' => time() + 10 * MINUTE_IN_SECONDS,
				'nonce'   => wp_generate_password( 16, false ),
			)
		);
		$payload = rtrim( strtr( base64_encode( $json ), '+/', '-_' ), '=' );
		$digest  = hash_hmac( 'sha256', "preview.$payload", SITE_SECRET );
		return SITE_URL . "/preview?token=$payload.$digest";
	},
	10,
	2
);
