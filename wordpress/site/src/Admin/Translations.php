<?php
namespace Site\Admin;

use Site\Editing\Editors;
use Site\Languages\Languages;
use Site\Languages\Translation;
use Site\Languages\Xliff;
use Site\Settings;
use Site\SiteCall;

/** What is to be translated: a column in the lists, a box on the screen of a translation, and a page under Tools with files for agencies. */
final class Translations {
	private const SLUG     = 'site-translations';
	private const NONCE    = 'site_translations';
	private const COLUMN   = 'site_translation';
	private const PER_PAGE = 50;
	private const SITE_SECONDS = 5;

	public static function start(): void {
		foreach ( Editors::types() as $type ) {
			add_filter( "manage_{$type}_posts_columns", static fn( array $columns ) => $columns + array( self::COLUMN => __( 'Translation', 'site' ) ) );
			add_action( "manage_{$type}_posts_custom_column", array( self::class, 'printCell' ), 10, 2 );
		}
		add_action( 'add_meta_boxes', array( self::class, 'addBox' ), 10, 2 );
		add_action( 'admin_menu', static fn() => add_management_page( __( 'Translations', 'site' ), __( 'Translations', 'site' ), 'edit_pages', self::SLUG, array( self::class, 'show' ) ) );
		add_action( 'admin_post_site_translated', array( self::class, 'handleDone' ) );
		add_action( 'admin_post_site_xliff_export', array( self::class, 'handleExport' ) );
		add_action( 'admin_post_site_xliff_import', array( self::class, 'handleImport' ) );
		add_action( 'admin_post_site_words_file', array( self::class, 'handleWordsFile' ) );
	}

	public static function printCell( string $column, int $id ): void {
		if ( self::COLUMN === $column ) {
			echo esc_html( implode( '; ', array_map( static fn( string $code, string $said ) => "$code: $said", array_keys( self::ofEntry( $id ) ), self::ofEntry( $id ) ) ) );
		}
	}

	public static function addBox( string $type, \WP_Post $post ): void {
		if ( in_array( $type, Editors::types(), true ) && null !== Translation::sourceOf( $post->ID ) ) {
			add_meta_box( 'site-translation', __( 'Translation', 'site' ), array( self::class, 'printBox' ), $type, 'side' );
		}
	}

	/** Each section that is not done, the source beside it, and the button that says that it is. */
	public static function printBox( \WP_Post $post ): void {
		$source = Translation::sourceOf( $post->ID );
		printf( '<p>%s</p>', esc_html( self::summary( Translation::states( $post->ID ) ) ) );
		echo '<ul>';
		foreach ( Translation::states( $post->ID ) as $section => $state ) {
			if ( Translation::DONE !== $state ) {
				printf( '<li>%s: %s', esc_html( self::nameOf( $section, $post->post_type ) ), esc_html( self::word( $state ) ) );
				// Which button it is stands before it; the name for who does not see that.
				$label = __( 'Mark as done', 'site' ) . ': ' . self::nameOf( $section, $post->post_type );
				Translation::MISSING !== $state && printf( ' <a href="%s" aria-label="%s">%s</a>', esc_url( self::doneLink( $post->ID, $section ) ), esc_attr( $label ), esc_html__( 'Mark as done', 'site' ) );
				echo '</li>';
			}
		}
		echo '</ul>';
		printf(
			'<p><a class="button" href="%s" target="_blank">%s</a> <a class="button" href="%s">%s</a></p>',
			esc_url( (string) get_edit_post_link( (int) $source ) ),
			esc_html__( 'Open the original', 'site' ),
			esc_url( self::doneLink( $post->ID ) ),
			esc_html__( 'Mark all as done', 'site' )
		);
	}

	private static function doneLink( int $id, ?string $section = null ): string {
		$query = array( 'action' => 'site_translated', 'post' => $id ) + ( null === $section ? array() : array( 'section' => rawurlencode( $section ) ) );
		return wp_nonce_url( add_query_arg( $query, admin_url( 'admin-post.php' ) ), self::NONCE );
	}

