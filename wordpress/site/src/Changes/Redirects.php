<?php
namespace Site\Changes;

/** Addresses that published content had before. The site asks for the list and answers them with 301. */
final class Redirects {
	private const MOST = 5000;

	public static function start(): void {
		add_action( 'post_updated', array( self::class, 'onUpdate' ), 10, 3 );
	}

	private static function table(): string {
		return Table::named( 'redirects' );
	}

	public static function createTable(): void {
		Table::create(
			'redirects',
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			path varchar(190) NOT NULL,
			post bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY path (path)'
		);
	}

	public static function onUpdate( int $id, \WP_Post $after, \WP_Post $before ): void {
		if ( 'publish' !== $after->post_status || 'publish' !== $before->post_status ) {
			return;
		}
		$old = self::pathOf( $before );
		$new = self::pathOf( $after );
		if ( $old === $new || '/' === $old ) {
			return;
		}
		self::remember( $old, $new, $id );
		// Pages below it have moved along.
		if ( is_post_type_hierarchical( $after->post_type ) ) {
			foreach ( get_pages( array( 'child_of' => $id, 'lang' => '' ) ) as $child ) {
				$path = self::pathOf( $child );
				if ( str_starts_with( $path, $new ) ) {
					self::remember( $old . substr( $path, strlen( $new ) ), $path, $child->ID );
					Notice::id( "post:$child->ID" );
				}
			}
		}
		Notice::type( 'redirects' );
	}

	/** Notes where everything that is published stands now, before all of it moves. */
	public static function rememberAll(): void {
		global $wpdb;
		$ids = get_posts(
			array(
				'post_type'        => array( 'page', 'post' ),
				'numberposts'      => self::MOST,
				'fields'           => 'ids',
				'lang'             => '',
				'suppress_filters' => true,
			)
		);
		$wpdb->query( 'START TRANSACTION' );
		foreach ( array_chunk( $ids, 200 ) as $some ) {
			_prime_post_caches( $some, true, false );
			foreach ( $some as $id ) {
				$path = self::pathOf( get_post( $id ) );
				if ( '/' !== $path && strlen( $path ) <= 190 ) {
					$wpdb->replace( self::table(), array( 'path' => $path, 'post' => $id ) );
				}
			}
		}
		$wpdb->query( 'COMMIT' );
		Notice::type( 'redirects' );
	}

	/** @return array<int, array{from: string, to: string}> Paths without a slash at the end, newest first. */
	public static function all(): array {
		global $wpdb;
		$table = self::table();
		$found = array();
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT path, post FROM $table ORDER BY id DESC LIMIT %d", self::MOST ) );
		_prime_post_caches( array_unique( array_map( 'intval', array_column( $rows, 'post' ) ) ), true, false );
		foreach ( $rows as $row ) {
			$to = 'publish' === get_post_status( (int) $row->post ) ? self::pathOf( get_post( (int) $row->post ) ) : null;
			if ( null !== $to && $to !== $row->path ) {
				$found[] = array( 'from' => untrailingslashit( $row->path ), 'to' => untrailingslashit( $to ) ?: '/' );
			}
		}
		return $found;
	}

	private static function remember( string $old, string $new, int $post ): void {
		global $wpdb;
		if ( strlen( $old ) <= 190 ) {
			$wpdb->replace( self::table(), array( 'path' => $old, 'post' => $post ) );
		}
		// Nothing leads away from an address that has content again.
		$wpdb->delete( self::table(), array( 'path' => $new ) );
	}

	public static function pathOf( \WP_Post $post ): string {
		$folder = untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );
		return substr( (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH ), strlen( $folder ) ) ?: '/';
	}
}
