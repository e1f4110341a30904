<?php
namespace Site\Admin;

use Site\Settings;
use Site\SiteCall;

/**
 * Enquiries: what visitors sent by the forms, read from the site's database, answered, marked, exported and erased. WordPress keeps
 * nothing of them. The right `site_read_enquiries` is administrators', who may give it to others.
 */
final class Enquiries {
	public const SLUG      = 'site-enquiries';
	public const NONCE     = 'site_enquiries';
	public const RIGHT     = 'site_read_enquiries';
	private const ADDRESS  = '/api/owner/enquiries';
	private const SECONDS  = 15;
	private const MAX_TEXT = 10000;
	/** Of a hundred megabytes between two hosts. */
	private const FILE_SECONDS   = 120;
	private const EXPORT_SECONDS = 600;

	public static function start(): void {
		add_action( 'admin_menu', static fn() => add_menu_page( __( 'Enquiries', 'site' ), __( 'Enquiries', 'site' ), self::RIGHT, self::SLUG, array( self::class, 'show' ), 'dashicons-email-alt', 26 ) );
		add_action( 'admin_post_site_enquiries', array( self::class, 'handle' ) );
	}

	public static function show(): void {
		$id     = self::idOf( $_GET['enquiry'] ?? '' );
		$filter = array_filter(
			array(
				'kind'   => self::oneOf( $_GET['kind'] ?? '', array( 'lead', 'contact' ) ),
				'state'  => self::oneOf( $_GET['state'] ?? '', array( 'open', 'done' ) ),
				'search' => mb_substr( SettingsPage::textOf( $_GET['s'] ?? '' ), 0, 100 ),
			)
		);
		$page   = max( 1, min( 100000, (int) ( $_GET['paged'] ?? 1 ) ) );
		$answer = self::ask( null === $id ? array( 'do' => 'list', 'page' => $page ) + $filter : array( 'do' => 'read', 'id' => $id ) );
		$isRead = '200' === $answer['status'] && is_array( $answer['json'][ null === $id ? 'enquiries' : 'enquiry' ] ?? null );
		$fault  = ! $isRead ? self::faultOf( $answer ) : Notices::read( 'fault' );
		$rows   = array_values( array_filter( is_array( $answer['json']['enquiries'] ?? null ) ? $answer['json']['enquiries'] : array(), 'is_array' ) );
		$one    = is_array( $answer['json']['enquiry'] ?? null ) ? $answer['json']['enquiry'] : null;
		// What could not be sent stands in the form again.
		$typed  = '' !== $fault ? (string) get_transient( self::transient() ) : '';
		require __DIR__ . ( null === $id ? '/enquiriesView.php' : '/enquiryView.php' );
	}

