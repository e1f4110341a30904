<?php
namespace Site\Demonstration;

use Site\Content\Authors;
use Site\Content\Options;
use Site\Content\Permalinks;
use Site\Content\SearchEngines;
use Site\Languages\Languages;

/**
 * Brings the demonstration's content, or the starter's, into WordPress: languages, files, people, categories, pages, articles, products. A
 * later run brings up to date what is as it was brought in; what somebody has changed or deleted stays like that.
 */
final class Import {
	private array $content;
	private Files $files;
	private Imported $imported;
	private bool $isNewWordPress;
	/** @var array<string, int> Posts by `page:pricing@da`. */
	private array $posts = array();
	/** @var array<string, int> Those that are to be filled. */
	private array $ours = array();
	/** @var array<string, true> Keys of entries that have a new language. */
	private array $joined = array();

	/**
	 * @param callable(string): void $say
	 * @param string $name Of the content: demonstration or starter.
	 */
	public function __construct( private $say, private string $name = 'demonstration' ) {
		$folder        = dirname( __DIR__, 2 ) . "/content/$name";
		$json          = (string) file_get_contents( "$folder/content.json" );
		$home          = trim( (string) wp_json_encode( untrailingslashit( home_url() ) ), '"' );
		$this->content = json_decode( str_replace( '{{home}}', $home, $json ), true, 128, JSON_THROW_ON_ERROR );
		$this->imported = new Imported();
		$this->files    = new Files( "$folder/uploads", $this->content['uploadsFolder'], $this->content['files'], $this->imported );
	}

	public static function isPossible(): bool {
		return is_file( dirname( __DIR__, 2 ) . '/content/demonstration/content.json' ) && function_exists( 'update_field' );
	}

	/** Two contents have the same addresses, and would be one that makes no sense. */
	public static function isInTheWay( string $name ): bool {
		return ! in_array( Imported::content(), array( null, $name ), true );
	}

	/** @return string[] The names of what was left alone because somebody has changed or deleted it. */
	public function skipped(): array {
		return $this->imported->skipped();
	}

	/** @return array{int, int} How many entries and files were brought in or up to date. */
	public function run(): array {
		global $wpdb;
		// One transaction: a disk that is asked after each of thirty thousand rows takes minutes.
		$wpdb->query( 'START TRANSACTION' );
		$this->imported->setContent( $this->name );
		$counts = $this->bring();
		$this->imported->save();
		$wpdb->query( 'COMMIT' );
		return $counts;
	}

