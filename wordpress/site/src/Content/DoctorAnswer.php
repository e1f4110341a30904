<?php
namespace Site\Content;

use Site\Settings;
use Site\States;

/** `POST site/v1/doctor`, signed as calls to the site are: what the site's doctor cannot see from outside. */
final class DoctorAnswer {
	private const LIFE_SECONDS = 300;

	public static function start(): void {
		add_action(
			'rest_api_init',
			static fn() => register_rest_route(RestAnswers::SPACE, '/doctor', [
				'methods' => 'POST',
				'permission_callback' => [self::class, 'isSigned'],
				'callback' => [self::class, 'answer'],
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

	/** The schema is printed here because WPGraphQL tells it to nobody who is not an administrator. */
	public static function answer(): array {
		return [
			'home' => home_url(),
			'version' => get_bloginfo('version'),
			'plugin' => \Site\VERSION,
			'states' => States::all(),
			// No signature of a call has this form: it says only whether the site has the same secret.
			'owner' => '' === Settings::ownerSecret() ? '' : hash_hmac('sha256', 'doctor', Settings::ownerSecret()),
			'schema' => class_exists('WPGraphQL') ? self::schema() : '',
		];
	}

	/** Without the switch WPGraphQL leaves out what is only reached through an interface: every kind of section. */
	private static function schema(): string {
		\WPGraphQL::set_is_introspection_query(true);
		$schema = \GraphQL\Utils\SchemaPrinter::doPrint(\WPGraphQL::get_schema());
		\WPGraphQL::set_is_introspection_query(false);
		return $schema;
	}
}
