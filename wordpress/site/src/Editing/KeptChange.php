<?php
namespace Site\Editing;

use Site\Markup;

/**
 * Pending changes of an entry that stays as it is. Each is a row of post meta with what its author changed and the values that
 * the form had when it was opened, so several people can have one of the same entry. Publishing merges it into the present
 * values (`ChangeMerge`). A change is named by its entry and the number of its row; 0 is the oldest one of the entry.
 */
final class KeptChange {
	/**
	 * @var string array{title?: string, content?: string, excerpt?: string, thumbnail?: int, slug?: string, parent?: int, order?: int, template?: string,
	 * fields: array, base?: array, opened?: int, user: int, time: int, unfiltered: bool, planner?: int, failed?: 'rights'|'conflict'|true, trashed?: int}:
	 * `unfiltered` when the user could store any markup, `failed` why it was not published at its time. Versions before 1.5 stored
	 * the whole form, without `base`.
	 */
	public const META       = '_site_change';
	public const PUBLISH    = 'site_publish_change';
	private const MAX_BYTES = 2 * MB_IN_BYTES;
	/** Changes of one entry, with those in the trash. */
	private const MOST      = 50;
	/** Bytes of a title or an excerpt; their columns hold 64 kB. */
	private const MAX_LINE  = 10 * KB_IN_BYTES;
	private const PARAMETER = 'site_change';
	private const COLUMNS   = array( 'title' => 'post_title', 'content' => 'post_content', 'excerpt' => 'post_excerpt', 'slug' => 'post_name', 'parent' => 'post_parent', 'order' => 'menu_order' );
	private const TEXTS     = array( 'title', 'content', 'excerpt', 'slug', 'template' );
	private const NUMBERS   = array( 'thumbnail', 'parent', 'order' );

	/** @var array<string, mixed>|null Published values of what the open change changes. */
	private static ?array $published = null;

	public static function start(): void {
		add_action( self::PUBLISH, array( self::class, 'publishPlanned' ), 10, 2 );
		add_action( 'load-post.php', array( self::class, 'openInForm' ) );
		add_action( 'edit_form_top', array( self::class, 'printMark' ) );
		add_action( 'save_post', array( self::class, 'forgetSaved' ) );
		add_action( 'wp_scheduled_delete', array( self::class, 'emptyTrash' ) );
	}

	/**
	 * Stores what differs from `base`, the form as it was opened. `change` and `version` name the change that the form holds: its
	 * author's form replaces it, unless it was saved elsewhere since; every other form makes a new one.
	 *
	 * @return int|string The change, or why it was not stored.
	 */
	public static function keep( int $post, array $typed ): int|string {
		$form    = self::readable( $typed );
		$base    = is_array( $typed['base'] ?? null ) ? self::readable( $typed['base'] ) : array();
		$present = self::present( $post, array_keys( $form['fields'] ) );
		$base    = array( 'fields' => ( $base['fields'] ?? array() ) + $present['fields'] ) + $base + $present;
		$is_new  = static fn( mixed $value, mixed $before, array $field = array() ) => ! ChangeMerge::same( $before, $value, $field );
		$changed = array( 'fields' => array_filter( $form['fields'], static fn( mixed $value, string $key ) => $is_new( $value, $base['fields'][ $key ], self::field( $key ) ), ARRAY_FILTER_USE_BOTH ) );
		foreach ( array_diff_key( $form, $changed ) as $name => $value ) {
			if ( $is_new( $value, $base[ $name ] ) ) {
				$changed[ $name ] = $value;
			}
		}
		$base = array( 'fields' => array_intersect_key( $base['fields'], $changed['fields'] ) ) + array_intersect_key( $base, $changed );
		if ( array( 'fields' => array() ) === $changed ) {
			return __( 'Nothing in the form has been changed.', 'site' );
		}
		if ( strlen( (string) wp_json_encode( array( $changed, $base ) ) ) > 2 * self::MAX_BYTES || strlen( (string) wp_json_encode( $changed ) ) > self::MAX_BYTES || strlen( $changed['title'] ?? '' ) > self::MAX_LINE || strlen( $changed['excerpt'] ?? '' ) > self::MAX_LINE ) {
			return __( 'This is too much text to be kept.', 'site' );
		}
		$opened  = is_int( $typed['opened'] ?? null ) ? min( $typed['opened'], time() ) : time();
		$changed = self::filtered( $changed, $base ) + array( 'base' => $base, 'opened' => $opened, 'user' => get_current_user_id(), 'time' => time(), 'unfiltered' => current_user_can( 'unfiltered_html' ) );
		$old     = self::find( $post, is_int( $typed['change'] ?? null ) && $typed['change'] > 0 ? $typed['change'] : -1 );
		if ( null === $old || $old[1]['user'] !== get_current_user_id() || $old[1]['time'] !== ( $typed['version'] ?? null ) || isset( $old[1]['trashed'] ) ) {
			if ( count( self::all( $post ) ) >= self::MOST ) {
				return __( 'This entry has too many pending changes. Publish one or delete it permanently first.', 'site' );
			}
			return (int) add_post_meta( $post, self::META, wp_slash( $changed ) );
		}
		// A schedule stays.
		update_metadata_by_mid( 'post', $old[0], $changed + array_intersect_key( $old[1], array( 'planner' => 0 ) ) );
		return $old[0];
	}