	public static function handleDone(): never {
		check_admin_referer( self::NONCE );
		$id = (int) ( $_GET['post'] ?? 0 );
		if ( ! current_user_can( 'edit_post', $id ) ) {
			wp_die( esc_html__( 'You may not change this.', 'site' ), '', array( 'response' => 403 ) );
		}
		$section = SettingsPage::textOf( $_GET['section'] ?? '' );
		Translation::markAsDone( $id, '' === $section ? null : $section );
		wp_safe_redirect( wp_get_referer() ?: (string) get_edit_post_link( $id, 'raw' ) );
		exit;
	}

	/** All of a language that is not done, as a file. */
	public static function handleExport(): never {
		self::demandRight();
		$language = SettingsPage::textOf( $_POST['language'] ?? '' );
		$ids      = Languages::isKnown( $language ) ? array_keys( self::entries( $language, -1, 1 )['unfinished'] ) : array();
		header( 'Content-Type: application/xliff+xml; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . sanitize_file_name( get_bloginfo( 'name' ) . "-$language.xlf" ) . '"' );
		echo Xliff::export( array_filter( $ids, static fn( int $id ) => current_user_can( 'edit_post', $id ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- XML
		exit;
	}

	public static function handleImport(): never {
		self::demandRight();
		$file = $_FILES['file']['tmp_name'] ?? '';
		$said = is_string( $file ) && is_uploaded_file( $file ) ? Xliff::import( (string) file_get_contents( $file, false, null, 0, Xliff::MAX_BYTES + 1 ) ) : array( 'written' => 0, 'left' => array( __( 'Choose a file first.', 'site' ) ) );
		/* translators: %d: number of texts */
		$text = implode( ' ', array( sprintf( __( 'Texts that have changed: %d.', 'site' ), $said['written'] ), ...array_slice( $said['left'], 0, 10 ) ) );
		wp_safe_redirect( add_query_arg( array( 'page' => self::SLUG, 'said' => Notices::keep( $text ) ), admin_url( 'tools.php' ) ) );
		exit;
	}

	/** A PO file of the site's own words, as the site that runs has it. */
	public static function handleWordsFile(): never {
		self::demandRight();
		$language  = SettingsPage::textOf( $_POST['language'] ?? '' );
		$catalogue = SettingsPage::textOf( $_POST['catalogue'] ?? '' );
		$answer    = self::askForWords( array( 'do' => 'file', 'language' => $language, 'catalogue' => $catalogue ) );
		if ( ! is_string( $answer['json']['text'] ?? null ) ) {
			$said = '404' === $answer['status'] ? __( 'The site has no such file of words.', 'site' ) : SiteCall::whyNot( $answer['status'] );
			wp_safe_redirect( add_query_arg( array( 'page' => self::SLUG, 'language' => $language, 'said' => Notices::keep( $said ) ), admin_url( 'tools.php' ) ) );
			exit;
		}
		header( 'Content-Type: text/x-gettext-translation; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . sanitize_file_name( "$catalogue-$language.po" ) . '"' );
		echo $answer['json']['text']; // phpcs:ignore WordPress.Security.EscapeOutput -- a file, not a page
		exit;
	}

	/**
	 * The site's own words in a language.
	 *
	 * @return array{said: string, words: ?array{texts: int, translated: int, unsure: int, obsolete: int, missing: array, catalogues: string[]}} A sentence where there are none.
	 */
	private static function siteWords( string $language ): array {
		if ( ! Settings::isComplete() ) {
			return array( 'said' => __( 'The website’s address is not set yet. Enter it under Settings › Website.', 'site' ), 'words' => null );
		}
		$answer = self::askForWords( array( 'do' => 'list' ) );
		foreach ( (array) ( $answer['json']['languages'] ?? array() ) as $words ) {
			if ( is_array( $words ) && $language === ( $words['language'] ?? null ) && is_array( $words['missing'] ?? null ) && is_array( $words['catalogues'] ?? null ) ) {
				return array( 'said' => '', 'words' => $words );
			}
		}
		return array( 'said' => '200' === $answer['status'] ? __( 'The site does not speak this language.', 'site' ) : SiteCall::whyNot( $answer['status'] ), 'words' => null );
	}

	/** @return array{status: string, json: ?array} */
	private static function askForWords( array $asked ): array {
		$silence = SiteCall::silence();
		if ( null !== $silence ) {
			return array( 'status' => $silence, 'json' => null );
		}
		return SiteCall::post( '/api/site-words', (string) wp_json_encode( $asked ), self::SITE_SECONDS );
	}

	public static function show(): void {
		$others   = array_diff_key( Languages::all(), array( Languages::default() => true ) );
		$language = SettingsPage::textOf( $_GET['language'] ?? '' );
		$language = isset( $others[ $language ] ) ? $language : (string) array_key_first( $others );
		$page     = max( 1, (int) ( $_GET['paged'] ?? 1 ) );
		$entries  = '' === $language ? array( 'unfinished' => array(), 'missing' => array(), 'pages' => 0 ) : self::entries( $language, self::PER_PAGE, $page );
		$nonce    = self::NONCE;
		$own      = self::siteWords( $language );
		require __DIR__ . '/translationsView.php';
	}

	/**
	 * What is not done in a language.
	 *
	 * @return array{unfinished: array<int, string>, missing: int[], pages: int} Summaries by translation; sources without one.
	 */
	private static function entries( string $language, int $per_page, int $page ): array {
		$query = new \WP_Query(
			array(
				'post_type'      => Editors::types(),
				'post_status'    => array( 'publish', 'draft', 'pending', 'future', 'private' ),
				'lang'           => Languages::default(),
				'fields'         => 'ids',
				'posts_per_page' => $per_page,
				'paged'          => $page,
				'orderby'        => array( 'type' => 'ASC', 'title' => 'ASC' ),
			)
		);
		$found = array( 'unfinished' => array(), 'missing' => array(), 'pages' => (int) $query->max_num_pages );
		foreach ( $query->posts as $source ) {
			$id = (int) pll_get_post( $source, $language );
			if ( 0 === $id ) {
				$found['missing'][] = $source;
				continue;
			}
			$states = Translation::states( $id );
			if ( array() !== array_diff( $states, array( Translation::DONE ) ) ) {
				$found['unfinished'][ $id ] = self::summary( $states );
			}
		}
		return $found;
	}

	/** @return array<string, string> What is said of an entry in a list, by language: of a source all its translations, of a translation itself. */
	private static function ofEntry( int $id ): array {
		$own = Languages::ofPost( $id );
		if ( Languages::default() !== $own ) {
			return null === Translation::sourceOf( $id ) ? array() : array( $own => self::summary( Translation::states( $id ) ) );
		}
		$said = array();
		foreach ( array_diff( array_keys( Languages::all() ), array( $own ) ) as $code ) {
			$translation   = (int) pll_get_post( $id, $code );
			$said[ $code ] = 0 === $translation ? self::word( Translation::MISSING ) : self::summary( Translation::states( $translation ) );
		}
		return $said;
	}

	/** @param array<string, string> $states */
	private static function summary( array $states ): string {
		$counts = array_count_values( array_diff( $states, array( Translation::DONE ) ) );
		return array() === $counts
			? self::word( Translation::DONE )
			: implode( ', ', array_map( static fn( string $state, int $count ) => "$count " . self::word( $state ), array_keys( $counts ), $counts ) );
	}

	private static function word( string $state ): string {
		return match ( $state ) {
			Translation::MISSING => __( 'missing', 'site' ),
			Translation::SAME    => __( 'as in the original', 'site' ),
			Translation::OLDER   => __( 'older than the original', 'site' ),
			default              => __( 'translated', 'site' ),
		};
	}

	/** `faq 0` as the form calls it. */
	private static function nameOf( string $section, string $type ): string {
		list( $kind, $number ) = explode( ' ', "$section 0" );
		$label = \Site\Editing\LivePreview::kinds( $type )[ str_replace( '_', '', $kind ) ]['label'] ?? __( 'Title', 'site' );
		return (int) $number > 0 ? $label . ' ' . ( (int) $number + 1 ) : $label;
	}

	private static function demandRight(): void {
		check_admin_referer( self::NONCE );
		if ( ! current_user_can( 'edit_pages' ) ) {
			wp_die( esc_html__( 'You may not change this.', 'site' ), '', array( 'response' => 403 ) );
		}
	}
}
