<?php
namespace Site\Admin;

use Site\Content\RestAnswers;
use Site\Editing\Editors;
use Site\Editing\KeptChange;
use Site\Editing\SharedChanges;

/** Changes that are kept and not published: the button in the form, what is said there, and Tools, Changes, where several are published together. */
final class Changes {
	private const SLUG  = 'site-changes';
	private const NONCE = 'site_changes';
	/** The hook that takes an entry off the site. */
	private const WITHDRAW = 'site_withdraw';
	private const SHOWN    = 200;

	public static function start(): void {
		add_action( 'rest_api_init', array( self::class, 'registerRoutes' ) );
		add_action( 'post_submitbox_misc_actions', array( self::class, 'printButton' ) );
		add_action( 'admin_notices', array( self::class, 'printNotice' ) );
		add_action( 'admin_menu', static fn() => add_management_page( __( 'Changes', 'site' ), __( 'Changes', 'site' ), 'edit_pages', self::SLUG, array( self::class, 'show' ) ) );
		add_action( 'admin_post_site_changes', array( self::class, 'handle' ) );
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
		add_action( 'save_post', array( self::class, 'scheduleWithdrawal' ) );
		add_action( self::WITHDRAW, array( self::class, 'withdraw' ) );
	}

	public static function enqueue(): void {
		if ( 'post' === get_current_screen()?->base && ! get_current_screen()->is_block_editor() ) {
			wp_enqueue_script( 'site-kept-change', plugins_url( 'assets/keptChange.js', \Site\FILE ), array( 'site-typed-form' ), \Site\VERSION, true );
		}
	}

