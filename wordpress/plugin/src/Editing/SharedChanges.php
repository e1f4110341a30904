<?php
namespace Skerry\Editing;

use Skerry\Content\DoctorRoute;
use Skerry\Content\RestRoutes;
use Skerry\Settings;

/**
 * Share links: URLs of the website that show pending changes to people without an account, until the links expire or
 * are revoked. For each page, the website asks WordPress whether the link is valid. If the website has signed a query
 * for a link, WPGraphQL responds with the changes applied. Other unpublished content is not shown.
 */
final class SharedChanges {
	/** @var string array<name, array{posts: int[], changes: array{int, int}[], until: int, user: int}>: a name has 32 hex digits, and a change consists of its post and its number. Plugin versions before 1.5 had no `changes`. */
	public const OPTION = 'skerry_shared_changes';
	public const DAYS = [1, 7, 30];
	private const SIGNED_SECONDS = 300;
	private const MAX = 100;

	public static function start(): void {
		add_action('rest_api_init', [self::class, 'registerRoute']);
		// WPGraphQL Smart Cache stores public responses only by query, regardless of this header.
		add_filter('graphql_cache_is_object_cache_enabled', static fn(mixed $enabled) => $enabled && !isset($_SERVER['HTTP_X_SITE_CHANGES']));
	}

	/**
	 * Creates a share link.
	 *
	 * @param array{int, int}[] $changes Posts and numbers of changes.
	 * @return string|null Error message. Null on success.
	 */
	public static function make(array $changes, int $days): ?string {
		$changes = array_values(array_filter($changes, [self::class, 'isPending']));
		$all = self::all();
		if ([] === $changes || !in_array($days, self::DAYS, true)) {
			return __('No changes selected.', 'skerry');
		}
		if (count($all) >= self::MAX) {
			return __('Too many share links. Revoke one first.', 'skerry');
		}
		$all[bin2hex(random_bytes(16))] = self::of($changes) + ['until' => time() + $days * DAY_IN_SECONDS, 'user' => get_current_user_id()];
		update_option(self::OPTION, $all, false);
		return null;
	}

	/** @param array{int, int}[] $changes */
	private static function of(array $changes): array {
		return ['posts' => array_values(array_unique(array_column($changes, 0))), 'changes' => array_values($changes)];
	}

	/** @param array{int, int} $change */
	private static function isPending(array $change): bool {
		$stored_change = PendingChanges::of(...$change);
		return null !== $stored_change && !isset($stored_change['trashed']);
	}

	/** @return array<string, array{posts: int[], until: int, user: int}> Links that have not expired. */
	public static function all(): array {
		$all = get_option(self::OPTION, []);
		return array_filter(is_array($all) ? $all : [], static fn(array $link) => $link['until'] > time() && [] !== $link['posts']);
	}

	public static function withdraw(string $name): void {
		update_option(self::OPTION, array_diff_key(self::all(), [$name => true]), false);
	}

	/**
	 * Removes a published or deleted change from all links. Later changes to the same entry are not shared
	 * automatically.
	 */
	public static function removeChange(int $post_id, int $change): void {
		$all = self::all();
		$remaining_changes = array_filter(
			array_map(
				static fn(array $link) => self::of(
					array_filter(self::changesOf($link), static fn(array $other) => [$post_id, $change] !== $other),
				) + $link,
				$all,
			),
			static fn(array $link) => [] !== $link['posts'],
		);
		if ($remaining_changes !== $all) {
			update_option(self::OPTION, $remaining_changes, false);
		}
	}

	/** @return array{int, int}[] */
	private static function changesOf(array $link): array {
		return $link['changes'] ?? array_map(static fn(int $post_id) => [$post_id, PendingChanges::numberOf($post_id, 0)], $link['posts']);
	}

	/**
	 * Returns the URL of a share link. Its token is `{base64url of JSON}.{hex HMAC-SHA-256 of "changes.{base64url}"}`.
	 * Null if the link does not exist or the settings are incomplete.
	 */
	public static function link(string $name): ?string {
		$link = self::all()[$name] ?? null;
		if (null === $link || !Settings::isComplete()) {
			return null;
		}
		$payload = rtrim(strtr(base64_encode((string) wp_json_encode(['name' => $name, 'expires' => $link['until']])), '+/', '-_'), '=');
		return Settings::address() . "/preview/changes?token=$payload." . hash_hmac('sha256', "changes.$payload", Settings::secret());
	}

	public static function registerRoute(): void {
		register_rest_route(RestRoutes::SPACE, '/shared-changes', [
			'methods' => 'POST',
			'permission_callback' => [DoctorRoute::class, 'isSigned'],
			'callback' => [self::class, 'checkLink'],
		]);
	}

	/** Returns to the website whether a link is valid. */
	public static function checkLink(\WP_REST_Request $request): array {
		$input = $request->get_json_params();
		$name = is_array($input) && is_string($input['name'] ?? null) ? $input['name'] : '';
		$by_post = self::pendingOf($name);
		return [] === $by_post
			? ['holds' => false]
			: [
				'holds' => true,
				'until' => self::all()[$name]['until'],
				'timeZone' => wp_timezone_string(),
				'pages' => array_map([self::class, 'page'], array_keys($by_post), $by_post),
			];
	}

	/** @return array<int, int[]> Numbers of a link's changes by entry, except those in the trash. */
	private static function pendingOf(string $name): array {
		$link = self::all()[$name] ?? null;
		$by_post = [];
		foreach (null === $link ? [] : array_filter(self::changesOf($link), [self::class, 'isPending']) as [$post, $change]) {
			$by_post[$post][] = $change;
		}
		return $by_post;
	}

	/**
	 * @param int[] $changes
	 * @return array{title: string, path: ?string} Title, and path on the site. Products have no path.
	 */
	private static function page(int $id, array $changes): array {
		$title = array_reduce($changes, static fn(string $latest, int $number) => PendingChanges::of($id, $number)['title'] ?? $latest, '');
		return [
			'title' => mb_substr(\Skerry\PlainText::of('' === $title ? get_the_title($id) : $title), 0, 200),
			'path' =>
				\Skerry\Content\Products::type() === get_post_type($id)
					? null
					: ((string) wp_parse_url(FrontEnd::siteUrl((string) get_permalink($id)), PHP_URL_PATH) ?:
					'/'),
		];
	}

	/** @return array<int, array> Values by entry for a query with a signed link. Empty for other queries. */
	public static function valuesOfRequest(): array {
		$header = $_SERVER['HTTP_X_SITE_CHANGES'] ?? '';
		if (
			!is_string($header) ||
			'' === Settings::secret() ||
			1 !== preg_match('/^([0-9a-f]{32})\.([1-9]\d{0,11})\.([0-9a-f]{64})$/', $header, $match)
		) {
			return [];
		}
		$expected = hash_hmac('sha256', "changes.$match[1].$match[2]", Settings::secret());
		if (!hash_equals($expected, $match[3]) || abs(time() - (int) $match[2]) > self::SIGNED_SECONDS) {
			return [];
		}
		$by_post = self::pendingOf($match[1]);
		foreach ($by_post as $post => $changes) {
			$by_post[$post] = PendingChangeMerge::preview($post, $changes);
		}
		return $by_post;
	}
}