	public static function handle(): never {
		if ( ! current_user_can( self::RIGHT ) ) {
			wp_die( esc_html__( 'You may not change this.', 'site' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::NONCE );
		$do = SettingsPage::textOf( $_POST['do'] ?? '' );
		$id = self::idOf( $_POST['enquiry'] ?? '' );
		if ( 'export' === $do ) {
			self::export();
		}
		if ( 'erase-address' === $do ) {
			self::eraseAddress( SettingsPage::textOf( $_POST['address'] ?? '' ) );
		}
		if ( null === $id ) {
			self::leave( array( 'fault' => __( 'There is no such enquiry.', 'site' ) ) );
		}
		if ( 'file' === $do ) {
			self::sendFile( $id, self::idOf( $_POST['file'] ?? '' ) ?? '' );
		}
		if ( 'answer' === $do ) {
			self::answer( $id );
		}
		$answer = self::ask( array( 'do' => $do, 'id' => $id ) );
		$isDone = '200' === $answer['status'];
		self::leave( ( $isDone ? array( 'said' => 'erase' === $do ? __( 'Erased.', 'site' ) : __( 'Saved.', 'site' ) ) : array( 'fault' => self::faultOf( $answer ) ) ) + ( 'erase' === $do && $isDone ? array() : array( 'enquiry' => $id ) ) );
	}

	public static function url( array $query = array() ): string {
		return add_query_arg( array_map( 'rawurlencode', array( 'page' => self::SLUG ) + $query ), admin_url( 'admin.php' ) );
	}

	public static function kind( array $enquiry ): string {
		if ( is_string( $enquiry['form'] ?? null ) && '' !== $enquiry['form'] ) {
			return $enquiry['form'];
		}
		return 'lead' === ( $enquiry['kind'] ?? '' ) ? __( 'Lead form', 'site' ) : __( 'Contact form', 'site' );
	}

	public static function time( mixed $milliseconds ): string {
		return is_numeric( $milliseconds ) ? wp_date( 'Y-m-d H:i', (int) ( $milliseconds / 1000 ) ) : '–';
	}

	/** @return array<int, array{name: string, value: string}> */
	public static function fields( array $enquiry ): array {
		return array_values( array_filter( is_array( $enquiry['fields'] ?? null ) ? $enquiry['fields'] : array(), static fn( mixed $field ) => is_string( $field['name'] ?? null ) && is_string( $field['value'] ?? null ) ) );
	}

	/** @return array<int, array{id: string, name: string, bytes: int}> */
	public static function files( array $enquiry ): array {
		return array_values( array_filter( is_array( $enquiry['files'] ?? null ) ? $enquiry['files'] : array(), static fn( mixed $file ) => wp_is_uuid( $file['id'] ?? '' ) && is_string( $file['name'] ?? null ) && is_int( $file['bytes'] ?? null ) ) );
	}

	/** A form of one button. */
	public static function button( string $do, string $label, array $fields = array(), string $class = 'button', bool $asksFirst = false ): void {
		printf( '<form method="post" action="%s" style="display:inline-block;margin:0 8px 8px 0">', esc_url( admin_url( 'admin-post.php' ) ) );
		wp_nonce_field( self::NONCE );
		foreach ( array( 'action' => 'site_enquiries', 'do' => $do ) + $fields as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		if ( $asksFirst ) {
			printf( '<label><input type="checkbox" required> %s</label> ', esc_html__( 'For good', 'site' ) );
		}
		printf( '<button class="%s">%s</button></form>', esc_attr( $class ), esc_html( $label ) );
	}

	private static function answer( string $id ): never {
		$text = str_replace( "\r\n", "\n", trim( (string) wp_unslash( is_string( $_POST['text'] ?? null ) ? $_POST['text'] : '' ) ) );
		set_transient( self::transient(), $text, HOUR_IN_SECONDS );
		if ( '' === $text || mb_strlen( $text ) > self::MAX_TEXT ) {
			self::leave( array( 'enquiry' => $id, 'fault' => __( 'An answer has 1 to 10,000 characters.', 'site' ) ) );
		}
		$answer = self::ask( array( 'do' => 'answer', 'id' => $id, 'answerId' => self::idOf( $_POST['answerId'] ?? '' ) ?? wp_generate_uuid4(), 'text' => $text ) );
		if ( '200' !== $answer['status'] ) {
			self::leave( array( 'enquiry' => $id, 'fault' => self::faultOf( $answer ) ) );
		}
		delete_transient( self::transient() );
		self::leave( array( 'enquiry' => $id, 'said' => __( 'The answer is on its way.', 'site' ) ) );
	}

	/** Passes on a file without keeping it, to be saved and not shown. */
	private static function sendFile( string $id, string $file ): never {
		$answer = SiteCall::fetchAsOwner( self::ADDRESS, (string) wp_json_encode( array( 'do' => 'file', 'id' => $id, 'file' => $file ) ), self::FILE_SECONDS, 'application/octet-stream' );
		if ( null === $answer['file'] ) {
			self::leave( array( 'enquiry' => $id, 'fault' => '404' === $answer['status'] ? __( 'There is no such file.', 'site' ) : SiteCall::whyNotOwner( $answer['status'] ) ) );
		}
		nocache_headers();
		header( 'Content-Type: application/octet-stream' );
		header( 'Content-Disposition: ' . ( preg_match( '/^attachment;[\x20-\x7e]*$/', $answer['disposition'] ) ? $answer['disposition'] : 'attachment' ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Length: ' . filesize( $answer['file'] ) );
		self::send( $answer['file'] );
	}

	private static function eraseAddress( string $address ): never {
		$answer = self::ask( array( 'do' => 'erase-address', 'address' => mb_substr( $address, 0, 254 ) ) );
		if ( '200' !== $answer['status'] ) {
			self::leave( array( 'fault' => self::faultOf( $answer ) ) );
		}
		/* translators: numbers */
		self::leave( array( 'said' => sprintf( __( 'Erased: %1$d. Named in the words of others, which stay: %2$d.', 'site' ), (int) ( $answer['json']['erased'] ?? 0 ), (int) ( $answer['json']['mentioned'] ?? 0 ) ) ) );
	}

	/** Passes on all enquiries as a table; neither the site nor WordPress holds it in memory. */
	private static function export(): never {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( self::EXPORT_SECONDS );
		}
		$answer = SiteCall::fetchAsOwner( self::ADDRESS, (string) wp_json_encode( array( 'do' => 'export' ) ), self::EXPORT_SECONDS, 'text/csv' );
		if ( null === $answer['file'] ) {
			self::leave( array( 'fault' => SiteCall::whyNotOwner( $answer['status'] ) ) );
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="enquiries.csv"' );
		header( 'X-Content-Type-Options: nosniff' );
		// Without this mark, spreadsheets assume an older encoding.
		self::send( $answer['file'], "\u{FEFF}" );
	}

	/** Sends a file. A buffer of PHP or of a plugin would hold all of it. */
	private static function send( string $file, string $before = '' ): never {
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		echo $before; // phpcs:ignore -- a file
		readfile( $file ); // phpcs:ignore -- a file
		exit;
	}

	/** @return array{status: string, json: ?array} */
	private static function ask( array $request ): array {
		return SiteCall::askAsOwner( self::ADDRESS, (string) wp_json_encode( $request ), self::SECONDS );
	}

	private static function faultOf( array $answer ): string {
		return match ( $answer['json']['error']['code'] ?? '' ) {
			'no_enquiry' => __( 'There is no such enquiry.', 'site' ),
			'no_address' => __( 'This is no email address.', 'site' ),
			default      => SiteCall::whyNotOwner( $answer['status'] ),
		};
	}

	private static function oneOf( mixed $sent, array $known ): string {
		$text = SettingsPage::textOf( $sent );
		return in_array( $text, $known, true ) ? $text : '';
	}

	private static function idOf( mixed $sent ): ?string {
		$id = SettingsPage::textOf( $sent );
		return wp_is_uuid( $id ) ? $id : null;
	}

	private static function transient(): string {
		return 'site_enquiry_answer_' . get_current_user_id();
	}

	/** @param array<string, string> $query */
	private static function leave( array $query ): never {
		wp_safe_redirect( self::url( Notices::inQuery( $query ) ) );
		exit;
	}
}
