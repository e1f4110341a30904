<?php
namespace Skerry\Editing;

use Skerry\Changes\Table;
use Skerry\Languages\Languages;
use Skerry\Markup;

/**
 * Unsaved values of an edit form, stored for an hour under a name that only this screen knows. If the site requests
 * a preview with that name in `X-Site-Draft`, WPGraphQL responds with these values. The post is not changed, and only
 * users who may edit it receive the values. Shared changes (`SharedChanges`) use the same mechanism.
 */
final class UnsavedFields {
	private const SECONDS = HOUR_IN_SECONDS;
	private const MAX_BYTES = 2 * MB_IN_BYTES;
	/** Limits per user. `OF_ALL` limits the total. The oldest drafts are removed first. */
	private const OF_USER = ['bytes' => 4 * MB_IN_BYTES, 'count' => 20];
	private const OF_ALL = ['bytes' => 64 * MB_IN_BYTES, 'count' => 1000];
	/** Prefix of the ID under which ACF finds the values. The post ID follows. No real post has such an ID. */
	private const ACF_ID = 'skerry_unsaved_';
	/** Values that a form may change in addition to a post's fields, by property of WPGraphQL's model. */
	private const MODEL = [
		'titleRendered' => 'title',
		'titleRaw' => 'title',
		'contentRendered' => 'content',
		'contentRaw' => 'content',
		'excerptRendered' => 'excerpt',
		'excerptRaw' => 'excerpt',
		'featuredImageDatabaseId' => 'thumbnail',
	];

	/** @var array<int, array{title?: string, content?: string, excerpt?: string, thumbnail?: int, fields: array}>|null Values by post ID. */
	private static ?array $current = null;

	public static function start(): void {
		add_filter('wpgraphql/acf/pre_get_node_acf_id', [self::class, 'idOfFields'], 10, 2);
		add_filter('graphql_return_field_from_model', [self::class, 'fieldOfModel'], 10, 4);
	}

	/**
	 * Creates the table, with one row per post and user. `name` identifies the screen, `saved` is in Unix seconds,
	 * `typed` is JSON.
	 */
	public static function createTable(): void {
		Table::create(
			'unsaved',
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			user bigint(20) unsigned NOT NULL,
			post bigint(20) unsigned NOT NULL,
			name char(32) NOT NULL,
			saved bigint(20) NOT NULL,
			bytes int(11) NOT NULL,
			typed longtext NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY user_post (user,post),
			KEY name (name),
			KEY saved (saved)',
		);
	}

	/** Returns this screen's draft name, which all of its scripts share. */
	public static function nameOfScreen(): string {
		static $name = null;
		return $name ??= bin2hex(random_bytes(16));
	}

	public static function isName(mixed $name): bool {
		return is_string($name) && 1 === preg_match('/^[0-9a-f]{32}$/', $name);
	}

	/**
	 * Stores the values of a form.
	 *
	 * @return string|null Error message. Null on success.
	 */
	public static function storeDraft(string $name, int $post_id, array $input): ?string {
		$values = [
			'post' => $post_id,
			'title' => self::text($input['title'] ?? null),
			'content' => self::text($input['content'] ?? null),
			'excerpt' => self::text($input['excerpt'] ?? null),
			'thumbnail' => is_int($input['thumbnail'] ?? null) ? $input['thumbnail'] : null,
			'fields' => is_array($input['fields'] ?? null) ? $input['fields'] : [],
		];
		if (strlen((string) wp_json_encode($values)) > self::MAX_BYTES) {
			return __('The text is too long for the preview.', 'skerry');
		}
		self::store($name, $post_id, (string) wp_json_encode(Markup::allowed($values)));
		self::makeDraft($post_id, self::text($input['title'] ?? null) ?? '', self::text($input['language'] ?? null) ?? '');
		return null;
	}

	/** Replaces the user's previous values of the post, and removes the oldest rows above the limits. */
	private static function store(string $name, int $post_id, string $json): void {
		global $wpdb;
		$user = get_current_user_id();
		$wpdb->replace(self::table(), [
			'user' => $user,
			'post' => $post_id,
			'name' => $name,
			'saved' => time(),
			'bytes' => strlen($json),
			'typed' => $json,
		]);
		self::removeExpired();
		self::removeOldest($wpdb->prepare('user = %d', $user), self::OF_USER);
		self::removeOldest('1 = 1', self::OF_ALL);
	}

	public static function removeExpired(): void {
		global $wpdb;
		$table = self::table();
		$wpdb->query($wpdb->prepare("DELETE FROM $table WHERE saved < %d", time() - self::SECONDS));
	}

	/** @param array{bytes: int, count: int} $limits */
	private static function removeOldest(string $where, array $limits): void {
		global $wpdb;
		$table = self::table();
		$bytes = 0;
		$rows = $wpdb->get_results("SELECT id, bytes FROM $table WHERE $where ORDER BY saved DESC, id DESC"); // phpcs:ignore WordPress.DB.PreparedSQL
		foreach ($rows as $number => $row) {
			$bytes += (int) $row->bytes;
			if ($number >= $limits['count'] || $bytes > $limits['bytes']) {
				$wpdb->query($wpdb->prepare("DELETE FROM $table WHERE id = %d", $row->id));
			}
		}
	}

