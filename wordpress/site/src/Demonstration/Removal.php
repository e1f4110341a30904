<?php
namespace Site\Demonstration;

use Site\Content\Options;

/**
 * Takes out what the import has brought in and nobody has changed since. What somebody has changed, and what that needs, is
 * kept and is theirs from then on: a later import does not know it. Languages and permalinks stay.
 */
final class Removal {
	private Imported $imported;
	/** @var string[] */
	private array $kept = array();

	public function __construct() {
		$this->imported = new Imported();
	}

	/** @return string[] The names of what was kept. */
	public function kept(): array {
		return array_values( array_unique( $this->kept ) );
	}

	/** @return array{int, int} How many entries and files were taken out. */
	public function run(): array {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/user.php';
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 );
		}
		$wpdb->query( 'START TRANSACTION' );
		wp_defer_term_counting( true );
		$entries = $this->entries();
		$this->options();
		$this->people();
		$files = $this->files();
		$this->categories();
		wp_defer_term_counting( false );
		$this->settings();
		$this->imported->forget();
		$wpdb->query( 'COMMIT' );
		flush_rewrite_rules( false );
		return array( $entries, $files );
	}

	private function entries(): int {
		$ours = array();
		foreach ( self::posts( false ) as $id => $key ) {
			if ( $this->imported->isAsImported( "entry:$key", Imported::postState( $id ) ) ) {
				$ours[] = $id;
			} elseif ( 'trash' !== get_post_status( $id ) ) {
				$this->kept[] = self::titled( $id );
			}
		}
		// When all are looked at: a page that goes moves those below it.
		foreach ( $ours as $id ) {
			wp_delete_post( $id, true );
		}
		return count( $ours );
	}

	private function files(): int {
		$count = 0;
		foreach ( self::posts( true ) as $id => $name ) {
			$path    = (string) get_attached_file( $id );
			$is_ours = $this->imported->isAsImported( $name, Imported::postState( $id ) )
				&& ( ! is_file( $path ) || $this->imported->isAsImported( 'upload:' . basename( $path ), md5_file( $path ) ) );
			if ( $is_ours && ! self::isUsed( $id ) ) {
				wp_delete_attachment( $id, true );
				++$count;
			} else {
				$this->kept[] = basename( $path );
			}
		}
		return $count;
	}

	/** Whether anything that is still there shows the file: a field, a menu, a person, a text. */
	private static function isUsed( int $id ): bool {
		global $wpdb;
		$address = $wpdb->esc_like( (string) get_post_meta( $id, '_wp_attached_file', true ) );
		return null !== $wpdb->get_var(
			$wpdb->prepare(
				"SELECT 1 FROM $wpdb->postmeta WHERE meta_value = %s AND meta_key NOT LIKE %s LIMIT 1",
				(string) $id,
				$wpdb->esc_like( '_edit' ) . '%'
			)
		)
		|| null !== $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM $wpdb->options WHERE option_value = %s AND option_name LIKE %s LIMIT 1", (string) $id, $wpdb->esc_like( 'site_' ) . '%' ) )
		|| null !== $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM $wpdb->usermeta WHERE meta_value = %s AND meta_key = 'site_picture' LIMIT 1", (string) $id ) )
		|| null !== $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM $wpdb->posts WHERE post_type <> 'revision' AND post_content LIKE %s LIMIT 1", "%$address%" ) )
		|| null !== $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM $wpdb->postmeta WHERE post_id <> %d AND meta_value LIKE %s LIMIT 1", $id, "%$address%" ) );
	}

	private function options(): void {
		foreach ( $this->imported->names( 'options:' ) as $name ) {
			[ , $language, $group ] = explode( ':', $name );
			$store                  = Options::store( $language );
			$state                  = Imported::optionsState( $store, $group );
			if ( ! $this->imported->isAsImported( $name, $state ) ) {
				if ( array() !== $state ) {
					$this->kept[] = "$group ($language)";
				}
				continue;
			}
			foreach ( Imported::optionNames( $store, $group ) as $option ) {
				delete_option( $option );
			}
		}
	}

	/** Authors that the import has made, where nothing is theirs any more. */
	private function people(): void {
		global $wpdb;
		foreach ( $this->imported->names( 'person:' ) as $name ) {
			$user = get_user_by( 'login', substr( $name, strlen( 'person:' ) ) );
			if ( ! $user ) {
				continue;
			}
			$has_posts = null !== $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM $wpdb->posts WHERE post_author = %d AND post_type <> 'revision' LIMIT 1", $user->ID ) );
			if ( $has_posts || ! $this->imported->isAsImported( $name, Imported::personState( $user ) ) ) {
				$this->kept[] = $user->display_name;
			} else {
				wp_delete_user( $user->ID );
			}
		}
	}

	private function categories(): void {
		$terms = get_terms( array( 'taxonomy' => 'category', 'hide_empty' => false, 'meta_key' => Imported::META, 'lang' => '' ) );
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$key     = (string) get_term_meta( $term->term_id, Imported::META, true );
			$is_ours = $this->imported->isAsImported( "category:$key", Imported::termState( $term->term_id ) );
			$used    = get_objects_in_term( $term->term_id, 'category' );
			if ( ! $is_ours || array() !== $used || true !== wp_delete_term( $term->term_id, 'category' ) ) {
				$this->kept[] = $term->name;
				delete_term_meta( $term->term_id, Imported::META );
			}
		}
	}

	/** The name and the time zone as they were before; what somebody has set since stays. WordPress itself sees to its front page. */
	private function settings(): void {
		foreach ( array( 'blogname', 'timezone_string' ) as $option ) {
			$before = $this->imported->before( $option );
			if ( null !== $before && $this->imported->isAsImported( "setting:$option", (string) get_option( $option ) ) ) {
				update_option( $option, $before );
			}
		}
	}

	/** @return array<int, string> What the import calls its entries, or its files, by their number. */
	private static function posts( bool $are_files ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = %s ORDER BY post_id", Imported::META ) );
		$all  = array();
		foreach ( $rows as $row ) {
			if ( str_starts_with( $row->meta_value, 'file:' ) === $are_files ) {
				$all[ (int) $row->post_id ] = $row->meta_value;
			}
		}
		return $all;
	}

	private static function titled( int $id ): string {
		$key = (string) get_post_meta( $id, Imported::META, true );
		return get_post_field( 'post_title', $id, 'raw' ) . ' (' . substr( $key, (int) strrpos( $key, '@' ) + 1 ) . ')';
	}
}
