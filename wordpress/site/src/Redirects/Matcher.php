<?php
namespace Site\Redirects;

/** Finds the row of a path as the site does: an exact one first, then those with a `*`, the longest first. */
final class Matcher {
	private const MAX_HOPS = 10;
	/** @var array<string, string> Targets by source. */
	private array $exact = array();
	/** @var array<string, array{string, string, string}> What stands before and after the `*`, and the target, by source. */
	private array $open    = array();
	private bool $is_sorted = true;

	/** @param iterable<array{source: string, target: string}> $rows */
	public function __construct( iterable $rows = array() ) {
		foreach ( $rows as $row ) {
			$this->add( $row['source'], $row['target'] );
		}
	}

	public function add( string $source, string $target ): void {
		if ( str_contains( $source, '*' ) ) {
			$this->open[ $source ] = array( ...explode( '*', $source, 2 ), $target );
			$this->is_sorted       = false;
		} else {
			$this->exact[ $source ] = $target;
		}
	}

	public function remove( string $source ): void {
		unset( $this->exact[ $source ], $this->open[ $source ] );
	}

	/** How many rows have a `*`. */
	public function openCount(): int {
		return count( $this->open );
	}

	/** Where a path leads: empty for what is gone, null where no row is for it. */
	public function next( string $path ): ?string {
		$path = rtrim( $path, '/' ) ?: '/';
		if ( isset( $this->exact[ $path ] ) ) {
			return $this->exact[ $path ];
		}
		if ( ! $this->is_sorted ) {
			uasort( $this->open, static fn( array $a, array $b ) => strlen( $b[0] . $b[1] ) <=> strlen( $a[0] . $a[1] ) );
			$this->is_sorted = true;
		}
		foreach ( $this->open as list( $before, $after, $target ) ) {
			if ( strlen( $path ) > strlen( $before . $after ) && str_starts_with( $path, $before ) && str_ends_with( $path, $after ) ) {
				$rest = substr( $path, strlen( $before ), strlen( $path ) - strlen( $before . $after ) );
				if ( '' === $after || ! str_contains( $rest, '/' ) ) {
					return str_replace( '*', $rest, $target );
				}
			}
		}
		return null;
	}

	/** Whether an address of this row could be led on without an end. */
	public function isCircle( string $source, string $target ): bool {
		foreach ( $this->samples( $source, $target ) as $rest ) {
			if ( null === $this->end( str_replace( '*', $rest, $target ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** Where a target is led on to in the end: itself where no row is for it, null where there is no end. */
	public function end( string $target ): ?string {
		for ( $hop = 0; $hop <= self::MAX_HOPS; $hop++ ) {
			if ( '' === $target || '/' !== $target[0] ) {
				return $target;
			}
			$next = $this->next( (string) preg_replace( '#/{2,}#', '/', strtok( $target, '?#' ) ?: '/' ) );
			if ( null === $next ) {
				return $target;
			}
			$target = $next;
		}
		return null;
	}

	/** @return string[] What a `*` could stand for: anything, and what other rows would take up. */
	private function samples( string $source, string $target ): array {
		if ( ! str_contains( $source, '*' ) || ! str_contains( $target, '*' ) ) {
			return array( 'x' );
		}
		list( $before, $after ) = explode( '*', $target, 2 );
		$samples                = array( 'x' );
		foreach ( array( ...array_keys( $this->exact ), ...array_keys( $this->open ) ) as $other ) {
			$other = str_replace( '*', 'x', (string) $other );
			if ( strlen( $other ) > strlen( $before . $after ) && str_starts_with( $other, $before ) && str_ends_with( $other, $after ) ) {
				$samples[] = substr( $other, strlen( $before ), strlen( $other ) - strlen( $before . $after ) );
			}
		}
		return $samples;
	}
}
