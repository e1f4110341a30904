<?php
namespace Site\Admin;

use Site\Changes\Deliveries;
use Site\Changes\Pump;
use Site\Content\Permalinks;
use Site\Editing\Previews;
use Site\Settings;
use Site\SiteCall;
use Site\States;

/** Settings, Site: where the site is, the secret, what is missing, tests, and the last hundred deliveries. */
final class SettingsPage {
	private const SLUG  = 'site-settings';
	public const SCREEN = 'settings_page_' . self::SLUG;
	public const NONCE  = 'site_settings';

	public static function start(): void {
		add_action( 'admin_menu', static fn() => add_options_page( __( 'Site', 'site' ), __( 'Site', 'site' ), 'manage_options', self::SLUG, array( self::class, 'show' ) ) );
		foreach ( array( 'save', 'secret', 'owner-secret', 'test', 'resend', 'permalinks' ) as $action ) {
			add_action( "admin_post_site_$action", static fn() => self::handle( $action ) );
		}
		add_filter(
			'plugin_action_links_' . plugin_basename( \Site\FILE ),
			static fn( array $links ) => array( '<a href="' . esc_url( self::url() ) . '">' . esc_html__( 'Settings', 'site' ) . '</a>', ...$links )
		);
		add_action( 'admin_notices', array( self::class, 'askForSettings' ) );
	}

	public static function url( string $said = '' ): string {
		return add_query_arg( array_filter( array( 'page' => self::SLUG, 'noted' => Notices::keep( $said ) ) ), admin_url( 'options-general.php' ) );
	}

	public static function askForSettings(): void {
		if ( current_user_can( 'manage_options' ) && ! Settings::isComplete() && self::SCREEN !== get_current_screen()?->id ) {
			printf(
				'<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
				esc_html__( 'The website’s address is not set yet. Enter it under Settings › Website.', 'site' ),
				esc_url( self::url() ),
				esc_html__( 'Settings', 'site' )
			);
		}
	}

	private static function handle( string $action ): never {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You may not change this.', 'site' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::NONCE );
		$said = match ( $action ) {
			'save'   => self::save( self::textOf( $_POST['address'] ?? '' ) ),
			'secret' => self::newSecret(),
			'owner-secret' => self::newOwnerSecret(),
			'test'   => self::askTheSite(),
			'resend' => self::resend(),
			'permalinks' => self::setPermalinks(),
		};
		wp_safe_redirect( self::url( $said ) );
		exit;
	}

	private static function save( string $typed ): string {
		$address = Settings::readAddress( $typed );
		if ( null === $address ) {
			return __( 'That is no address of a site. Type it like https://www.example.com, without a path.', 'site' );
		}
		Settings::setAddress( $address );
		return __( 'Saved.', 'site' );
	}

	private static function newSecret(): string {
		Settings::makeSecret();
		return __( 'A new secret. The site does not know it yet.', 'site' );
	}

	private static function newOwnerSecret(): string {
		Settings::makeOwnerSecret();
		return __( 'A new secret. The site does not know it yet.', 'site' );
	}

	/** A call about nothing that exists: the signature counts. */
	public static function askTheSite(): string {
		$answer = Pump::send( (string) wp_json_encode( array( 'ids' => array( 'post:0' ) ) ) );
		return match ( $answer ) {
			'200'   => __( 'The site answered: all is well.', 'site' ),
			'401', '404', '405' => SiteCall::whyNot( $answer ),
			/* translators: an HTTP status or an error */
			default => sprintf( __( 'The site cannot be told: %s', 'site' ), $answer ),
		};
	}

	/** Whether that is what a site says that hears WordPress. */
	public static function isWell( string $said ): bool {
		return __( 'The site answered: all is well.', 'site' ) === $said;
	}

	private static function resend(): string {
		$waiting = Deliveries::retryAll();
		/* translators: numbers */
		return 0 === $waiting ? __( 'Nothing is waiting.', 'site' ) : sprintf( __( '%1$d of %2$d calls have arrived now.', 'site' ), Pump::sendAll(), $waiting );
	}

	private static function setPermalinks(): string {
		Permalinks::setKeepingOldAddresses();
		return __( 'The permalinks are those of the site now. It leads from the old addresses of articles to the new ones.', 'site' );
	}

	/** What was sent as text; nothing for a list. */
	public static function textOf( mixed $sent ): string {
		return is_string( $sent ) ? sanitize_text_field( wp_unslash( $sent ) ) : '';
	}

	public static function show(): void {
		$unseen = get_option( Settings::UNSEEN ) && ! defined( 'SITE_SECRET' );
		delete_option( Settings::UNSEEN );
		$ownerUnseen = get_option( Settings::OWNER_UNSEEN ) && ! defined( 'SITE_OWNER_SECRET' );
		delete_option( Settings::OWNER_UNSEEN );
		$newest  = get_posts( array( 'post_type' => array( 'page', 'post' ), 'numberposts' => 1, 'orderby' => 'modified', 'post_status' => 'any' ) );
		$preview = isset( $newest[0] ) ? Previews::linkTo( $newest[0] ) : null;
		require __DIR__ . '/settingsPageView.php';
	}

	/** A button with a hidden form around it. */
	public static function button( string $action, string $label, string $class = 'button' ): void {
		printf( '<form method="post" action="%s" style="display:inline-block;margin-right:8px"><input type="hidden" name="action" value="site_%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( $action ) );
		wp_nonce_field( self::NONCE );
		printf( '<button class="%s">%s</button></form>', esc_attr( $class ), esc_html( $label ) );
	}

	public static function nonce(): void {
		wp_nonce_field( self::NONCE );
	}
}