	/**
	 * Turns an auto-draft into a draft, as WordPress's autosave does, because WPGraphQL does not return auto-drafts.
	 */
	private static function makeDraft(int $id, string $title, string $language): void {
		if ('auto-draft' !== get_post_status($id)) {
			return;
		}
		if (function_exists('pll_set_post_language') && Languages::isKnown($language)) {
			pll_set_post_language($id, $language);
		}
		wp_update_post(wp_slash(['ID' => $id, 'post_status' => 'draft'] + ('' === trim($title) ? [] : ['post_title' => $title])));
	}

	/** Returns the ACF ID of a node's unsaved values. Null leaves the fields to WPGraphQL for ACF. */
	public static function idOfFields(mixed $id, mixed $node): mixed {
		$post_id = null === $id && $node instanceof \WPGraphQL\Model\Post ? self::editedOf(get_post((int) $node->databaseId)) : null;
		return null === $post_id ? $id : self::ACF_ID . $post_id;
	}

	/**
	 * Returns the ID of the post, or of a revision's parent, if this query has unsaved values of it. Other children,
	 * such as images or child pages, have their own fields.
	 */
	private static function editedOf(?\WP_Post $post): ?int {
		$id = 'revision' === $post?->post_type ? $post->post_parent : $post?->ID;
		return null !== $id && isset(self::current()[$id]) ? $id : null;
	}

	public static function fieldOfModel(mixed $value, string $name, string $model, mixed $post): mixed {
		$property = self::MODEL[$name] ?? null;
		if (null === $property || !($post instanceof \WP_Post) || 'PostObject' !== $model) {
			return $value;
		}
		$id = self::editedOf($post);
		$edited_value = null === $id ? null : self::current()[$id][$property] ?? null;
		if (null === $edited_value) {
			return $value;
		}
		return match ($name) {
			'titleRendered' => html_entity_decode(wptexturize($edited_value)),
			'contentRendered' => apply_filters('the_content', $edited_value),
			'excerptRendered' => '' === $edited_value ? null : apply_filters('the_excerpt', $edited_value),
			'featuredImageDatabaseId' => $edited_value > 0 ? $edited_value : null,
			default => $edited_value,
		};
	}

	/** Returns a post with its unsaved texts, for values that WPGraphQL does not read from its model. */
	public static function asTyped(\WP_Post $post): \WP_Post {
		$id = self::editedOf($post);
		if (null === $id) {
			return $post;
		}
		$copy = clone $post;
		foreach (['title', 'content', 'excerpt'] as $name) {
			$copy->{"post_$name"} = self::current()[$id][$name] ?? $post->{"post_$name"};
		}
		return $copy;
	}

	/** Returns a field of a post, using unsaved values if there are any. */
	public static function field(\WP_Post $post, string $name): mixed {
		$id = self::editedOf($post);
		return null === $id || !function_exists('acf_get_metadata')
			? get_post_meta($post->ID, $name, true)
			: acf_get_metadata(self::ACF_ID . $id, $name);
	}

	/**
	 * Returns this query's unsaved values by post. Computes them once, because user and draft do not change within a
	 * query.
	 */
	private static function current(): array {
		if (null !== self::$current) {
			return self::$current;
		}
		// Set before the capability check, because that check reads the post's model, which calls this function again.
		self::$current = [];
		if (!function_exists('is_graphql_request') || !is_graphql_request()) {
			return self::$current;
		}
		self::$current = self::unsaved() + SharedChanges::valuesOfRequest();
		foreach (function_exists('acf_setup_meta') ? self::$current : [] as $id => $values) {
			acf_setup_meta($values['fields'], self::ACF_ID . $id);
		}
		return self::$current;
	}

	/** @return array<int, array> Values by post that the screen with this name sent within the last hour. */
	public static function valuesOf(mixed $name): array {
		global $wpdb;
		if (!self::isName($name)) {
			return [];
		}
		$table = self::table();
		$rows = $wpdb->get_results(
			$wpdb->prepare("SELECT post, typed FROM $table WHERE name = %s AND saved >= %d ORDER BY saved, id", $name, time() - self::SECONDS),
		);
		return array_filter(array_map(static fn(string $json) => json_decode($json, true), array_column($rows, 'typed', 'post')), 'is_array');
	}

	/** @return array<int, array> */
	private static function unsaved(): array {
		return array_filter(
			self::valuesOf($_SERVER['HTTP_X_SITE_DRAFT'] ?? null),
			static fn(int $post_id) => current_user_can('edit_post', $post_id),
			ARRAY_FILTER_USE_KEY,
		);
	}

	private static function table(): string {
		return Table::nameOf('unsaved');
	}

	private static function text(mixed $value): ?string {
		return is_string($value) ? $value : null;
	}
}
