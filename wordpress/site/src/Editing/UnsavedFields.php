<?php
namespace Site\Editing;

use Site\Languages\Languages;

/**
 * What stands in an editor's form and is not saved, kept for an hour under a name that this screen alone has. When the
 * site asks for a preview with that name in `X-Site-Draft`, WPGraphQL answers from these fields; nothing of the post is
 * changed, and nobody without the right to edit it is answered so. Changes that are shared (`SharedChanges`) are answered in
 * the same way.
 */
final class UnsavedFields {
	private const SECONDS   = HOUR_IN_SECONDS;
	private const MAX_BYTES = 2 * MB_IN_BYTES;
	/** What ACF calls the store of a post's fields, with its number behind it: no post has this id. */
	private const ACF_ID = 'site_unsaved_';
	/** What a form may change of a post beside its fields, by the names of WPGraphQL's model. */
	private const MODEL = array(
		'titleRendered'           => 'title',
		'titleRaw'                => 'title',
		'contentRendered'         => 'content',
		'contentRaw'              => 'content',
		'excerptRendered'         => 'excerpt',
		'excerptRaw'              => 'excerpt',
		'featuredImageDatabaseId' => 'thumbnail',
	);

	/** @var array<int, array{title?: string, content?: string, excerpt?: string, thumbnail?: int, fields: array}>|null By post. */
	private static ?array $current = null;

	public static function start(): void {
		add_filter( 'wpgraphql/acf/pre_get_node_acf_id', array( self::class, 'idOfFields' ), 10, 2 );
		add_filter( 'graphql_return_field_from_model', array( self::class, 'fieldOfModel' ), 10, 4 );
	}

	public static function isName( mixed $name ): bool {
		return is_string( $name ) && 1 === preg_match( '/^[0-9a-f]{32}$/', $name );
	}

	/** @return string|null Why it was not kept. */
	public static function keep( string $name, int $post, array $typed ): ?string {
		$kept = array(
			'post'      => $post,
			'title'     => self::text( $typed['title'] ?? null ),
			'content'   => self::text( $typed['content'] ?? null ),
			'excerpt'   => self::text( $typed['excerpt'] ?? null ),
			'thumbnail' => isset( $typed['thumbnail'] ) ? (int) $typed['thumbnail'] : null,
			'fields'    => is_array( $typed['fields'] ?? null ) ? $typed['fields'] : array(),
		);
		if ( strlen( (string) wp_json_encode( $kept ) ) > self::MAX_BYTES ) {
			return __( 'This is too much text to be shown beside the fields.', 'site' );
		}
		set_transient( self::transient( $name ), $kept, self::SECONDS );
		self::makeDraft( $post, self::text( $typed['title'] ?? null ) ?? '', self::text( $typed['language'] ?? null ) ?? '' );
		return null;
	}

	/** WPGraphQL knows no auto-drafts: what somebody has begun to write is a draft, as WordPress's own autosave makes it. */
	private static function makeDraft( int $id, string $title, string $language ): void {
		if ( 'auto-draft' !== get_post_status( $id ) ) {
			return;
		}
		if ( function_exists( 'pll_set_post_language' ) && Languages::isKnown( $language ) ) {
			pll_set_post_language( $id, $language );
		}
		wp_update_post( wp_slash( array( 'ID' => $id, 'post_status' => 'draft' ) + ( '' === trim( $title ) ? array() : array( 'post_title' => $title ) ) ) );
	}

	/** The node's fields are read from the form. Null leaves them to WPGraphQL for ACF. */
	public static function idOfFields( mixed $id, mixed $node ): mixed {
		$edited = null === $id && $node instanceof \WPGraphQL\Model\Post ? self::editedOf( get_post( (int) $node->databaseId ) ) : null;
		return null === $edited ? $id : self::ACF_ID . $edited;
	}

	/** The post itself, or the one that it is a revision of, where that is answered from a form. What else is below it, a picture or a page, has its own fields. */
	private static function editedOf( ?\WP_Post $post ): ?int {
		$id = 'revision' === $post?->post_type ? $post->post_parent : $post?->ID;
		return null !== $id && isset( self::current()[ $id ] ) ? $id : null;
	}

	public static function fieldOfModel( mixed $value, string $name, string $model, mixed $post ): mixed {
		$of = self::MODEL[ $name ] ?? null;
		if ( null === $of || ! $post instanceof \WP_Post || 'PostObject' !== $model ) {
			return $value;
		}
		$edited = self::editedOf( $post );
		$typed  = null === $edited ? null : ( self::current()[ $edited ][ $of ] ?? null );
		if ( null === $typed ) {
			return $value;
		}
		return match ( $name ) {
			'titleRendered'           => html_entity_decode( wptexturize( $typed ) ),
			'contentRendered'         => apply_filters( 'the_content', $typed ),
			'excerptRendered'         => '' === $typed ? null : apply_filters( 'the_excerpt', $typed ),
			'featuredImageDatabaseId' => $typed > 0 ? $typed : null,
			default                   => $typed,
		};
	}

	/** The post with the texts that it is answered with, in what WPGraphQL does not read from its model. */
	public static function asTyped( \WP_Post $post ): \WP_Post {
		$edited = self::editedOf( $post );
		if ( null === $edited ) {
			return $post;
		}
		$typed = clone $post;
		foreach ( array( 'title', 'content', 'excerpt' ) as $name ) {
			$typed->{"post_$name"} = self::current()[ $edited ][ $name ] ?? $post->{"post_$name"};
		}
		return $typed;
	}

	/** A field as the post is answered with it. */
	public static function field( \WP_Post $post, string $name ): mixed {
		$edited = self::editedOf( $post );
		return null === $edited || ! function_exists( 'acf_get_metadata' ) ? get_post_meta( $post->ID, $name, true ) : acf_get_metadata( self::ACF_ID . $edited, $name );
	}

	/** Read once: who asks, and what for, is the same for the whole query. */
	private static function current(): array {
		if ( null !== self::$current ) {
			return self::$current;
		}
		// Asked before the rights are: they are read from the post's model, which would ask here again.
		self::$current = array();
		if ( ! function_exists( 'is_graphql_request' ) || ! is_graphql_request() ) {
			return self::$current;
		}
		self::$current = self::unsaved() + SharedChanges::asked();
		foreach ( function_exists( 'acf_setup_meta' ) ? self::$current : array() as $id => $typed ) {
			acf_setup_meta( $typed['fields'], self::ACF_ID . $id );
		}
		return self::$current;
	}

	/** @return array<int, array> */
	private static function unsaved(): array {
		$name = $_SERVER['HTTP_X_SITE_DRAFT'] ?? null;
		$kept = self::isName( $name ) ? get_transient( self::transient( $name ) ) : null;
		return is_array( $kept ) && current_user_can( 'edit_post', $kept['post'] ) ? array( $kept['post'] => $kept ) : array();
	}

	private static function transient( string $name ): string {
		return "site_unsaved_$name";
	}

	private static function text( mixed $typed ): ?string {
		return is_string( $typed ) ? $typed : null;
	}
}
