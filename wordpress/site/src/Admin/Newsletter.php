<?php
namespace Site\Admin;

use Site\Changes\Redirects;
use Site\Languages\Languages;
use Site\Settings;
use Site\SiteCall;

/**
 * Tools, Newsletter: issues made of articles, with words before and after in each language. They are stored and sent by the
 * site; WordPress keeps nothing of them. The right `site_send_newsletter` is that to edit others' pages.
 */
final class Newsletter {
	public const SLUG      = 'site-newsletter';
	public const NONCE     = 'site_newsletter';
	public const RIGHT     = 'site_send_newsletter';
	public const PACE      = 1000;
	private const ADDRESS  = '/api/newsletter-issues';
	private const SECONDS  = 15;
	private const ARTICLES = 30;
	private const MAX_TEXT = 1000;

	public static function start(): void {
		add_filter( 'map_meta_cap', static fn( array $rights, string $right ) => self::RIGHT === $right ? array( 'edit_others_pages' ) : $rights, 10, 2 );
		add_action( 'admin_menu', static fn() => add_management_page( __( 'Newsletter', 'site' ), __( 'Newsletter', 'site' ), self::RIGHT, self::SLUG, array( self::class, 'show' ) ) );
		add_action( 'admin_post_site_newsletter', array( self::class, 'handle' ) );
	}

	public static function show(): void {
		$id       = self::idOf( $_GET['issue'] ?? '' );
		$answer   = self::ask( null === $id ? array( 'do' => 'list' ) : array( 'do' => 'read', 'id' => $id ) );
		$isRead   = self::isDone( $answer ) && is_array( $answer['json'][ null === $id ? 'issues' : 'content' ] ?? null );
		$fault    = $isRead ? Notices::read( 'fault' ) : self::faultOf( $answer );
		$issues   = self::issuesOf( $answer['json'] );
		$hasTool  = true === ( $answer['json']['canHandOver'] ?? null );
		$active   = array_map( static fn( string $language, string $name ) => $name . ' ' . number_format_i18n( (int) ( $answer['json']['active'][ $language ] ?? 0 ) ), array_keys( Languages::all() ), Languages::all() );
		$content  = $answer['json']['content'] ?? null;
		// What the site did not take stands in the form again.
		$isNew = null === $id && 'new' === SettingsPage::textOf( $_GET['view'] ?? '' );
		$kept  = '' !== $fault ? get_transient( self::transient() ) : false;
		if ( is_array( $kept ) && ( $isNew || $id === $kept['id'] ) ) {
			$content = $kept['content'];
			$id      = $kept['id'];
		}
		// An issue that cannot be read must not be written over by an empty form.
		$isForm    = $isNew || is_array( $content );
		$content   = is_array( $content ) ? $content : array();
		$formId    = $id ?? wp_generate_uuid4();
		$interests = array_filter( is_array( $answer['json']['interests'] ?? null ) ? $answer['json']['interests'] : array(), static fn( mixed $one ) => is_string( $one['id'] ?? null ) && is_string( $one['label'] ?? null ) );
		$articles  = $isForm ? self::articles() : array();
		$chosen    = $isForm ? self::chosen( $content, $articles, $issues ) : array();
		$view      = $isForm ? 'newsletterFormView.php' : 'newsletterView.php';
		require __DIR__ . "/$view";
	}

