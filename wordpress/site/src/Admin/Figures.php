<?php
namespace Site\Admin;

use Site\SiteCall;

/** Dashboard, Figures: sign-ups, confirmations and enquiries of each week and language, asked of the site. The right is that of Visits. */
final class Figures {
	private const SLUG    = 'site-figures';
	private const NONCE   = 'site_figures';
	private const WEEKS   = 12;
	private const TIMEOUT = 10;

	public static function start(): void {
		add_action( 'admin_menu', static fn() => add_dashboard_page( __( 'Figures', 'site' ), __( 'Figures', 'site' ), Visits::RIGHT, self::SLUG, array( self::class, 'show' ) ) );
		add_action( 'admin_post_site_figures_export', array( self::class, 'handleExport' ) );
	}

	public static function show(): void {
		list( $rows, $why ) = self::read();
		$export             = wp_nonce_url( admin_url( 'admin-post.php?action=site_figures_export' ), self::NONCE );
		$kinds              = self::kinds();
		$totals             = self::byWeek( $rows );
		require __DIR__ . '/figuresView.php';
	}

	public static function handleExport(): never {
		check_admin_referer( self::NONCE );
		if ( ! current_user_can( Visits::RIGHT ) ) {
			wp_die( esc_html__( 'You may not see this.', 'site' ), 403 );
		}
		list( $rows, $why ) = self::read();
		if ( null !== $why ) {
			wp_die( esc_html( $why ), 502 );
		}
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="figures.csv"' );
		header( 'X-Content-Type-Options: nosniff' );
		$out = fopen( 'php://output', 'w' );
		fputcsv( $out, array( 'week', 'language', ...array_keys( self::kinds() ) ), ',', '"', '' );
		foreach ( $rows as $row ) {
			fputcsv( $out, array_values( $row ), ',', '"', '' );
		}
		exit;
	}

	/** @return array<string, string> What is counted, in words. */
	private static function kinds(): array {
		return array(
			'signUps'       => __( 'Sign-ups', 'site' ),
			'confirmations' => __( 'Confirmed', 'site' ),
			'enquiries'     => __( 'Enquiries', 'site' ),
		);
	}

	/** @return array{array<int, array>, ?string} The rows, and why there are none. */
	private static function read(): array {
		list( 'status' => $status, 'json' => $json ) = SiteCall::askAsOwner( '/api/owner/figures', (string) wp_json_encode( array( 'weeks' => self::WEEKS ) ), self::TIMEOUT );
		if ( '200' !== $status || ! is_array( $json['weeks'] ?? null ) ) {
			return array( array(), SiteCall::whyNotOwner( $status ) );
		}
		$rows = array();
		foreach ( $json['weeks'] as $row ) {
			if ( preg_match( '/^\d{4}-\d\d-\d\d$/', (string) ( $row['week'] ?? '' ) ) && preg_match( '/^[a-z]{2}$/', (string) ( $row['locale'] ?? '' ) ) ) {
				$rows[] = array( 'week' => $row['week'], 'locale' => $row['locale'] ) + array_map( static fn( string $kind ) => (int) ( $row[ $kind ] ?? 0 ), array_combine( array_keys( self::kinds() ), array_keys( self::kinds() ) ) );
			}
		}
		return array( $rows, null );
	}

	/** @return array<string, array<string, int>> Of all languages together, by kind and week, weeks without any included. */
	private static function byWeek( array $rows ): array {
		$monday = strtotime( 'monday this week', strtotime( gmdate( 'Y-m-d' ) . ' UTC' ) );
		$weeks  = array();
		for ( $ago = self::WEEKS - 1; $ago >= 0; --$ago ) {
			$weeks[ gmdate( 'Y-m-d', $monday - $ago * WEEK_IN_SECONDS ) ] = 0;
		}
		$totals = array_fill_keys( array_keys( self::kinds() ), $weeks );
		foreach ( $rows as $row ) {
			foreach ( array_keys( $totals ) as $kind ) {
				if ( isset( $totals[ $kind ][ $row['week'] ] ) ) {
					$totals[ $kind ][ $row['week'] ] += $row[ $kind ];
				}
			}
		}
		return $totals;
	}
}