	/** @return array{fields: array} The known parts of a form. */
	private static function readable( array $typed ): array {
		return array_filter( array_intersect_key( $typed, array_flip( self::TEXTS ) ), 'is_string' )
			+ array_filter( array_intersect_key( $typed, array_flip( self::NUMBERS ) ), 'is_int' )
			+ array( 'fields' => is_array( $typed['fields'] ?? null ) ? $typed['fields'] : array() );
	}

	/** Filters the texts that the user has written, and not those that were there before. */
	private static function filtered( mixed $typed, mixed $base, string $context = 'post' ): mixed {
		if ( is_array( $typed ) ) {
			$filtered = array();
			foreach ( $typed as $key => $value ) {
				$filtered[ $key ] = self::filtered( $value, is_array( $base ) ? $base[ $key ] ?? null : null, 'title' === $key ? Markup::TITLE : $context );
			}
			return $filtered;
		}
		return ChangeMerge::same( $base, $typed ) ? $typed : Markup::allowed( $typed, $context );
	}

	/**
	 * The present values of an entry and of some of its fields, as `keep` takes them.
	 *
	 * @param string[] $keys
	 */
	private static function present( int $id, array $keys ): array {
		$post   = get_post( $id );
		$values = array( 'thumbnail' => (int) get_post_thumbnail_id( $id ), 'template' => get_page_template_slug( $id ) ?: 'default', 'fields' => array() );
		foreach ( self::COLUMNS as $name => $column ) {
			$values[ $name ] = $post->$column ?? '';
		}
		$read = static function () use ( $keys, $id ): array {
			$known = array_filter( $keys, static fn( int|string $key ) => array() !== self::field( $key ) );
			return array_combine( $known, array_map( static fn( string $key ) => get_field( $key, $id, false ), $known ) ) + array_fill_keys( $keys, '' );
		};
		return array( 'fields' => SectionRows::withHidden( $id, $read ) ) + $values;
	}

	private static function field( int|string $key ): array {
		return ( is_string( $key ) && '' !== $key && function_exists( 'acf_get_field' ) ? acf_get_field( $key ) : null ) ?: array();
	}

	/** @return array{int, array}|null Number and content of a change. */
	private static function find( int $post, int $change ): ?array {
		$all = self::all( $post );
		$id  = 0 === $change ? array_key_first( array_filter( $all, static fn( array $kept ) => ! isset( $kept['trashed'] ) ) ) : $change;
		return isset( $all[ $id ] ) ? array( $id, $all[ $id ] ) : null;
	}