	public static function handle(): never {
		if ( ! current_user_can( self::RIGHT ) ) {
			wp_die( esc_html__( 'You may not change this.', 'site' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::NONCE );
		$id = self::idOf( $_POST['issue'] ?? '' );
		$do = SettingsPage::textOf( $_POST['do'] ?? '' );
		if ( null === $id ) {
			self::leave( array( 'fault' => __( 'There is no such issue.', 'site' ) ) );
		}
		if ( 'save' === $do ) {
			self::save( $id );
		}
		if ( 'restore' === $do ) {
			$deleted = Undo::take( 'issue' );
			$answer  = null === $deleted ? null : self::ask( array( 'do' => 'save' ) + $deleted );
			self::leave( null !== $answer && self::isDone( $answer ) ? array( 'said' => __( 'Restored.', 'site' ) ) : array( 'fault' => null === $answer ? __( 'There is nothing to restore.', 'site' ) : self::faultOf( $answer ) ) );
		}
		$request = array( 'do' => $do, 'id' => $id );
		$read    = 'remove' === $do ? self::ask( array( 'do' => 'read', 'id' => $id ) ) : null;
		if ( 'test' === $do ) {
			$request['to'] = SettingsPage::textOf( $_POST['to'] ?? '' );
		}
		if ( 'send' === $do ) {
			$request['perHour'] = max( 10, min( 100000, (int) ( $_POST['perHour'] ?? self::PACE ) ) );
		}
		$answer  = self::ask( $request );
		$content = $read['json']['content'] ?? null;
		$undo    = array();
		if ( self::isDone( $answer ) && is_array( $content ) ) {
			$undo = Undo::keep( 'issue', array( 'id' => $id, 'content' => array( 'languages' => (object) ( $content['languages'] ?? array() ) ) + $content ) );
		}
		self::leave( self::isDone( $answer ) ? array( 'said' => self::said( $do ) ) + $undo : array( 'fault' => self::faultOf( $answer ) ) );
	}

	/** The words in a language, as the form shows them. */
	public static function words( array $content, string $language ): array {
		$words = $content['languages'][ $language ] ?? array();
		return ( is_array( $words ) ? $words : array() ) + array( 'subject' => '', 'before' => '', 'after' => '' );
	}

	public static function url( array $query = array() ): string {
		return add_query_arg( array_map( 'rawurlencode', array( 'page' => self::SLUG ) + $query ), admin_url( 'tools.php' ) );
	}

	public static function stateOf( array $issue ): string {
		return match ( $issue['state'] ?? '' ) {
			'draft'       => __( 'Draft', 'site' ),
			'sending'     => __( 'is being sent', 'site' ),
			'paused'      => __( 'paused', 'site' ),
			'sent'        => __( 'sent', 'site' ),
			'handed-over' => __( 'a draft in the mailing tool', 'site' ),
			default       => '',
		};
	}

	/** Whether the site has paused an issue because the mail server refuses its mails. */
	public static function isBraked( array $issue ): bool {
		return is_string( $issue['brakeReply'] ?? null );
	}

	/** In the first of its languages. */
	public static function archivePath( array $issue ): string {
		$language = array_key_first( array_intersect_key( Languages::all(), (array) ( $issue['subjects'] ?? array() ) ) ) ?? Languages::default();
		return ( Languages::default() === $language ? '' : "/$language" ) . '/newsletter/archive/' . rawurlencode( (string) $issue['slug'] );
	}

	private static function save( string $id ): never {
		$typed   = wp_unslash( $_POST );
		$chosen  = array_slice( array_values( array_filter( array_map( 'intval', is_array( $typed['chosen'] ?? null ) ? $typed['chosen'] : array() ) ) ), 0, self::ARTICLES );
		$interest = SettingsPage::textOf( $typed['interest'] ?? '' );
		$content  = array( 'languages' => array(), 'chosen' => $chosen ) + ( '' === $interest ? array() : array( 'interest' => $interest ) );
		foreach ( array_keys( Languages::all() ) as $language ) {
			$words   = is_array( $typed['words'][ $language ] ?? null ) ? $typed['words'][ $language ] : array();
			$text    = static fn( string $name ) => is_string( $words[ $name ] ?? null ) ? str_replace( "\r\n", "\n", trim( $words[ $name ] ) ) : '';
			$subject = sanitize_text_field( $text( 'subject' ) );
			// Without a subject it is not written in this language; what was begun is not lost all the same.
			if ( '' === $subject && '' === $text( 'before' ) && '' === $text( 'after' ) ) {
				continue;
			}
			$content['languages'][ $language ] = array(
				'subject'  => $subject,
				'before'   => $text( 'before' ),
				'after'    => $text( 'after' ),
				'articles' => self::articlesIn( $language, $chosen ),
			);
		}
		set_transient( self::transient(), array( 'id' => $id, 'content' => $content ), HOUR_IN_SECONDS );
		$without = array_filter( $content['languages'], static fn( array $words ) => '' === $words['subject'] );
		$fault   = array() === $content['languages'] || array() !== $without ? __( 'Each language that has words needs a subject.', 'site' ) : null;
		$answer  = null === $fault ? self::ask( array( 'do' => 'save', 'id' => $id, 'content' => array( 'languages' => (object) $content['languages'] ) + $content ) ) : null;
		if ( null === $answer || ! self::isDone( $answer ) ) {
			self::leave( array( 'view' => 'new', 'fault' => $fault ?? self::faultOf( $answer ) ) );
		}
		delete_transient( self::transient() );
		self::leave( array( 'issue' => $id, 'said' => self::said( 'save' ) ) );
	}

	/** @return array<int, array{title: string, text: string, path: string}> What the site shows of the chosen articles in a language. */
	private static function articlesIn( string $language, array $chosen ): array {
		$articles = array();
		foreach ( $chosen as $id ) {
			$own  = Languages::hasPolylang() ? (int) pll_get_post( $id, $language ) : $id;
			$post = $own > 0 ? get_post( $own ) : null;
			if ( $post instanceof \WP_Post && 'publish' === $post->post_status && '' === $post->post_password ) {
				$articles[] = array(
					'title' => self::plain( get_the_title( $post ) ),
					'text'  => mb_substr( self::plain( get_the_excerpt( $post ) ), 0, self::MAX_TEXT ),
					'path'  => Redirects::pathOf( $post ),
				);
			}
		}
		return $articles;
	}

	private static function plain( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/** @return \WP_Post[] The newest articles in the first language. */
	private static function articles(): array {
		return get_posts( array( 'post_type' => 'post', 'numberposts' => self::ARTICLES, 'has_password' => false, 'lang' => Languages::default() ) );
	}

	/** Those of the issue; in a new one those that came out since the last was sent. */
	private static function chosen( array $content, array $articles, array $issues ): array {
		if ( isset( $content['chosen'] ) && is_array( $content['chosen'] ) ) {
			return array_map( 'intval', $content['chosen'] );
		}
		$last = max( array( 0, ...array_map( static fn( array $issue ) => (int) ( $issue['startedAt'] ?? 0 ), $issues ) ) ) / 1000;
		$new  = array_filter( $articles, static fn( \WP_Post $post ) => $last > 0 && (int) get_post_time( 'U', true, $post ) > $last );
		return array_map( static fn( \WP_Post $post ) => $post->ID, $new );
	}

	/** @return array{status: string, json: ?array} */
	private static function ask( array $request ): array {
		return SiteCall::askAsOwner( self::ADDRESS, (string) wp_json_encode( $request ), self::SECONDS );
	}

	private static function issuesOf( ?array $json ): array {
		return array_values( array_filter( is_array( $json['issues'] ?? null ) ? $json['issues'] : array(), static fn( mixed $issue ) => is_array( $issue ) && null !== self::idOf( $issue['id'] ?? '' ) ) );
	}

	private static function isDone( array $answer ): bool {
		return '200' === $answer['status'] && null !== $answer['json'];
	}

	private static function faultOf( array $answer ): string {
		return match ( $answer['json']['error']['code'] ?? '' ) {
			'under_way'       => __( 'This issue is on its way already. The list says how far it is.', 'site' ),
			'no_issue'        => __( 'There is no such issue.', 'site' ),
			'no_address'      => __( 'This is no email address.', 'site' ),
			/* translators: what the site said, in English */
			'not_as_expected' => sprintf( __( 'The site did not take it: %s', 'site' ), self::plain( (string) $answer['json']['error']['message'] ) ),
			default           => SiteCall::whyNotOwner( $answer['status'] ),
		};
	}

	private static function said( string $do ): string {
		return match ( $do ) {
			'save'      => __( 'Saved. It is sent when you say so.', 'site' ),
			'test'      => __( 'The test is on its way, one mail for each language.', 'site' ),
			'send'      => __( 'The site begins to send it.', 'site' ),
			'pause'       => __( 'Paused. No more mails go out until you resume.', 'site' ),
			'resume'      => __( 'Sending resumed.', 'site' ),
			'end-refused' => __( 'Subscriptions of missing mailboxes ended. Sending resumed.', 'site' ),
			'reactivate'  => __( 'Bounced readers are subscribed again.', 'site' ),
			'hand-over' => __( 'The mailing tool has a draft for each language.', 'site' ),
			default     => __( 'Deleted.', 'site' ),
		};
	}

	private static function idOf( mixed $sent ): ?string {
		$id = SettingsPage::textOf( $sent );
		return wp_is_uuid( $id ) ? $id : null;
	}

	private static function transient(): string {
		return 'site_newsletter_' . get_current_user_id();
	}

	/** @param array<string, string> $query */
	private static function leave( array $query ): never {
		wp_safe_redirect( self::url( Notices::inQuery( $query ) ) );
		exit;
	}
}
