<?php
namespace Skerry\Editing;

use Skerry\Admin\Notices;
use Skerry\Admin\PendingChangeTexts;
use Skerry\Admin\SettingsPage;

/** "Unpublish on" in both editors, which turns a published entry into a draft at a set time. */
final class Unpublishing {
	/** WP-Cron hook. Its argument is the entry. */
	public const HOOK = 'skerry_withdraw';
	private const CONTROL = 'skerry_withdraw';
	/** Field of an entry in WordPress's REST API, for the block editor (`wordpress/editor/publish/publishBlocks.tsx`). */
	public const FIELD = 'skerry_unpublish';

	public static function start(): void {
		add_action('post_submitbox_misc_actions', [self::class, 'print'], 20);
		add_action('save_post', [self::class, 'schedule']);
		add_action('rest_api_init', [self::class, 'registerField']);
		add_action(self::HOOK, [self::class, 'unpublish']);
		add_action('admin_notices', [self::class, 'printRejected']);
		add_filter(
			'removable_query_args',
			static fn(array $names) => 'post.php' === ($GLOBALS['pagenow'] ?? '') ? [...$names, 'fault'] : $names,
		);
		add_filter('display_post_states', [self::class, 'addState'], 10, 2);
	}

	public static function timeOf(int $post_id): ?int {
		return wp_next_scheduled(self::HOOK, [$post_id]) ?: null;
	}

	/** @return array<int, int> Times by entry, next first. */
	public static function all(): array {
		$all = [];
		foreach (_get_cron_array() as $time => $hooks) {
			foreach ($hooks[self::HOOK] ?? [] as $event) {
				$all[(int) $event['args'][0]] = $time;
			}
		}
		return array_filter($all, static fn(int $post_id) => 'publish' === get_post_status($post_id), ARRAY_FILTER_USE_KEY);
	}

	public static function print(\WP_Post $post): void {
		if (
			'publish' !== $post->post_status ||
			!in_array($post->post_type, Editors::types(), true) ||
			!current_user_can('publish_post', $post->ID)
		) {
			return;
		}
		printf(
			'<div class="misc-pub-section"><label>%s <input type="datetime-local" name="%s" value="%s"></label></div>',
			esc_html__('Unpublish on', 'skerry'),
			esc_attr(self::CONTROL),
			esc_attr(self::postedTime($post->ID)),
		);
	}

	/** Returns an entry's unpublishing time in the form control's format. Empty if none is set. */
	private static function postedTime(int $id): string {
		$time = self::timeOf($id);
		return null === $time ? '' : (string) wp_date('Y-m-d\TH:i', $time);
	}

	public static function registerField(): void {
		register_rest_field(Editors::types(), self::FIELD, [
			'schema' => ['type' => 'string', 'context' => ['edit']],
			'get_callback' => static fn(array $entry) => self::postedTime($entry['id']),
			'update_callback' => static fn(string $input, \WP_Post $post) => current_user_can('publish_post', $post->ID) &&
				self::store($post->ID, $input),
		]);
		foreach (Editors::types() as $type) {
			// Rejects the request before anything is saved.
			add_filter(
				"rest_pre_insert_$type",
				static fn(mixed $prepared, \WP_REST_Request $request) => self::isRejected($request[self::FIELD])
					? new \WP_Error('skerry_time_in_past', self::rejection(), ['status' => 400])
					: $prepared,
				10,
				2,
			);
		}
	}

	public static function schedule(int $id): void {
		// WordPress has already checked the nonce of this form.
		if (!isset($_POST[self::CONTROL], $_POST['post_ID']) || (int) $_POST['post_ID'] !== $id || !current_user_can('publish_post', $id)) {
			return;
		}
		if (!self::store($id, $_POST[self::CONTROL])) {
			add_filter('redirect_post_location', [self::class, 'addRejectionNotice']);
		}
	}

	/**
	 * Schedules the unpublishing of an entry, or cancels it if no time is given. Returns false and changes nothing if
	 * the time is in the past.
	 */
	private static function store(int $id, mixed $input): bool {
		if (self::isRejected($input)) {
			return false;
		}
		$time = self::timeIn($input);
		wp_clear_scheduled_hook(self::HOOK, [$id]);
		return null === $time || wp_schedule_single_event($time, self::HOOK, [$id]);
	}

	private static function isRejected(mixed $input): bool {
		return '' !== SettingsPage::textOf($input) && null === self::timeIn($input);
	}

	public static function addRejectionNotice(string $location): string {
		return add_query_arg(Notices::inQuery(['fault' => self::rejection()]), $location);
	}

	private static function rejection(): string {
		return __('“Unpublish on” was not changed because the date and time are in the past. Choose a time in the future.', 'skerry');
	}

	public static function printRejected(): void {
		if ('post' === get_current_screen()?->base) {
			Notices::print();
		}
	}

	/**
	 * Parses a control's date and time in WordPress's time zone. Returns Unix seconds, or null if it is empty or in the
	 * past.
	 */
	public static function timeIn(mixed $input): ?int {
		$time = \DateTimeImmutable::createFromFormat('!Y-m-d\TH:i', SettingsPage::textOf($input), wp_timezone());
		return false !== $time && $time->getTimestamp() > time() ? $time->getTimestamp() : null;
	}

	/**
	 * Adds the unpublishing time to the states that lists of entries show.
	 *
	 * @param array<string, string> $states
	 * @return array<string, string>
	 */
	public static function addState(array $states, \WP_Post $post): array {
		$time = 'publish' === $post->post_status ? self::timeOf($post->ID) : null;
		/* translators: %s: date and time */
		return null === $time
			? $states
			: $states + ['skerry_unpublish' => sprintf(__('Unpublishes on %s', 'skerry'), PendingChangeTexts::dated($time))];
	}

	/** Turns a published entry into a draft. Like `wp_publish_post`, it writes no text and runs all hooks. */
	public static function unpublish(int $id): void {
		global $wpdb;
		$before = get_post($id);
		if ('publish' !== $before?->post_status) {
			return;
		}
		$changes = ['post_status' => 'draft', 'post_modified' => current_time('mysql'), 'post_modified_gmt' => current_time('mysql', true)];
		$wpdb->update($wpdb->posts, $changes, ['ID' => $id]);
		clean_post_cache($id);
		$post = get_post($id);
		wp_transition_post_status('draft', 'publish', $post);
		foreach (["edit_post_$post->post_type", 'edit_post'] as $action) {
			do_action($action, $id, $post);
		}
		do_action('post_updated', $id, $post, $before);
		foreach (["save_post_$post->post_type", 'save_post', 'wp_insert_post'] as $action) {
			do_action($action, $id, $post, true);
		}
		wp_after_insert_post($post, true, $before);
	}
}