	private function bring(): array {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 );
		}
		wp_defer_term_counting( true );
		add_filter( 'wp_revisions_to_keep', '__return_zero' );
		$this->isNewWordPress = Permalinks::isNewWordPress();
		$this->once( 'permalinks', array( Permalinks::class, 'set' ) );
		if ( Languages::hasPolylang() ) {
			$this->once( 'languages', fn() => PolylangSetup::run( $this->content['languages'] ) );
		}
		// The languages that are new have no fields for their menu yet, and a field that ACF does not know is lost.
		Options::register();
		$known   = array_intersect_key( array_flip( array_column( $this->content['languages'], 'code' ) ), Languages::all() );
		$entries = array_filter( $this->content['entries'], static fn( array $entry ) => isset( $known[ $entry['language'] ] ) );
		$this->setting( 'blogname', $this->content['name'], false );
		$this->setting( 'timezone_string', $this->content['timeZone'], false );
		( $this->say )( 'files' );
		$this->files->bring();
		$people     = $this->people();
		$categories = Categories::bring( $this->content['categories'], $known, $this->imported );
		( $this->say )( 'entries' );
		foreach ( $entries as $entry ) {
			$this->ensure( $entry );
		}
		$this->joinTranslations( $entries );
		foreach ( $entries as $entry ) {
			if ( isset( $this->ours[ "{$entry['key']}@{$entry['language']}" ] ) ) {
				$this->fill( $entry, $people, $categories );
			}
		}
		// When all are filled: a page that moves takes those below it along.
		foreach ( $this->ours as $key => $id ) {
			$this->imported->remember( "entry:$key", Imported::postState( $id ) );
		}
		wp_defer_term_counting( false );
		$front = $this->posts[ "page:home@" . Languages::default() ] ?? 0;
		if ( $front > 0 ) {
			$has_none = 'page' !== get_option( 'show_on_front' ) || 0 === (int) get_option( 'page_on_front' );
			$this->setting( 'page_on_front', (string) $front, $has_none );
			$this->setting( 'show_on_front', 'page', $has_none );
		}
		( $this->say )( 'menu, footer, error page' );
		foreach ( array_intersect_key( $this->content['options'], $known ) as $language => $groups ) {
			foreach ( $groups as $name => $value ) {
				$this->options( $language, $name, $value );
			}
		}
		flush_rewrite_rules( false );
		return array( count( $this->ours ), $this->files->count() );
	}

	/** @param callable(): mixed $set What an owner may set otherwise afterwards. */
	private function once( string $name, callable $set ): void {
		if ( ! $this->imported->knows( $name ) ) {
			$set();
			$this->imported->remember( $name, '' );
		}
	}

	/** A setting of WordPress: its owner's own, unless WordPress is new or the setting is as the import left it. */
	private function setting( string $name, string $value, bool $is_unset ): void {
		$is_ours = $this->imported->isAsImported( "setting:$name", (string) get_option( $name ) );
		$is_free = ! $this->imported->knows( "setting:$name" ) && ( $is_unset || $this->isNewWordPress );
		if ( $is_ours || $is_free ) {
			if ( $is_free ) {
				$this->imported->noteBefore( $name, (string) get_option( $name ) );
			}
			update_option( $name, $value );
			$this->imported->remember( "setting:$name", (string) get_option( $name ) );
		} elseif ( $this->imported->knows( "setting:$name" ) ) {
			$this->imported->skip( $name );
		}
	}

	/** The menu, the footer or the error page of a language. */
	private function options( string $language, string $group, mixed $value ): void {
		$store   = Options::store( $language );
		$name    = "options:$language:$group";
		$before  = Imported::optionsState( $store, $group );
		$is_free = array() === $before && ! $this->imported->knows( $name );
		if ( ! $is_free && ! $this->imported->isAsImported( $name, $before ) ) {
			$this->imported->skip( "$group ($language)" );
			return;
		}
		update_field( "field_site_options_{$group}_$language", wp_slash( $this->resolved( $value ) ), $store );
		$this->imported->remember( $name, Imported::optionsState( $store, $group ) );
	}

	private function people(): array {
		$ids = array();
		foreach ( $this->content['people'] as $person ) {
			$user = get_user_by( 'login', $person['login'] );
			$id   = $user ? $user->ID : wp_insert_user(
				array(
					'user_login'   => $person['login'],
					'user_pass'    => wp_generate_password( 32 ),
					'user_email'   => $person['email'],
					'display_name' => $person['name'],
					'role'         => 'author',
				)
			);
			if ( is_int( $id ) ) {
				if ( ! $user ) {
					Authors::setPicture( $id, $this->files->id( $person['picture'] ) );
					$this->imported->remember( "person:{$person['login']}", Imported::personState( new \WP_User( $id ) ) );
				}
				$ids[ $person['login'] ] = $id;
			}
		}
		return $ids;
	}

	/** The entry as a draft in its language, where it is new: the language has to be known before the slug is made. */
	private function ensure( array $entry ): void {
		$key   = "{$entry['key']}@{$entry['language']}";
		$found = get_posts(
			array(
				'post_type'        => $entry['type'],
				'post_status'      => array_keys( get_post_stati() ),
				'meta_key'         => Imported::META,
				'meta_value'       => $key,
				'fields'           => 'ids',
				'numberposts'      => 1,
				'lang'             => '',
				'suppress_filters' => true,
			)
		);
		if ( isset( $found[0] ) ) {
			$this->posts[ $key ] = (int) $found[0];
			if ( $this->imported->isAsImported( "entry:$key", Imported::postState( (int) $found[0] ) ) ) {
				$this->ours[ $key ] = (int) $found[0];
			} else {
				$this->imported->skip( "{$entry['title']} ({$entry['language']})" );
			}
			return;
		}
		if ( $this->imported->knows( "entry:$key" ) ) {
			$this->imported->skip( "{$entry['title']} ({$entry['language']})" );
			return;
		}
		$id = (int) wp_insert_post(
			array(
				'post_type'   => $entry['type'],
				'post_status' => 'draft',
				'post_title'  => $entry['title'],
				'meta_input'  => array( Imported::META => $key ),
			)
		);
		if ( Languages::hasPolylang() ) {
			pll_set_post_language( $id, $entry['language'] );
		}
		$this->posts[ $key ]            = $id;
		$this->ours[ $key ]             = $id;
		$this->joined[ $entry['key'] ] = true;
	}

	private function joinTranslations( array $entries ): void {
		if ( ! Languages::hasPolylang() ) {
			return;
		}
		$groups = array();
		foreach ( $entries as $entry ) {
			$id = $this->posts[ "{$entry['key']}@{$entry['language']}" ] ?? 0;
			if ( $id > 0 && isset( $this->joined[ $entry['key'] ] ) ) {
				$groups[ $entry['key'] ][ $entry['language'] ] = $id;
			}
		}
		foreach ( $groups as $group ) {
			pll_save_post_translations( $group );
		}
	}

	private function fill( array $entry, array $people, array $categories ): void {
		$language = $entry['language'];
		$id       = $this->posts[ "{$entry['key']}@$language" ];
		$parent   = isset( $entry['parent'] ) ? ( $this->posts[ "{$entry['parent']}@$language" ] ?? 0 ) : 0;
		wp_update_post(
			wp_slash(
				array(
					'ID'            => $id,
					'post_title'    => $entry['title'],
					'post_name'     => $entry['slug'],
					'post_content'  => $entry['content'],
					'post_excerpt'  => $entry['excerpt'],
					'post_status'   => $entry['status'],
					'post_date'     => $entry['date'],
					'post_date_gmt' => get_gmt_from_date( $entry['date'] ),
					'edit_date'     => true,
					'post_password' => $entry['password'],
					'post_parent'   => $parent,
					'post_author'   => $people[ $entry['author'] ?? '' ] ?? get_current_user_id(),
				)
			)
		);
		if ( '' !== $entry['template'] ) {
			update_post_meta( $id, '_wp_page_template', $entry['template'] );
		}
		if ( 'post' === $entry['type'] ) {
			wp_set_post_terms( $id, array_filter( array_map( static fn( $key ) => $categories[ "$key@$language" ] ?? 0, $entry['categories'] ) ), 'category' );
			$entry['thumbnail'] ? set_post_thumbnail( $id, $this->files->id( $entry['thumbnail'] ) ) : delete_post_thumbnail( $id );
		}
		foreach ( $entry['fields'] as $key => $value ) {
			update_field( $key, wp_slash( $this->resolved( $value ) ), $id );
		}
		$this->searchEngines( $id, $entry['seo'] );
		$this->date( $id, $entry['modifiedGmt'] );
	}

	private function searchEngines( int $id, array $seo ): void {
		$own   = array( 'title' => 'seo_title', 'description' => 'seo_description', 'image' => 'seo_image', 'noindex' => 'seo_noindex', 'nofollow' => 'seo_nofollow' );
		$yoast = array(
			'title'       => '_yoast_wpseo_title',
			'description' => '_yoast_wpseo_metadesc',
			'image'       => '_yoast_wpseo_opengraph-image-id',
			'noindex'     => '_yoast_wpseo_meta-robots-noindex',
			'nofollow'    => '_yoast_wpseo_meta-robots-nofollow',
		);
		foreach ( SearchEngines::hasPlugin() ? $yoast : $own as $name => $meta ) {
			isset( $seo[ $name ] ) ? update_post_meta( $id, $meta, wp_slash( $this->resolved( $seo[ $name ] ) ) ) : delete_post_meta( $id, $meta );
		}
	}

	/** WordPress puts the moment of the import; the demonstration has its own dates. */
	private function date( int $id, string $modified_gmt ): void {
		global $wpdb;
		$gmt = str_replace( 'T', ' ', $modified_gmt );
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => $gmt, 'post_modified' => get_date_from_gmt( $gmt ) ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}

	/** Numbers of WordPress in the place of `{file}` and `{entry}`. */
	private function resolved( mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( isset( $value['$file'] ) ) {
			return $this->files->id( $value['$file'] );
		}
		if ( isset( $value['$entry'] ) ) {
			return $this->posts[ $value['$entry'] ] ?? 0;
		}
		return array_map( array( $this, 'resolved' ), $value );
	}
}
