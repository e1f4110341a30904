<?php
namespace Skerry\Content;

use Skerry\Settings;
use Skerry\States;

/**
 * `POST skerry/v1/doctor`, signed like calls to the site. Returns facts that the site's doctor cannot determine from
 * outside.
 */
final class DoctorRoute {
	private const LIFE_SECONDS = 300;

	public static function start(): void {
		add_action(
			'rest_api_init',
			static fn() => register_rest_route(RestRoutes::SPACE, '/doctor', [
				'methods' => 'POST',
				'permission_callback' => [self::class, 'isSigned'],
				'callback' => [self::class, 'respond'],
			]),
		);
	}

	public static function isSigned(\WP_REST_Request $request): bool {
		$header = (string) $request->get_header('x-signature');
		if ('' === Settings::secret() || !preg_match('/^t=(\d+),v1=([0-9a-f]{64})$/', $header, $match)) {
			return false;
		}
		$expected = hash_hmac('sha256', "$match[1].{$request->get_body()}", Settings::secret());
		return abs(time() - (int) $match[1]) <= self::LIFE_SECONDS && hash_equals($expected, $match[2]);
	}

	/** Returns the state of this WordPress. Includes the schema, because WPGraphQL shows it only to administrators. */
	public static function respond(): array {
		return [
			'home' => home_url(),
			'version' => get_bloginfo('version'),
			'plugin' => \Skerry\VERSION,
			'states' => States::all(),
			// This hash is never a valid signature of a call. It only reveals whether the site has the same secret.
			'owner' => '' === Settings::ownerSecret() ? '' : hash_hmac('sha256', 'doctor', Settings::ownerSecret()),
			'schema' => class_exists('WPGraphQL') ? self::schema() : '',
		];
	}

	/**
	 * Returns the printed schema. Without the introspection flag, WPGraphQL omits types that are only reachable through
	 * an interface, such as all section kinds.
	 */
	private static function schema(): string {
		\WPGraphQL::set_is_introspection_query(true);
		$schema = \GraphQL\Utils\SchemaPrinter::doPrint(\WPGraphQL::get_schema());
		\WPGraphQL::set_is_introspection_query(false);
		return $schema;
	}
}