	public static function registerRoutes(): void {
		register_rest_route(
			RestAnswers::SPACE,
			'/change/(?P<post>\d+)',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn( \WP_REST_Request $request ) => current_user_can( 'edit_post', (int) $request['post'] ),
				'callback'            => array( self::class, 'keep' ),
			)
		);
	}

	public static function keep( \WP_REST_Request $request ): array|\WP_Error {
		$typed = $request->get_json_params();
		if ( ! is_array( $typed ) || array() === $typed || ! in_array( get_post_type( (int) $request['post'] ), Editors::TYPES, true ) ) {
			return new \WP_Error( 'site_not_kept', __( 'This is no form.', 'site' ), array( 'status' => 400 ) );
		}
		$why = KeptChange::keep( (int) $request['post'], $typed );
		return null === $why ? array( 'kept' => true, 'open' => KeptChange::link( (int) $request['post'] ) ) : new \WP_Error( 'site_not_kept', $why, array( 'status' => 413 ) );
	}

	public static function printButton( \WP_Post $post ): void {
		if ( ! in_array( $post->post_type, Editors::TYPES, true ) || 'publish' !== $post->post_status ) {
			return;
		}
		$withdrawn = wp_next_scheduled( self::WITHDRAW, array( $post->ID ) );
		printf(
			'<div class="misc-pub-section"><button type="button" class="button" id="site-change-keep" data-address="%s" data-nonce="%s" data-kept="%s" data-failed="%s">%s</button><p role="status" id="site-change-said"></p></div>
			<div class="misc-pub-section"><label>%s <input type="datetime-local" name="site_withdraw" value="%s"></label></div>',
			esc_url( rest_url( RestAnswers::SPACE . "/change/{$post->ID}" ) ),
			esc_attr( wp_create_nonce( 'wp_rest' ) ),
			esc_attr__( 'Kept. The site stays as it is.', 'site' ),
			/* translators: %s: reason */
			esc_attr__( 'It was not kept: %s', 'site' ),
			esc_html__( 'Keep without publishing', 'site' ),
			esc_html__( 'Take off the site at', 'site' ),
			esc_attr( $withdrawn ? wp_date( 'Y-m-d\TH:i', $withdrawn ) : '' )
		);
	}

	public static function scheduleWithdrawal( int $id ): void {
		// WordPress has checked the nonce of this form.
		if ( ! isset( $_POST['site_withdraw'], $_POST['post_ID'] ) || (int) $_POST['post_ID'] !== $id || ! current_user_can( 'publish_post', $id ) ) {
			return;
		}
		wp_clear_scheduled_hook( self::WITHDRAW, array( $id ) );
		$time = self::timeOf( $_POST['site_withdraw'] );
		if ( null !== $time ) {
			wp_schedule_single_event( $time, self::WITHDRAW, array( $id ) );
		}
	}

	/** Makes a draft of a published entry, as `wp_publish_post` does the opposite: no text is written, and all who watch are notified. */
	public static function withdraw( int $id ): void {
		global $wpdb;
		$before = get_post( $id );
		if ( 'publish' !== $before?->post_status ) {
			return;
		}
		$changes = array( 'post_status' => 'draft', 'post_modified' => current_time( 'mysql' ), 'post_modified_gmt' => current_time( 'mysql', true ) );
		$wpdb->update( $wpdb->posts, $changes, array( 'ID' => $id ) );
		clean_post_cache( $id );
		$post = get_post( $id );
		wp_transition_post_status( 'draft', 'publish', $post );
		foreach ( array( "edit_post_$post->post_type", 'edit_post' ) as $action ) {
			do_action( $action, $id, $post );
		}
		do_action( 'post_updated', $id, $post, $before );
		foreach ( array( "save_post_$post->post_type", 'save_post', 'wp_insert_post' ) as $action ) {
			do_action( $action, $id, $post, true );
		}
		wp_after_insert_post( $post, true, $before );
	}

	public static function printNotice(): void {
		$post = get_post();
		$kept = 'post' === get_current_screen()?->base && $post instanceof \WP_Post ? KeptChange::of( $post->ID ) : null;
		if ( null === $kept ) {
			return;
		}
		/* translators: %1$s: name of a person, %2$s: date and time */
		$said  = KeptChange::isOpen() ? __( 'The form holds a change by %1$s of %2$s. "Update" publishes it.', 'site' ) : __( 'A change by %1$s of %2$s is kept, and not on the site.', 'site' );
		$links = array(
			KeptChange::link( $post->ID )                     => KeptChange::isOpen() ? '' : __( 'Open it in the form', 'site' ),
			admin_url( 'tools.php?page=' . self::SLUG ) => __( 'All changes', 'site' ),
		);
		printf( '<div class="notice notice-warning"><p>%s', esc_html( sprintf( $said, get_userdata( $kept['user'] )->display_name ?? '', wp_date( 'Y-m-d H:i', $kept['time'] ) ) ) );
		echo esc_html( isset( $kept['failed'] ) ? ' ' . self::failed() : '' );
		foreach ( array_filter( $links ) as $link => $text ) {
			printf( ' <a href="%s">%s</a>', esc_url( $link ), esc_html( $text ) );
		}
		echo '</p></div>';
	}

	/** Why a planned change is still there. */
	public static function failed(): string {
		return __( 'Not published at the scheduled time: the person who scheduled it can no longer publish this entry or its markup.', 'site' );
	}

	/** Publishes, schedules or throws away the chosen ones, as far as this user may. */
	public static function handle(): never {
		check_admin_referer( self::NONCE );
		$chosen = array_map( 'intval', is_array( $_POST['chosen'] ?? null ) ? $_POST['chosen'] : array() );
		$what   = SettingsPage::textOf( $_POST['what'] ?? '' );
		$time   = self::timeOf( $_POST['time'] ?? '' );
		$done   = 0;
		if ( 'share' === $what ) {
			$mine = array_filter( $chosen, static fn( int $id ) => current_user_can( 'edit_post', $id ) );
			$why  = SharedChanges::make( $mine, (int) SettingsPage::textOf( $_POST['days'] ?? '' ) );
			self::say( $why ?? __( 'The address stands below. Whoever has it sees these changes until it ends.', 'site' ) );
		}
		if ( isset( $_POST['withdraw'] ) ) {
			$name = SettingsPage::textOf( $_POST['withdraw'] );
			if ( isset( self::shared()[ $name ] ) ) {
				SharedChanges::withdraw( $name );
			}
			self::say( __( 'The address is withdrawn.', 'site' ) );
		}
		foreach ( $chosen as $id ) {
			if ( null === KeptChange::of( $id ) || ! current_user_can( 'forget' === $what ? 'edit_post' : 'publish_post', $id ) || ! current_user_can( 'edit_post', $id ) ) {
				continue;
			}
			match ( $what ) {
				'forget' => KeptChange::forget( $id ),
				'later'  => null === $time ? --$done : KeptChange::schedule( $id, $time ),
				default  => KeptChange::publish( $id ) ? null : --$done,
			};
			++$done;
		}
		/* translators: %d: number of changes */
		self::say( sprintf( __( 'Done: %d.', 'site' ), $done ) );
	}

	private static function say( string $said ): never {
		wp_safe_redirect( add_query_arg( array( 'page' => self::SLUG, 'said' => Notices::keep( $said ) ), admin_url( 'tools.php' ) ) );
		exit;
	}

	/** @return array<string, array{posts: int[], until: int, user: int}> The addresses of changes that this user may all edit. */
	private static function shared(): array {
		$may_edit = static fn( int $id ) => current_user_can( 'edit_post', $id );
		return array_filter( SharedChanges::all(), static fn( array $shared ) => count( $shared['posts'] ) === count( array_filter( $shared['posts'], $may_edit ) ) );
	}

	public static function show(): void {
		$posts = get_posts( array( 'post_type' => Editors::TYPES, 'post_status' => 'any', 'meta_key' => KeptChange::META, 'numberposts' => self::SHOWN, 'lang' => '' ) );
		$posts = array_filter( $posts, static fn( \WP_Post $post ) => current_user_can( 'edit_post', $post->ID ) );
		$nonce  = self::NONCE;
		$shared = self::shared();
		require __DIR__ . '/changesView.php';
	}

	/** What a field of date and time says, in WordPress's time zone, as Unix seconds; null for none and for the past. */
	private static function timeOf( mixed $typed ): ?int {
		$time = \DateTimeImmutable::createFromFormat( '!Y-m-d\TH:i', SettingsPage::textOf( $typed ), wp_timezone() );
		return false !== $time && $time->getTimestamp() > time() ? $time->getTimestamp() : null;
	}
}
