<?php
namespace Site\Editing;

use Site\Content\RestAnswers;
use Site\Languages\CopiedFields;
use Site\Languages\Languages;

/** A section is copied to another page, hidden there until an editor shows it; into another language with the links of that language. */
final class SectionCopies {
	private const FIELD = 'section_elements';
	private const FOUND = 20;

	public static function start(): void {
		add_action( 'rest_api_init', array( self::class, 'registerRoutes' ) );
	}

	public static function registerRoutes(): void {
		$from = static fn( \WP_REST_Request $request ) => current_user_can( 'edit_post', (int) $request['post'] );
		register_rest_route(
			RestAnswers::SPACE,
			'/copy-targets/(?P<post>\d+)',
			array( 'methods' => 'GET', 'permission_callback' => $from, 'callback' => array( self::class, 'targets' ) )
		);
		register_rest_route(
			RestAnswers::SPACE,
			'/copy-section/(?P<post>\d+)',
			array( 'methods' => 'POST', 'permission_callback' => $from, 'callback' => array( self::class, 'copy' ) )
		);
	}

	/** @return array<array{id: int, title: string, language: string}> Entries of the same type that this user may edit, translations of the post first. */
	public static function targets( \WP_REST_Request $request ): array {
		$post   = get_post( (int) $request['post'] );
		$search = is_string( $request['search'] ) ? $request['search'] : '';
		$found  = get_posts(
			array(
				'post_type'        => $post->post_type,
				'post_status'      => 'any',
				's'                => $search,
				'lang'             => '',
				'numberposts'      => self::FOUND,
				'orderby'          => array( 'modified' => 'DESC' ),
				'suppress_filters' => false,
				'exclude'          => array( $post->ID ),
			)
		);
		$first = '' === $search ? array_map( 'get_post', Languages::translationsOf( $post->ID ) ) : array();
		$all   = array_column( array_filter( array( ...$first, ...$found ), static fn( \WP_Post $each ) => current_user_can( 'edit_post', $each->ID ) ), null, 'ID' );
		return array_map(
			static fn( \WP_Post $each ) => array( 'id' => $each->ID, 'title' => get_the_title( $each ), 'language' => Languages::ofPost( $each->ID ) ),
			array_values( $all )
		);
	}

	/** Takes `to`, the number of the other entry, and `row`, the values of the section by the keys of its fields, as the form has them. */
	public static function copy( \WP_REST_Request $request ): array|\WP_Error {
		$typed = (array) $request->get_json_params();
		$to    = get_post( (int) ( $typed['to'] ?? 0 ) );
		$row   = is_array( $typed['row'] ?? null ) ? $typed['row'] : array();
		$from  = get_post( (int) $request['post'] );
		$kind  = is_string( $row['acf_fc_layout'] ?? null ) ? $row['acf_fc_layout'] : '';
		$field = $from instanceof \WP_Post ? acf_get_field( (string) get_post_meta( $from->ID, '_' . self::FIELD, true ) ) : false;
		$known = is_array( $field ) ? array_column( $field['layouts'], null, 'name' ) : array();
		if ( ! $to instanceof \WP_Post || $to->post_type !== $from->post_type || ! isset( $known[ $kind ] ) ) {
			return new \WP_Error( 'site_not_copied', __( 'This section does not fit there.', 'site' ), array( 'status' => 400 ) );
		}
		if ( ! current_user_can( 'edit_post', $to->ID ) ) {
			return new \WP_Error( 'site_not_copied', __( 'You may not change this.', 'site' ), array( 'status' => 403 ) );
		}
		$copy = Languages::hasPolylang() ? CopiedFields::rowInLanguage( $row, Languages::ofPost( $to->ID ) ) : $row;
		foreach ( $known[ $kind ]['sub_fields'] as $sub ) {
			if ( 'is_hidden' === $sub['name'] ) {
				$copy[ $sub['key'] ] = '1';
			}
		}
		$rows = get_field( $field['key'], $to->ID, false );
		update_field( $field['key'], array( ...( is_array( $rows ) ? array_values( $rows ) : array() ), $copy ), $to->ID );
		// Its caches and the site hear of it, and a revision is kept.
		wp_update_post( array( 'ID' => $to->ID ) );
		return array( 'edit' => get_edit_post_link( $to->ID, 'raw' ), 'title' => get_the_title( $to ) );
	}
}
