<?php
namespace Site\Editing;

use Site\Content\DoctorAnswer;
use Site\Content\RestAnswers;
use Site\Settings;

/**
 * Kept changes that somebody without an account looks at together: an address of the site, which ends at its time or is
 * withdrawn before. The site asks here with each page whether it still holds, and WPGraphQL answers anybody's query with the
 * changes in it, where the site has signed for that. Of what else is unpublished nothing is shown.
 */
final class SharedChanges {
	/** @var string array<name, array{posts: int[], changes: array{int, int}[], until: int, user: int}>: a name has 32 digits, a change the numbers of its post and of itself. Versions before 1.5 had no `changes`. */
	public const OPTION = 'site_shared_changes';
	public const DAYS   = array( 1, 7, 30 );
	private const SIGNED_SECONDS = 300;
	private const MAX            = 100;

	public static function start(): void {
		add_action( 'rest_api_init', array( self::class, 'registerRoute' ) );
		// WPGraphQL Smart Cache keeps what anybody is answered by the query alone.
		add_filter( 'graphql_cache_is_object_cache_enabled', static fn( mixed $enabled ) => $enabled && ! isset( $_SERVER['HTTP_X_SITE_CHANGES'] ) );
	}

	/**
	 * @param array{int, int}[] $changes Posts and numbers of changes.
	 * @return string|null Why there is none.
	 */
	public static function make( array $changes, int $days ): ?string {
		$kept = array_values( array_filter( $changes, static fn( array $change ) => null !== KeptChange::of( ...$change ) ) );
		$all  = self::all();
		if ( array() === $kept || ! in_array( $days, self::DAYS, true ) ) {
			return __( 'Choose at least one change.', 'site' );
		}
		if ( count( $all ) >= self::MAX ) {
			return __( 'There are too many addresses. Withdraw one first.', 'site' );
		}
		$all[ bin2hex( random_bytes( 16 ) ) ] = self::of( $kept ) + array( 'until' => time() + $days * DAY_IN_SECONDS, 'user' => get_current_user_id() );
		update_option( self::OPTION, $all, false );
		return null;
	}

	/** @param array{int, int}[] $changes */
	private static function of( array $changes ): array {
		return array( 'posts' => array_values( array_unique( array_column( $changes, 0 ) ) ), 'changes' => array_values( $changes ) );
	}

	/** @return array<string, array{posts: int[], until: int, user: int}> Those that hold. */
	public static function all(): array {
		$all = get_option( self::OPTION, array() );
		return array_filter( is_array( $all ) ? $all : array(), static fn( array $shared ) => $shared['until'] > time() && array() !== $shared['posts'] );
	}

	public static function withdraw( string $name ): void {
		update_option( self::OPTION, array_diff_key( self::all(), array( $name => true ) ), false );
	}

	/** A change that is published or deleted leaves its addresses: later ones of its post were not shared. */
	public static function leaveOut( int $post, int $change ): void {
		$all     = self::all();
		$without = array_filter( array_map( static fn( array $shared ) => self::of( array_filter( self::changesOf( $shared ), static fn( array $one ) => array( $post, $change ) !== $one ) ) + $shared, $all ), static fn( array $shared ) => array() !== $shared['posts'] );
		if ( $without !== $all ) {
			update_option( self::OPTION, $without, false );
		}
	}

	/** @return array{int, int}[] */
	private static function changesOf( array $shared ): array {
		return $shared['changes'] ?? array_map( static fn( int $post ) => array( $post, KeptChange::numberOf( $post, 0 ) ), $shared['posts'] );
	}

	/** `{base64url of JSON}.{hex HMAC-SHA-256 of "changes.{base64url}"}`; null while the settings are incomplete. */
	public static function link( string $name ): ?string {
		$shared = self::all()[ $name ] ?? null;
		if ( null === $shared || ! Settings::isComplete() ) {
			return null;
		}
		$payload = rtrim( strtr( base64_encode( (string) wp_json_encode( array( 'name' => $name, 'expires' => $shared['until'] ) ) ), '+/', '-_' ), '=' );
		return Settings::address() . "/preview/changes?token=$payload." . hash_hmac( 'sha256', "changes.$payload", Settings::secret() );
	}

	public static function registerRoute(): void {
		register_rest_route(
			RestAnswers::SPACE,
			'/shared-changes',
			array(
				'methods'             => 'POST',
				'permission_callback' => array( DoctorAnswer::class, 'isSigned' ),
				'callback'            => array( self::class, 'answer' ),
			)
		);
	}

	/** Whether an address holds, for the site. */
	public static function answer( \WP_REST_Request $request ): array {
		$asked  = $request->get_json_params();
		$shared = self::all()[ is_array( $asked ) && is_string( $asked['name'] ?? null ) ? $asked['name'] : '' ] ?? null;
		return null === $shared
			? array( 'holds' => false )
			: array( 'holds' => true, 'until' => $shared['until'], 'timeZone' => wp_timezone_string(), 'pages' => array_map( array( self::class, 'page' ), $shared['posts'] ) );
	}

	/** @return array{title: string, path: ?string} A product has no page of its own. */
	private static function page( int $id ): array {
		$title = array_reduce( KeptChange::all( $id ), static fn( string $found, array $kept ) => isset( $kept['trashed'] ) ? $found : ( $kept['title'] ?? $found ), '' );
		return array(
			'title' => mb_substr( html_entity_decode( wp_strip_all_tags( '' === $title ? get_the_title( $id ) : $title ) ), 0, 200 ),
			'path'  => \Site\Content\Products::type() === get_post_type( $id ) ? null : ( (string) wp_parse_url( FrontEnd::onTheSite( (string) get_permalink( $id ) ), PHP_URL_PATH ) ?: '/' ),
		);
	}

	/** @return array<int, array> By post: what a query that the site has signed is answered with. */
	public static function asked(): array {
		$header = $_SERVER['HTTP_X_SITE_CHANGES'] ?? '';
		if ( ! is_string( $header ) || '' === Settings::secret() || 1 !== preg_match( '/^([0-9a-f]{32})\.([1-9]\d{0,11})\.([0-9a-f]{64})$/', $header, $match ) ) {
			return array();
		}
		$expected = hash_hmac( 'sha256', "changes.$match[1].$match[2]", Settings::secret() );
		if ( ! hash_equals( $expected, $match[3] ) || abs( time() - (int) $match[2] ) > self::SIGNED_SECONDS ) {
			return array();
		}
		$shared  = self::all()[ $match[1] ] ?? null;
		$by_post = array();
		foreach ( null === $shared ? array() : self::changesOf( $shared ) as list( $post, $change ) ) {
			$by_post[ $post ][] = $change;
		}
		foreach ( $by_post as $post => $changes ) {
			$by_post[ $post ] = KeptChange::preview( $post, $changes );
		}
		return $by_post;
	}
}
