<?php
namespace Site\Admin;

use Site\Content\RestAnswers;
use Site\Editing\Editors;
use Site\Editing\KeptChange;
use Site\Editing\SharedChanges;

/** Changes that are kept and not published: the button in the form, what is said there, and Tools, Pending changes, where several are published together. */
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
		add_action( 'admin_menu', static fn() => add_management_page( __( 'Pending changes', 'site' ), __( 'Pending changes', 'site' ), 'edit_posts', self::SLUG, array( self::class, 'show' ) ) );
		add_action( 'admin_post_site_changes', array( self::class, 'handle' ) );
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
		add_action( 'save_post', array( self::class, 'scheduleWithdrawal' ) );
		add_action( self::WITHDRAW, array( self::class, 'withdraw' ) );
	}

	public static function enqueue(): void {
		if ( 'tools_page_' . self::SLUG === get_current_screen()?->id ) {
			wp_enqueue_script( 'site-ask-first', plugins_url( 'assets/askFirst.js', \Site\FILE ), array(), \Site\VERSION, true );
		}
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
		if ( ! is_array( $typed ) || array() === $typed || ! in_array( get_post_type( (int) $request['post'] ), Editors::types(), true ) ) {
			return new \WP_Error( 'site_not_kept', __( 'This is no form.', 'site' ), array( 'status' => 400 ) );
		}
		$post = (int) $request['post'];
		$kept = KeptChange::keep( $post, $typed );
		return is_int( $kept )
			? array( 'kept' => true, 'open' => KeptChange::link( $post, $kept ), 'change' => $kept, 'version' => KeptChange::of( $post, $kept )['time'] ?? 0 )
			: new \WP_Error( 'site_not_kept', $kept, array( 'status' => 413 ) );
	}

	public static function printButton( \WP_Post $post ): void {
		if ( ! in_array( $post->post_type, Editors::types(), true ) || 'publish' !== $post->post_status ) {
			return;
		}
		$withdrawn = wp_next_scheduled( self::WITHDRAW, array( $post->ID ) );
		printf(
			'<div class="misc-pub-section"><button type="button" class="button" id="site-change-keep" data-address="%s" data-nonce="%s" data-state="%s" data-kept="%s" data-left="%s" data-failed="%s">%s</button><p role="status" id="site-change-said"></p></div>
			<div class="misc-pub-section"><label>%s <input type="datetime-local" name="site_withdraw" value="%s"></label></div>',
			esc_url( rest_url( RestAnswers::SPACE . "/change/{$post->ID}" ) ),
			esc_attr( wp_create_nonce( 'wp_rest' ) ),
			esc_attr( (string) wp_json_encode( KeptChange::stateOfForm( $post->ID ) ) ),
			esc_attr__( 'Saved as a pending change. The site has not changed.', 'site' ),
			/* translators: %s: names of fields, separated by commas */
			esc_attr__( 'Saved as a pending change, without: %s. These can’t wait: they are still in this form, and "Update" publishes them with everything else in it.', 'site' ),
			/* translators: %s: reason */
			esc_attr__( 'The pending change was not saved: %s', 'site' ),
			esc_html__( 'Save as pending change', 'site' ),
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
		if ( 'post' !== get_current_screen()?->base || ! $post instanceof \WP_Post || ! current_user_can( 'edit_post', $post->ID ) ) {
			return;
		}
		$opened = KeptChange::opened( $post->ID );
		foreach ( self::pending( $post->ID ) as $change => $kept ) {
			$is_open = $change === $opened;
			/* translators: %1$s: name of a person, %2$s: date and time */
			$said  = $is_open ? __( 'This form contains the pending change of %1$s (%2$s). "Update" publishes it.', 'site' ) : __( '%1$s has a pending change of this entry (%2$s). It is not on the site.', 'site' );
			$links = ( $is_open ? array() : array( KeptChange::link( $post->ID, $change ) => __( 'Open it in the form', 'site' ) ) ) + array( admin_url( 'tools.php?page=' . self::SLUG ) => __( 'All pending changes', 'site' ) );
			printf( '<div class="notice notice-warning"><p>%s', esc_html( implode( ' ', array_filter( array( sprintf( $said, self::nameOf( $kept ), self::dated( $kept['time'] ) ), $is_open ? self::conflict( $post->ID, $change ) : '', self::failed( $kept ) ) ) ) ) );
			foreach ( $links as $link => $text ) {
				printf( ' <a href="%s">%s</a>', esc_url( $link ), esc_html( $text ) );
			}
			echo '</p></div>';
		}
	}

	/** @return array<int, array> Changes of an entry that are not in the trash. */
	private static function pending( int $post ): array {
		return array_filter( KeptChange::all( $post ), static fn( array $kept ) => ! isset( $kept['trashed'] ) );
	}

	public static function nameOf( array $kept ): string {
		return (string) ( get_userdata( $kept['user'] )->display_name ?? '' );
	}

	public static function dated( int $time ): string {
		return wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time );
	}

	/** Why a scheduled change is still there; empty when it has not failed. */
	public static function failed( array $kept ): string {
		return match ( $kept['failed'] ?? null ) {
			null       => '',
			'conflict' => __( 'Not published at the scheduled time, because the same fields had been changed.', 'site' ),
			default    => __( 'Not published at the scheduled time: the person who scheduled it can no longer publish this entry or its markup.', 'site' ),
		};
	}

	/** Names the fields that somebody else has published since; empty without any. */
	public static function conflict( int $post, int $change ): string {
		$fields = KeptChange::conflicts( $post, $change );
		return array() === $fields ? '' : sprintf(
			/* translators: %1$s: names of people, %2$s: names of fields */
			__( 'Since then, %1$s published another version of: %2$s.', 'site' ),
			KeptChange::othersSince( $post, $change ),
			implode( ', ', $fields )
		);
	}

	/** Does what a button of the screen says to the selected changes, as far as this user may. */
	public static function handle(): never {
		check_admin_referer( self::NONCE );
		if ( isset( $_POST['withdraw'] ) ) {
			$name = SettingsPage::textOf( $_POST['withdraw'] );
			if ( isset( self::shared()[ $name ] ) ) {
				SharedChanges::withdraw( $name );
			}
			self::say( __( 'The address is withdrawn.', 'site' ) );
		}
		// A button of a row has its change behind its own name.
		list( $what, $one ) = explode( ' ', SettingsPage::textOf( $_POST['what'] ?? '' ), 2 ) + array( 1 => null );
		$chosen             = null !== $one ? array( $one ) : ( is_array( $_POST['chosen'] ?? null ) ? $_POST['chosen'] : array() );
		$chosen             = array_filter( array_map( array( self::class, 'named' ), $chosen ) );
		if ( array() === $chosen ) {
			self::say( __( 'Nothing was selected. Select at least one change.', 'site' ), isFault: true );
		}
		if ( 'share' === $what ) {
			$mine = array_filter( $chosen, static fn( array $named ) => current_user_can( 'edit_post', $named[0] ) );
			$why  = SharedChanges::make( $mine, (int) SettingsPage::textOf( $_POST['days'] ?? '' ) );
			self::say( $why ?? __( 'The address stands below. Whoever has it sees these changes until it ends.', 'site' ), isFault: null !== $why );
		}
		$time = self::timeOf( $_POST['time'] ?? '' );
		if ( 'later' === $what && null === $time ) {
			self::say( '' === SettingsPage::textOf( $_POST['time'] ?? '' ) ? __( 'Nothing was scheduled: choose a date and time.', 'site' ) : __( 'Nothing was scheduled: this date and time has passed.', 'site' ), isFault: true );
		}
		$done   = 0;
		$faults = array();
		foreach ( $chosen as list( $post, $change ) ) {
			$is_edit = in_array( $what, array( 'trash', 'restore', 'delete', 'cancel' ), true );
			$fault   = current_user_can( 'edit_post', $post ) && ( $is_edit || current_user_can( 'publish_post', $post ) ) ? self::apply( $what, $post, $change, $time ) : __( 'Sorry, you are not allowed to publish this entry.', 'site' );
			'' === $fault ? ++$done : $faults[] = get_the_title( $post ) . ': ' . $fault;
		}
		self::say( implode( ' ', array_filter( array( $done > 0 ? self::done( $what, $time, $done ) : '', ...$faults ) ) ), isFault: array() !== $faults );
	}

	/** @return string Why nothing was done; empty when it was. */
	private static function apply( string $what, int $post, int $change, ?int $time ): string {
		switch ( $what ) {
			case 'trash':
				KeptChange::trash( $post, $change );
				return '';
			case 'restore':
				KeptChange::restore( $post, $change );
				return '';
			case 'delete':
				KeptChange::forget( $post, $change );
				return '';
			case 'cancel':
				KeptChange::cancel( $post, $change );
				return '';
			case 'later':
				KeptChange::schedule( $post, (int) $time, $change );
				return '';
		}
		$preferred = match ( $what ) {
			'mine'   => 'mine',
			'theirs' => 'theirs',
			default  => null,
		};
		$conflict = null === $preferred ? self::conflict( $post, $change ) : '';
		if ( '' !== $conflict ) {
			return __( 'Not published.', 'site' ) . " $conflict " . __( 'Choose a version below.', 'site' );
		}
		return KeptChange::publish( $post, $change, $preferred ) ? '' : __( 'Not published: WordPress did not store it. The change is still pending.', 'site' );
	}

	private static function done( string $what, ?int $time, int $count ): string {
		$said = match ( $what ) {
			/* translators: %d: number of changes */
			'trash'   => __( 'Moved to the Trash: %d.', 'site' ),
			/* translators: %d: number of changes */
			'restore' => __( 'Restored from the Trash: %d.', 'site' ),
			/* translators: %d: number of changes */
			'delete'  => __( 'Permanently deleted: %d.', 'site' ),
			/* translators: %d: number of changes */
			'cancel'  => __( 'Schedules canceled: %d. The changes are still pending.', 'site' ),
			/* translators: %1$d: number of changes, %2$s: date and time */
			'later'   => __( 'Scheduled: %1$d, for %2$s.', 'site' ),
			/* translators: %d: number of changes */
			default   => __( 'Published: %d.', 'site' ),
		};
		return sprintf( $said, $count, null === $time ? '' : self::dated( $time ) );
	}

	/** @return array{int, int}|null Post and number of a change that is there, from `post:number`. */
	private static function named( mixed $text ): ?array {
		$named = array_map( 'intval', explode( ':', SettingsPage::textOf( $text ), 2 ) + array( 1 => '0' ) );
		return $named[0] > 0 && $named[1] > 0 && null !== KeptChange::of( ...$named ) ? $named : null;
	}

	private static function say( string $said, bool $isFault = false ): never {
		$is_trash = isset( $_POST['trash'] ) ? array( 'trash' => '1' ) : array();
		wp_safe_redirect( add_query_arg( array( 'page' => self::SLUG, $isFault ? 'fault' : 'said' => Notices::keep( $said ) ) + $is_trash, admin_url( 'tools.php' ) ) );
		exit;
	}

	/** @return array<string, array{posts: int[], until: int, user: int}> The addresses of changes that this user may all edit. */
	private static function shared(): array {
		$may_edit = static fn( int $id ) => current_user_can( 'edit_post', $id );
		return array_filter( SharedChanges::all(), static fn( array $shared ) => count( $shared['posts'] ) === count( array_filter( $shared['posts'], $may_edit ) ) );
	}

	public static function show(): void {
		$posts    = get_posts( array( 'post_type' => Editors::types(), 'post_status' => 'any', 'meta_key' => KeptChange::META, 'numberposts' => self::SHOWN, 'lang' => '' ) );
		$is_trash = isset( $_GET['trash'] );
		$changes  = array();
		foreach ( array_filter( $posts, static fn( \WP_Post $post ) => current_user_can( 'edit_post', $post->ID ) ) as $post ) {
			foreach ( KeptChange::all( $post->ID ) as $change => $kept ) {
				$changes[ (int) isset( $kept['trashed'] ) ][] = array( $post, $change, $kept );
			}
		}
		$nonce  = self::NONCE;
		$shared = self::shared();
		$screen = admin_url( 'tools.php?page=' . self::SLUG );
		require __DIR__ . '/changesView.php';
	}

	/** What a field of date and time says, in WordPress's time zone, as Unix seconds; null for none and for the past. */
	private static function timeOf( mixed $typed ): ?int {
		$time = \DateTimeImmutable::createFromFormat( '!Y-m-d\TH:i', SettingsPage::textOf( $typed ), wp_timezone() );
		return false !== $time && $time->getTimestamp() > time() ? $time->getTimestamp() : null;
	}
}