	/** @return array<int, array> All changes of an entry by their numbers, oldest first, with those in the trash. */
	public static function all( int $post ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT meta_id, meta_value FROM $wpdb->postmeta WHERE post_id = %d AND meta_key = %s ORDER BY meta_id", $post, self::META ) );
		$all  = array_filter( array_map( 'maybe_unserialize', array_column( $rows, 'meta_value', 'meta_id' ) ), 'is_array' );
		// Versions before 1.4 kept everything as it was sent.
		return array_map( static fn( array $kept ) => isset( $kept['unfiltered'] ) || user_can( $kept['user'], 'unfiltered_html' ) ? $kept : Markup::filtered( $kept ), $all );
	}

	public static function of( int $post, int $change = 0 ): ?array {
		return self::find( $post, $change )[1] ?? null;
	}

	public static function numberOf( int $post, int $change ): int {
		return self::find( $post, $change )[0] ?? 0;
	}

	public static function forget( int $post, int $change = 0 ): void {
		$found = self::find( $post, $change );
		if ( null !== $found ) {
			self::cancel( $post, $found[0] );
			SharedChanges::leaveOut( $post, $found[0] );
			delete_metadata_by_mid( 'post', $found[0] );
		}
	}

	public static function trash( int $post, int $change ): void {
		self::cancel( $post, $change );
		SharedChanges::leaveOut( $post, $change );
		self::note( $post, $change, array( 'trashed' => time() ) );
	}

	public static function restore( int $post, int $change ): void {
		self::note( $post, $change, array(), 'trashed' );
	}

