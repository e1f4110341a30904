<?php
namespace Site\Content;

use Site\Settings;
use Site\States;

/** `POST site/v1/doctor`, signed like calls to the site: facts that the site's doctor cannot find out from outside. */
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
			'plugin' => \Site\VERSION,
			'states' => States::all(),
			// Never valid as the signature of a call: it shows only whether the site has the same secret.
			'owner' => '' === Settings::ownerSecret() ? '' : hash_hmac('sha256', 'doctor', Settings::ownerSecret()),
			'schema' => class_exists('WPGraphQL') ? self::schema() : '',
		];
	}

	/**
	 * Prints the schema. Without the introspection flag, WPGraphQL omits types that are reached only through an
	 * interface, such as every section kind.
	 */
	private static function schema(): string {
		\WPGraphQL::set_is_introspection_query(true);
		$schema = \GraphQL\Utils\SchemaPrinter::doPrint(\WPGraphQL::get_schema());
		\WPGraphQL::set_is_introspection_query(false);
		return $schema;
	}
}
