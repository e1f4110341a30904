<?php
namespace Site\Editing;

use Site\Markup;

/**
 * A change of something published that is not published yet: what stood in the form, kept with the post, which stays as it
 * is. It is opened in the form again, or published by hand or at a time, alone or with others.
 */
final class KeptChange {
	/**
	 * @var string array{title?: string, content?: string, excerpt?: string, thumbnail?: int, fields: array, user: int, time: int, unfiltered: bool, planner?: int, failed?: true}:
	 * `unfiltered` when the user could store any markup, `failed` when the planner could no longer publish.
	 */
	public const META        = '_site_change';
	public const PUBLISH     = 'site_publish_change';
	private const MAX_BYTES  = 2 * MB_IN_BYTES;
	/** Of a title and an excerpt, whose columns have 64 kB. */
	private const MAX_LINE   = 10 * KB_IN_BYTES;
	private const PARAMETER  = 'site_change';
	private const EDIT_TEXTS = array( 'title' => 'edit_post_title', 'content' => 'edit_post_content', 'excerpt' => 'edit_post_excerpt' );

	public static function start(): void {
		add_action( self::PUBLISH, array( self::class, 'publishPlanned' ) );
		add_action( 'load-post.php', array( self::class, 'openInForm' ) );
		add_action( 'edit_form_top', array( self::class, 'printMark' ) );
		add_action( 'save_post', array( self::class, 'forgetSaved' ) );
	}

	/** @return string|null Why it was not kept. */
	public static function keep( int $id, array $typed ): ?string {
		$kept = array_filter( array_intersect_key( $typed, self::EDIT_TEXTS ), 'is_string' ) + array(
			'fields' => is_array( $typed['fields'] ?? null ) ? $typed['fields'] : array(),
			'user'   => get_current_user_id(),
			'time'   => time(),
		);
		if ( is_int( $typed['thumbnail'] ?? null ) ) {
			$kept['thumbnail'] = $typed['thumbnail'];
		}
		if ( strlen( (string) wp_json_encode( $kept ) ) > self::MAX_BYTES || strlen( $kept['title'] ?? '' ) > self::MAX_LINE || strlen( $kept['excerpt'] ?? '' ) > self::MAX_LINE ) {
			return __( 'This is too much text to be kept.', 'site' );
		}
		$title = isset( $kept['title'] ) ? array( 'title' => Markup::allowed( $kept['title'], Markup::TITLE ) ) : array();
		$kept  = $title + Markup::allowed( $kept ) + array( 'unfiltered' => current_user_can( 'unfiltered_html' ) );
		// A plan that is there stays, and is from now on that of this user.
		update_post_meta( $id, self::META, wp_slash( $kept ) );
		return null;
	}

	public static function of( int $id ): ?array {
		$kept = get_post_meta( $id, self::META, true );
		if ( ! is_array( $kept ) ) {
			return null;
		}
		// Versions before 1.4 kept everything as it was sent.
		return isset( $kept['unfiltered'] ) || user_can( $kept['user'], 'unfiltered_html' ) ? $kept : Markup::filtered( $kept );
	}

	public static function forget( int $id ): void {
		delete_post_meta( $id, self::META );
		wp_clear_scheduled_hook( self::PUBLISH, array( $id ) );
		SharedChanges::leaveOut( $id );
	}

	/** Unix seconds; null for what is published by hand. */
	public static function timeOf( int $id ): ?int {
		return wp_next_scheduled( self::PUBLISH, array( $id ) ) ?: null;
	}

	public static function schedule( int $id, int $time ): void {
		wp_clear_scheduled_hook( self::PUBLISH, array( $id ) );
		self::note( $id, array( 'planner' => get_current_user_id() ) );
		wp_schedule_single_event( $time, self::PUBLISH, array( $id ) );
	}

