<?php
namespace Skerry\Editing;

/**
 * Role of the user whose application password the site uses for previews. WordPress shows drafts only to users who may
 * edit them, so the capabilities are granted only while WPGraphQL handles a query: not in mutations, over REST or
 * XML-RPC, or in wp-admin.
 */
final class DraftReader {
	public const ROLE = 'skerry_draft_reader';

	private const OF_EACH = ['edit', 'edit_others', 'edit_published', 'edit_private', 'read_private'];

	public static function start(): void {
		add_filter('user_has_cap', [self::class, 'grantInQueries'], 10, 4);
		add_filter('map_meta_cap', [self::class, 'keepAccount'], 10, 3);
		add_filter('graphql_pre_resolve_field', [self::class, 'refuseMutations'], 10, 6);
		add_filter('rest_pre_dispatch', [self::class, 'refuseWriting'], 10, 3);
		add_action('admin_init', [self::class, 'refuseAdministration'], 0);
		add_filter('authenticate', [self::class, 'refuseXmlRpc'], 100);
	}

	public static function register(): void {
		remove_role(self::ROLE);
		add_role(self::ROLE, __('Draft reader (website connection)', 'skerry'), ['read' => true]);
	}

	/** @param array<string, bool> $all */
	public static function grantInQueries(array $all, array $required, array $arguments, \WP_User $user): array {
		if (!self::isReader($user) || !function_exists('is_graphql_request') || !is_graphql_request()) {
			return $all;
		}
		foreach (['posts', 'pages'] as $type) {
			foreach (self::OF_EACH as $right) {
				$all["{$right}_$type"] = true;
			}
		}
		return $all;
	}

	/**
	 * Prevents changes to the user's own account. WordPress otherwise lets all users edit theirs, including passwords
	 * and application passwords.
	 */
	public static function keepAccount(array $required, string $right, int $user): array {
		$is_own = in_array(
			$right,
			['edit_user', 'delete_user', 'create_app_password', 'edit_app_password', 'delete_app_password', 'delete_app_passwords'],
			true,
		);
		return $is_own && self::isReader(get_userdata($user)) ? ['do_not_allow'] : $required;
	}

	public static function refuseMutations(mixed $result, mixed $source, mixed $arguments, mixed $context, mixed $info, string $type): mixed {
		if ('RootMutation' === $type && self::isReader(wp_get_current_user())) {
			throw new \GraphQL\Error\UserError(self::refusal()); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON
		}
		return $result;
	}

	public static function refuseWriting(mixed $result, mixed $server, \WP_REST_Request $request): mixed {
		$is_reading = in_array($request->get_method(), ['GET', 'HEAD', 'OPTIONS'], true);
		return !$is_reading && self::isReader(wp_get_current_user())
			? new \WP_Error('skerry_reader_of_drafts', self::refusal(), ['status' => 403])
			: $result;
	}

	/** Denies access to screens, admin-ajax.php and admin-post.php. */
	public static function refuseAdministration(): void {
		if (self::isReader(wp_get_current_user())) {
			wp_die(esc_html(self::refusal()), '', [
				'response' => 403,
				'link_url' => esc_url(wp_logout_url()),
				'link_text' => esc_html__('Log out', 'skerry'),
			]);
		}
	}

	public static function refuseXmlRpc(mixed $user): mixed {
		return defined('XMLRPC_REQUEST') && XMLRPC_REQUEST && self::isReader($user)
			? new \WP_Error('skerry_reader_of_drafts', self::refusal())
			: $user;
	}

	private static function refusal(): string {
		return __('Draft readers have read-only access.', 'skerry');
	}

	/** Returns whether a user has only this role. Other roles grant their own capabilities. */
	private static function isReader(mixed $user): bool {
		return $user instanceof \WP_User && [self::ROLE] === array_values($user->roles);
	}
}