	/** Deletes what has been in the trash as long as WordPress keeps posts there. */
	public static function emptyTrash(): void {
		global $wpdb;
		foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT post_id FROM $wpdb->postmeta WHERE meta_key = %s", self::META ) ) as $post ) {
			foreach ( self::all( (int) $post ) as $change => $kept ) {
				if ( isset( $kept['trashed'] ) && $kept['trashed'] < time() - EMPTY_TRASH_DAYS * DAY_IN_SECONDS ) {
					delete_metadata_by_mid( 'post', $change );
				}
			}
		}
	}

	/** Unix seconds; null for what is published by hand. */
	public static function timeOf( int $post, int $change = 0 ): ?int {
		$found = self::find( $post, $change );
		$time  = null === $found ? false : wp_next_scheduled( self::PUBLISH, array( $post, $found[0] ) );
		// Versions before 1.5 had one change for each entry.
		return $time ?: ( isset( $found[1] ) && ! isset( $found[1]['base'] ) ? wp_next_scheduled( self::PUBLISH, array( $post ) ) : false ) ?: null;
	}

	public static function schedule( int $post, int $time, int $change = 0 ): void {
		$change = self::numberOf( $post, $change );
		self::cancel( $post, $change );
		self::note( $post, $change, array( 'planner' => get_current_user_id() ) );
		wp_schedule_single_event( $time, self::PUBLISH, array( $post, $change ) );
	}

	/** Cancels the schedule of a change, which stays. */
	public static function cancel( int $post, int $change ): void {
		wp_clear_scheduled_hook( self::PUBLISH, array( $post, $change ) );
		if ( ! isset( self::of( $post, $change )['base'] ) ) {
			wp_clear_scheduled_hook( self::PUBLISH, array( $post ) );
		}
		self::note( $post, $change, array() );
	}

	/** Publishes as the person who planned it. A planner without the right publishes nothing, and the change stays pending. */
	public static function publishPlanned( int $post, int $change = 0 ): void {
		list( $change, $kept ) = self::find( $post, $change ) ?? array( 0, null );
		if ( null === $kept || isset( $kept['trashed'] ) ) {
			return;
		}
		$planner = (int) ( $kept['planner'] ?? $kept['user'] );
		$before  = get_current_user_id();
		wp_set_current_user( $planner );
		try {
			$may_publish = current_user_can( 'edit_post', $post ) && current_user_can( 'publish_post', $post );
			// Nobody is there who would see that markup was stripped.
			if ( ! $may_publish || self::publishable( $kept ) !== $kept ) {
				self::note( $post, $change, array( 'failed' => 'rights' ) );
			} elseif ( array() !== self::conflicts( $post, $change ) ) {
				self::note( $post, $change, array( 'failed' => 'conflict' ) );
			} elseif ( ! self::publish( $post, $change ) ) {
				self::note( $post, $change, array( 'failed' => 'rights' ) );
			}
		} finally {
			wp_set_current_user( $before );
		}
	}

	/** Adds to a change, which has failed no longer. */
	private static function note( int $post, int $change, array $noted, string $removed = 'failed' ): void {
		$kept = self::of( $post, $change );
		if ( null !== $kept ) {
			update_metadata_by_mid( 'post', self::numberOf( $post, $change ), $noted + array_diff_key( $kept, array( 'failed' => 0, $removed => 0 ) ) );
		}
	}

	/**
	 * Writes a change into its entry, as saving its form would, with a revision.
	 *
	 * @param 'mine'|'theirs'|null $preferred Side whose values conflicts get. Null: nothing is published when there are any.
	 * @return bool False, with the change still pending, after conflicts and when WordPress does not store its texts.
	 */
	public static function publish( int $post, int $change = 0, ?string $preferred = null ): bool {
		list( $change, $kept ) = self::find( $post, $change ) ?? array( 0, null );
		if ( null === $kept || ! get_post( $post ) instanceof \WP_Post ) {
			return false;
		}
		list( $values, $merge ) = self::merged( self::publishable( $kept ), self::present( $post, array_keys( $kept['fields'] ) ), $post, $preferred ?? 'mine' );
		if ( ( null === $preferred && array() !== $merge->conflicts ) || ! Markup::unchanged( static fn() => self::write( $post, $values ) ) ) {
			return false;
		}
		self::forget( $post, $change );
		do_action( 'acf/save_post', $post );
		return true;
	}

	/** A change whose author has lost the right to its markup since has that of the current user, who publishes it. */
	private static function publishable( array $kept ): array {
		return empty( $kept['unfiltered'] ) || user_can( $kept['user'], 'unfiltered_html' ) ? $kept : array_replace( $kept, self::filtered( array_diff_key( $kept, array( 'base' => 0 ) ), $kept['base'] ?? null ) );
	}

	/** @return array{array, ChangeMerge} The values that a change gives its entry. */
	private static function merged( array $kept, array $present, int $post, string $preferred ): array {
		$merge  = new ChangeMerge( $preferred );
		$values = array( 'fields' => array() );
		// Without a base: unless the entry was saved since, its present values are the base.
		$is_unknown = ! isset( $kept['base'] ) && (int) get_post_modified_time( 'U', true, $post ) > $kept['time'];
		$value      = static fn( mixed $base, mixed $mine, mixed $theirs, array $field, string $label ) => $is_unknown ? $merge->whole( $mine, $theirs, $field, $label ) : $merge->value( $base, $mine, $theirs, $field, $label );
		foreach ( array_intersect_key( $kept, self::labels() ) as $name => $typed ) {
			$values[ $name ] = $value( $kept['base'][ $name ] ?? $present[ $name ], $typed, $present[ $name ], array(), self::labels()[ $name ] );
		}
		foreach ( $kept['fields'] as $key => $typed ) {
			$field                    = self::field( $key );
			$theirs                   = $present['fields'][ $key ] ?? '';
			$values['fields'][ $key ] = $value( $kept['base']['fields'][ $key ] ?? $theirs, $typed, $theirs, $field, (string) ( $field['label'] ?? $key ) );
		}
		return array( $values, $merge );
	}

	/** @return array<string, string> */
	private static function labels(): array {
		return array(
			'title'     => __( 'Title', 'site' ),
			'content'   => __( 'Text', 'site' ),
			'excerpt'   => __( 'Excerpt', 'site' ),
			'thumbnail' => __( 'Featured image', 'site' ),
			'slug'      => __( 'Slug', 'site' ),
			'parent'    => __( 'Parent', 'site' ),
			'order'     => __( 'Order', 'site' ),
			'template'  => __( 'Template', 'site' ),
		);
	}

	/** @return string[] Labels of the fields that a change changes. */
	public static function changes( int $post, int $change ): array {
		return self::compared( $post, $change )->changed ?? array();
	}

	/** @return string[] Labels of the fields that were also changed in the entry since, to other values. */
	public static function conflicts( int $post, int $change = 0 ): array {
		return self::compared( $post, $change )->conflicts ?? array();
	}

	private static function compared( int $post, int $change ): ?ChangeMerge {
		$kept = self::of( $post, $change );
		return null === $kept ? null : self::merged( $kept, self::present( $post, array_keys( $kept['fields'] ) ), $post, 'mine' )[1];
	}

	/** Returns the names of those who have saved the entry since the form of a change was opened. */
	public static function othersSince( int $post, int $change ): string {
		$kept  = self::of( $post, $change );
		$since = (int) ( $kept['opened'] ?? $kept['time'] ?? 0 );
		$saves = array_filter( wp_get_post_revisions( $post, array( 'check_enabled' => false ) ), static fn( \WP_Post $one ) => ! wp_is_post_autosave( $one ) && (int) get_post_modified_time( 'U', true, $one ) >= $since );
		$users = array_unique( array_map( 'intval', array_column( $saves, 'post_author' ) ) ) ?: array( (int) get_post_meta( $post, '_edit_last', true ) );
		return implode( ', ', array_filter( array_map( static fn( int $user ) => get_userdata( $user )->display_name ?? '', $users ) ) ) ?: __( 'another person', 'site' );
	}

	private static function write( int $id, array $values ): bool {
		$is_checked = array( 'wp_save_post_revision_check_for_changes', '__return_false', PHP_INT_MAX );
		add_filter( ...$is_checked );
		// Without a revision, the present content could not be restored.
		self::isInRevision( $id ) || self::copyFields( wp_save_post_revision( $id ), $id );
		// Before the texts: the revision that they make takes the fields along.
		if ( function_exists( 'acf_update_values' ) ) {
			acf_update_values( wp_slash( $values['fields'] ), $id );
		}
		if ( isset( $values['thumbnail'] ) ) {
			$values['thumbnail'] > 0 ? set_post_thumbnail( $id, $values['thumbnail'] ) : delete_post_thumbnail( $id );
		}
		$post = isset( $values['template'] ) ? array( 'page_template' => $values['template'] ) : array();
		foreach ( array_intersect_key( self::COLUMNS, $values ) as $name => $column ) {
			$post[ $column ] = $values[ $name ];
		}
		try {
			$is_written = ! is_wp_error( wp_update_post( wp_slash( array( 'ID' => $id ) + $post ), true ) );
		} finally {
			remove_filter( ...$is_checked );
		}
		self::copyFields( $is_written, $id );
		return $is_written;
	}

	/** ACF copies fields into a revision only when a form was saved. */
	private static function copyFields( mixed $is_saved, int $post ): void {
		if ( $is_saved && ! is_wp_error( $is_saved ) && function_exists( 'acf_save_post_revision' ) ) {
			acf_save_post_revision( $post );
		}
	}

	/** Whether the newest revision has the present texts and fields. */
	private static function isInRevision( int $id ): bool {
		$newest = current( wp_get_post_revisions( $id, array( 'posts_per_page' => 1 ) ) );
		$post   = get_post( $id );
		$fields = static function ( int $of ): array {
			$meta = get_post_meta( $of );
			$all  = array_filter( $meta, static fn( string $key ) => isset( $meta[ "_$key" ] ), ARRAY_FILTER_USE_KEY );
			ksort( $all );
			return $all;
		};
		return $newest instanceof \WP_Post && array( $newest->post_title, $newest->post_content, $newest->post_excerpt ) === array( $post->post_title, $post->post_content, $post->post_excerpt ) && $fields( $newest->ID ) === $fields( $id );
	}

	/**
	 * An entry with some of its changes in it, as a form would send it.
	 *
	 * @param int[] $changes
	 */
	public static function preview( int $post, array $changes ): array {
		$kept = array_filter( array_map( static fn( int $change ) => self::of( $post, $change ), $changes ) );
		$keys = array_merge( self::keysOf( $post ), ...array_map( static fn( array $one ) => array_keys( $one['fields'] ), array_values( $kept ) ) );
		$form = self::present( $post, array_values( array_unique( $keys ) ) );
		foreach ( $kept as $one ) {
			$values = self::merged( $one, $form, $post, 'mine' )[0];
			$form   = array( 'fields' => $values['fields'] + $form['fields'] ) + $values + $form;
		}
		return $form;
	}

	/** @return string[] Keys of the fields that are stored. */
	private static function keysOf( int $post ): array {
		return function_exists( 'get_field_objects' ) ? array_column( get_field_objects( $post, false, false ) ?: array(), 'key' ) : array();
	}

	/** The link to the form with the change in it. */
	public static function link( int $post, int $change = 0 ): string {
		return add_query_arg( self::PARAMETER, (string) self::numberOf( $post, $change ), (string) get_edit_post_link( $post, 'raw' ) );
	}

	public static function openInForm(): void {
		$id     = (int) ( $_GET['post'] ?? 0 );
		$change = self::opened( $id );
		if ( 0 === $change || ! current_user_can( 'edit_post', $id ) ) {
			return;
		}
		$kept            = self::of( $id, $change );
		$published       = self::present( $id, array_keys( $kept['fields'] ) );
		self::$published = array( 'fields' => $published['fields'] ) + array_intersect_key( $published, $kept );
		$form            = self::preview( $id, array( $change ) );
		foreach ( self::COLUMNS as $name => $column ) {
			add_filter( str_starts_with( $column, 'post_' ) ? "edit_$column" : "edit_post_$column", static fn( mixed $value, int $post ) => $post === $id ? $form[ $name ] : $value, 10, 2 );
		}
		$meta = array( '_thumbnail_id' => $form['thumbnail'], '_wp_page_template' => $form['template'] );
		add_filter( 'get_post_metadata', static fn( mixed $value, int $post, string $key ) => $post === $id && isset( $meta[ $key ] ) ? array( $meta[ $key ] ) : $value, 10, 3 );
		if ( function_exists( 'acf_setup_meta' ) ) {
			acf_setup_meta( $form['fields'], $id );
		}
	}

	/** Says to the save which form it was. */
	public static function printMark( \WP_Post $post ): void {
		if ( 0 !== self::opened( $post->ID ) ) {
			printf( '<input type="hidden" name="%s" value="%d">', esc_attr( self::PARAMETER ), esc_attr( (string) self::opened( $post->ID ) ) );
		}
	}

	/** What was opened in the form and saved there is published. */
	public static function forgetSaved( int $id ): void {
		if ( isset( $_POST[ self::PARAMETER ], $_POST['post_ID'] ) && (int) $_POST['post_ID'] === $id && ! wp_is_post_revision( $id ) && current_user_can( 'edit_post', $id ) ) {
			self::forget( $id, is_string( $_POST[ self::PARAMETER ] ) ? (int) $_POST[ self::PARAMETER ] : -1 );
		}
	}

	/** The change that the form of an entry holds; 0 for none. Links of versions before 1.5 say 1 for the only one. */
	public static function opened( int $post ): int {
		$asked = is_string( $_GET[ self::PARAMETER ] ?? null ) ? (int) $_GET[ self::PARAMETER ] : -1;
		return self::numberOf( $post, $asked ) ?: ( 1 === $asked ? self::numberOf( $post, 0 ) : 0 );
	}

	/** State of the change in the form, which `keep` needs. */
	public static function stateOfForm( int $post ): array {
		$change = self::opened( $post );
		return array( 'opened' => time() ) + ( 0 === $change ? array() : array( 'change' => $change, 'version' => self::of( $post, $change )['time'], 'published' => self::$published ?? array() ) );
	}
}
