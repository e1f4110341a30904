<?php
namespace Site\Admin;

use Site\Redirects\Check;
use Site\Redirects\DeadAddresses;
use Site\Redirects\RedirectionPlugin;
use Site\Redirects\Rows;
use Site\Redirects\Rules;

/**
 * Tools, Redirects: the rows, one form for a new one or a changed one, and addresses that were asked for often. The right
 * `site_edit_redirects` is that to edit pages, `site_redirect_elsewhere`, to lead to other hosts, that to manage options.
 */
final class RedirectsPage {
	public const SLUG       = 'site-redirects';
	public const NONCE      = 'site_redirects';
	public const RIGHT      = 'site_edit_redirects';
	public const ELSEWHERE  = 'site_redirect_elsewhere';
	private const PER_PAGE  = 50;
	private const MOST_DEAD = 20;

	public static function start(): void {
		add_filter( 'map_meta_cap', array( self::class, 'mapRight' ), 10, 2 );
		add_action( 'admin_menu', static fn() => add_management_page( __( 'Redirects', 'site' ), __( 'Redirects', 'site' ), self::RIGHT, self::SLUG, array( self::class, 'show' ) ) );
		foreach ( array( 'save', 'delete', 'restore', 'forget' ) as $action ) {
			add_action( "admin_post_site_redirect_$action", static fn() => self::handle( $action ) );
		}
	}

	/** @param string[] $rights */
	public static function mapRight( array $rights, string $right ): array {
		return match ( $right ) {
			self::RIGHT     => array( 'edit_pages' ),
			self::ELSEWHERE => array( 'manage_options' ),
			default         => $rights,
		};
	}

	public static function demandRight(): void {
		if ( ! current_user_can( self::RIGHT ) ) {
			wp_die( esc_html__( 'You may not change this.', 'site' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::NONCE );
	}

	public static function url( array $query = array() ): string {
		return add_query_arg( array_map( 'rawurlencode', array( 'page' => self::SLUG ) + $query ), admin_url( 'tools.php' ) );
	}

	public static function newCheck(): Check {
		return new Check( current_user_can( self::ELSEWHERE ) );
	}

	/** What a status says to visitors and search engines. */
	public static function word( int $status ): string {
		return match ( $status ) {
			301     => __( 'moved for good', 'site' ),
			302     => __( 'elsewhere for now', 'site' ),
			307     => __( 'elsewhere for now, same method', 'site' ),
			308     => __( 'moved for good, same method', 'site' ),
			default => __( 'gone', 'site' ),
		};
	}

	public static function show(): void {
		$query = self::texts( $_GET );
		if ( 'import' === ( $query['view'] ?? '' ) ) {
			RedirectImport::show();
			return;
		}
		$search  = trim( $query['s'] ?? '' );
		$order   = $query['order'] ?? 'new';
		$page    = max( 1, (int) ( $query['paged'] ?? 1 ) );
		$found   = Rows::search( $search, $order, self::PER_PAGE, $page );
		$remarks = self::newCheck()->remarks( $found['rows'] );
		$edited  = Rows::get( (int) ( $query['row'] ?? 0 ) );
		// What was typed and refused stands in the form again.
		$kept           = '' === Notices::read( 'fault' ) ? false : get_transient( self::transient() );
		$form           = ( is_array( $kept ) ? $kept : array() ) + array_intersect_key( $query, array( 'source' => true ) ) + ( $edited ?? array() ) + array( 'source' => '', 'target' => '', 'status' => '301', 'note' => '' );
		$form['source'] = Rules::readable( $form['source'] );
		$form['target'] = Rules::readable( $form['target'] );
		$dead           = DeadAddresses::most( self::MOST_DEAD );
		$pages          = (int) ceil( $found['total'] / self::PER_PAGE );
		$has_plugin     = RedirectionPlugin::isThere();
		require __DIR__ . '/redirectsView.php';
	}

	private static function handle( string $action ): never {
		self::demandRight();
		$typed = self::texts( $_POST );
		$id    = (int) ( $typed['row'] ?? 0 );
		if ( 'save' === $action ) {
			self::save( $typed, $id );
		}
		if ( 'delete' === $action ) {
			$row = Rows::get( $id );
			if ( null !== $row ) {
				Undo::keep( 'redirect', $row );
			}
			Rows::delete( $id );
			self::leave( array( 'said' => __( 'Deleted.', 'site' ) ) );
		}
		if ( 'restore' === $action ) {
			$row = Undo::take( 'redirect' );
			null === $row ? self::leave( array( 'fault' => __( 'There is nothing to restore.', 'site' ) ) ) : self::save( $row, 0 );
		}
		DeadAddresses::forget( $typed['path'] ?? '' );
		self::leave( array( 'said' => __( 'Forgotten until it is asked for often again.', 'site' ) ) );
	}

	private static function save( array $typed, int $id ): never {
		$typed = array_intersect_key( $typed, array_flip( array( 'source', 'target', 'status', 'note' ) ) ) + array( 'source' => '', 'target' => '', 'status' => '', 'note' => '' );
		$taken = 0 === $id || null !== Rows::get( $id ) ? self::newCheck()->take( $typed, $id ) : array( 'row' => null, 'fault' => __( 'Somebody has deleted this row.', 'site' ) );
		if ( null === $taken['row'] ) {
			$again = array_map( static fn( string $text ) => mb_substr( $text, 0, Rules::MAX_TARGET ), $typed );
			set_transient( self::transient(), $again, HOUR_IN_SECONDS );
			self::leave( array( 'fault' => (string) $taken['fault'] ) + ( 0 === $id ? array() : array( 'row' => (string) $id ) ) );
		}
		Rows::save( $taken['row'], $id );
		self::leave( array( 'said' => __( 'Saved. The site knows it in a moment.', 'site' ) ) );
	}

	/**
	 * As they were typed: WordPress's own cleaning takes the escapes out of addresses, and `Check` decides what they may be.
	 *
	 * @return array<string, string>
	 */
	private static function texts( array $sent ): array {
		return array_filter( wp_unslash( $sent ), static fn( mixed $text ) => is_string( $text ) && mb_check_encoding( $text, 'UTF-8' ) );
	}

	private static function transient(): string {
		return 'site_redirect_typed_' . get_current_user_id();
	}

	/** @param array<string, string> $query */
	private static function leave( array $query ): never {
		wp_safe_redirect( self::url( Notices::inQuery( $query ) ) );
		exit;
	}
}
