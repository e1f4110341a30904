<?php
namespace Site\Redirects;

use Site\Changes\Redirects;
use Site\Languages\Languages;

/** Says what is wrong with rows, beside those that are there. Rows that it takes count for those after them. */
final class Check {
	private Matcher $matcher;
	/** @var array<string, int> Number by source. */
	private array $known = array();
	/** @var array<string, true> */
	private array $moved = array();

	public function __construct( private bool $may_lead_elsewhere ) {
		$this->matcher = new Matcher();
		foreach ( Redirects::all() as $moved ) {
			$this->moved[ Rules::spelled( $moved['from'] ) ] = true;
			$this->matcher->add( Rules::spelled( $moved['from'] ), $moved['to'] );
		}
		foreach ( Rows::all() as $row ) {
			$this->known[ $row['source'] ] = (int) $row['id'];
			$this->matcher->add( $row['source'], $row['target'] );
		}
	}

	/**
	 * Takes a row as it was typed, in the place of the row `$id` where that is not 0.
	 *
	 * @param array{source: string, target: string, status: string|int, note: string} $typed
	 * @return array{row: ?array{source: string, target: string, status: int, note: string}, fault: ?string}
	 */
	public function take( array $typed, int $id = 0 ): array {
		$refuse = static fn( string $fault ) => array( 'row' => null, 'fault' => $fault );
		if ( strlen( $typed['source'] ) > 3 * Rules::MAX_SOURCE || strlen( $typed['target'] ) > 3 * Rules::MAX_TARGET || mb_strlen( $typed['note'] ) > Rules::MAX_NOTE ) {
			return $refuse( __( 'The redirect is too long.', 'site' ) );
		}
		$source = Rules::source( $typed['source'] );
		if ( null === $source ) {
			return $refuse( __( 'The source must be a path such as /old or /old/*, without ? or # and with at most one *.', 'site' ) );
		}
		$status = is_numeric( $typed['status'] ) ? (int) $typed['status'] : 0;
		if ( ! in_array( $status, Rules::STATUSES, true ) ) {
			return $refuse( __( 'The status must be 301, 302, 307, 308 or 410.', 'site' ) );
		}
		if ( Rules::GONE === $status && '' !== trim( $typed['target'] ) ) {
			return $refuse( __( 'A 410 has no target. Leave the target URL empty.', 'site' ) );
		}
		$target = Rules::GONE === $status ? '' : Rules::target( $typed['target'], $source );
		if ( null === $target ) {
			return $refuse( __( 'The target must be a path such as /new or a URL such as https://example.com/new. It may use * only if the source does.', 'site' ) );
		}
		if ( Rules::isElsewhere( $target ) && ! $this->may_lead_elsewhere ) {
			return $refuse( __( 'Only administrators can redirect to other websites.', 'site' ) );
		}
		if ( ( $this->known[ $source ] ?? $id ) !== $id ) {
			return $refuse( __( 'A redirect for this address already exists.', 'site' ) );
		}
		if ( 0 === $id && count( $this->known ) >= Rows::MOST ) {
			/* translators: %d: number of rows */
			return $refuse( sprintf( __( 'You have reached the limit of %d redirects.', 'site' ), Rows::MOST ) );
		}
		if ( str_contains( $source, '*' ) && $this->matcher->openCount() >= Rows::MOST_OPEN ) {
			/* translators: %d: number of rows */
			return $refuse( sprintf( __( 'You have reached the limit of %d wildcard redirects.', 'site' ), Rows::MOST_OPEN ) );
		}
		return $this->takeUnlessCircle( array( 'source' => $source, 'target' => $target, 'status' => $status, 'note' => sanitize_text_field( $typed['note'] ) ), $id );
	}

	/**
	 * What somebody should know of rows that are taken.
	 *
	 * @param array<int|string, array{source: string, target: string}> $rows
	 * @return array<int|string, string> Sentences by the key of the row.
	 */
	public function remarks( array $rows ): array {
		$living  = self::living( array_column( $rows, 'source' ) );
		$remarks = array();
		foreach ( $rows as $key => $row ) {
			if ( isset( $living[ $row['source'] ] ) ) {
				$remarks[ $key ] = __( 'Not used: a page exists at this address.', 'site' );
			} elseif ( isset( $this->moved[ $row['source'] ] ) ) {
				$remarks[ $key ] = __( 'Not used: a page was moved from here and redirects by itself.', 'site' );
			} elseif ( '' !== $row['target'] && ! str_contains( $row['target'], '*' ) ) {
				$end = $this->matcher->end( $row['target'] );
				if ( null !== $end && $end !== $row['target'] ) {
					$remarks[ $key ] = '' === $end
						? __( 'Target is gone (410).', 'site' )
						/* translators: %s: address */
						: sprintf( __( 'Redirects on to %s. Use that as the target.', 'site' ), Rules::readable( $end ) );
				}
			}
		}
		return $remarks;
	}

	/** @param array{source: string, target: string, status: int, note: string} $row */
	private function takeUnlessCircle( array $row, int $id ): array {
		$before = 0 === $id ? null : Rows::get( $id );
		if ( null !== $before ) {
			$this->matcher->remove( $before['source'] );
		}
		// A moved page's own redirect comes first, and stays.
		if ( ! isset( $this->moved[ $row['source'] ] ) ) {
			$this->matcher->add( $row['source'], $row['target'] );
		}
		if ( $this->matcher->isCircle( $row['source'], $row['target'] ) ) {
			$this->matcher->remove( $row['source'] );
			return array( 'row' => null, 'fault' => __( 'This creates a redirect loop.', 'site' ) );
		}
		// A new row has no number yet, and is another than the next new one.
		$this->known[ $row['source'] ] = 0 === $id ? -1 : $id;
		return array( 'row' => $row, 'fault' => null );
	}

	/**
	 * The paths at which something is published.
	 *
	 * @param string[] $paths
	 * @return array<string, true>
	 */
	private static function living( array $paths ): array {
		global $wpdb;
		$found = array_fill_keys( array( '/', ...array_map( static fn( string $code ) => "/$code", array_keys( Languages::all() ) ) ), true );
		$slugs = array_unique( array_map( static fn( string $path ) => sanitize_title( rawurldecode( basename( $path ) ) ), $paths ) );
		foreach ( array_chunk( array_filter( $slugs ), 200 ) as $some ) {
			$places = implode( ',', array_fill( 0, count( $some ), '%s' ) );
			$ids    = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_status = 'publish' AND post_type IN ('page','post') AND post_name IN ($places)", $some ) );
			_prime_post_caches( $ids, true, false );
			foreach ( $ids as $id ) {
				$found[ rtrim( Rules::spelled( Redirects::pathOf( get_post( (int) $id ) ) ), '/' ) ?: '/' ] = true;
			}
		}
		return array_intersect_key( $found, array_flip( $paths ) );
	}
}