	/** Publishes as the person who planned it. A planner without the right publishes nothing, and the change stays kept. */
	public static function publishPlanned( int $id ): void {
		$kept = self::of( $id );
		if ( null === $kept ) {
			return;
		}
		$planner = (int) ( $kept['planner'] ?? $kept['user'] );
		$before = get_current_user_id();
		wp_set_current_user( $planner );
		try {
			$may_publish = current_user_can( 'edit_post', $id ) && current_user_can( 'publish_post', $id );
			// Nobody is there who would see that markup was stripped.
			if ( ! $may_publish || self::publishable( $kept ) !== $kept || ! self::publish( $id ) ) {
				self::note( $id, array( 'failed' => true ) );
			}
		} finally {
			wp_set_current_user( $before );
		}
	}

	private static function note( int $id, array $noted ): void {
		$kept = self::of( $id );
		if ( null !== $kept ) {
			update_post_meta( $id, self::META, wp_slash( $noted + array_diff_key( $kept, array( 'failed' => true ) ) ) );
		}
	}

	/**
	 * Writes a change into its post, as saving its form would. The revision before it is WordPress's.
	 *
	 * @return bool False, with the change still kept, where WordPress does not store its texts.
	 */
	public static function publish( int $id ): bool {
		$kept = self::of( $id );
		if ( null === $kept || ! get_post( $id ) instanceof \WP_Post || ! Markup::unchanged( static fn() => self::write( $id, self::publishable( $kept ) ) ) ) {
			return false;
		}
		self::forget( $id );
		do_action( 'acf/save_post', $id );
		return true;
	}

	/** A change whose author has lost the right to its markup since has that of the current user, who publishes it. */
	private static function publishable( array $kept ): array {
		return empty( $kept['unfiltered'] ) || user_can( $kept['user'], 'unfiltered_html' ) ? $kept : Markup::allowed( $kept );
	}

	private static function write( int $id, array $kept ): bool {
		// Before the texts: the revision that they make takes the fields along.
		if ( function_exists( 'acf_update_values' ) ) {
			acf_update_values( wp_slash( $kept['fields'] ), $id );
		}
		if ( isset( $kept['thumbnail'] ) ) {
			$kept['thumbnail'] > 0 ? set_post_thumbnail( $id, $kept['thumbnail'] ) : delete_post_thumbnail( $id );
		}
		$texts = array();
		foreach ( array_intersect_key( $kept, self::EDIT_TEXTS ) as $name => $text ) {
			$texts[ "post_$name" ] = $text;
		}
		return ! is_wp_error( wp_update_post( wp_slash( array( 'ID' => $id ) + $texts ), true ) );
	}

	/** The link to the form with the change in it. */
	public static function link( int $id ): string {
		return add_query_arg( self::PARAMETER, '1', (string) get_edit_post_link( $id, 'raw' ) );
	}

	public static function openInForm(): void {
		$id   = (int) ( $_GET['post'] ?? 0 );
		$kept = self::isOpen() && current_user_can( 'edit_post', $id ) ? self::of( $id ) : null;
		if ( null === $kept ) {
			return;
		}
		foreach ( self::EDIT_TEXTS as $name => $filter ) {
			add_filter( $filter, static fn( mixed $text, int $post ) => $post === $id && isset( $kept[ $name ] ) ? $kept[ $name ] : $text, 10, 2 );
		}
		add_filter(
			'get_post_metadata',
			static fn( mixed $value, int $post, string $key ) => $post === $id && '_thumbnail_id' === $key && isset( $kept['thumbnail'] ) ? array( $kept['thumbnail'] ) : $value,
			10,
			3
		);
		if ( function_exists( 'acf_setup_meta' ) ) {
			acf_setup_meta( $kept['fields'], $id );
		}
	}

	/** Says to the save which form it was. */
	public static function printMark(): void {
		if ( self::isOpen() ) {
			printf( '<input type="hidden" name="%s" value="1">', esc_attr( self::PARAMETER ) );
		}
	}

	/** What was opened in the form and saved there is published. */
	public static function forgetSaved( int $id ): void {
		if ( isset( $_POST[ self::PARAMETER ], $_POST['post_ID'] ) && (int) $_POST['post_ID'] === $id && ! wp_is_post_revision( $id ) && current_user_can( 'edit_post', $id ) ) {
			self::forget( $id );
		}
	}

	/** Whether the form that is shown holds the change. */
	public static function isOpen(): bool {
		return isset( $_GET[ self::PARAMETER ] );
	}
}
