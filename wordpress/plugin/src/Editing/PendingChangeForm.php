<?php
namespace Skerry\Editing;

use Skerry\ColleagueRequest;
use Skerry\Markup;

/** Stores the form of an entry as a pending change, and opens pending changes in the form. */
final class PendingChangeForm {
	private const MAX_BYTES = 2 * MB_IN_BYTES;
	/** Maximum bytes of a title or an excerpt. Their database columns hold 64 kB. */
	private const MAX_LINE = 10 * KB_IN_BYTES;
	/** Name of the query parameter and the form control with the number of the change in the form. */
	public const PARAMETER = 'skerry_change';

	/** @var array<string, mixed>|null Published values of the fields that the opened change modifies. */
	private static ?array $published = null;

	public static function start(): void {
		add_action('load-post.php', [self::class, 'openInForm']);
		add_action('edit_form_top', [self::class, 'printMark']);
		add_action('load-post.php', [self::class, 'openAfterTakingOver']);
		add_action('save_post', [self::class, 'forgetPublished']);
		foreach (Editors::types() as $type) {
			add_action("rest_after_insert_$type", [self::class, 'forgetPublishedByBlockEditor'], 10, 2);
		}
	}

	/**
	 * Stores the differences from `base`, the form as it was opened. `change` and `version` name the change in the
	 * form. If its author sends the form, the change is replaced, unless it was saved elsewhere since. Any other form
	 * creates a new change.
	 *
	 * @return int|\WP_Error Number of the change, or the reason why it was not stored.
	 */
	public static function store(int $post_id, array $input): int|\WP_Error {
		$form = EntryForm::readable($input);
		$base = EntryForm::readable($input['base'] ?? null);
		$present = EntryForm::present($post_id, array_keys($form['fields']));
		$base = ['fields' => $base['fields'] + $present['fields']] + $base + $present;
		$changed = EntryForm::changed($form, $base);
		$base = ['fields' => array_intersect_key($base['fields'], $changed['fields'])] + array_intersect_key($base, $changed);
		if (['fields' => []] === $changed) {
			return self::refused(__('Nothing in the form has been changed.', 'skerry'), 400);
		}
		if (
			strlen((string) wp_json_encode([$changed, $base])) > 2 * self::MAX_BYTES ||
			strlen((string) wp_json_encode($changed)) > self::MAX_BYTES ||
			strlen($changed['title'] ?? '') > self::MAX_LINE ||
			strlen($changed['excerpt'] ?? '') > self::MAX_LINE
		) {
			return self::refused(__('The text is too long to save.', 'skerry'), 413);
		}
		$opened = is_int($input['opened'] ?? null) ? min($input['opened'], time()) : time();
		$changed = self::filtered($changed, $base) + [
			'base' => $base,
			'opened' => $opened,
			'user' => get_current_user_id(),
			'time' => time(),
			'unfiltered' => current_user_can('unfiltered_html'),
		];
		$old = PendingChanges::find($post_id, is_int($input['change'] ?? null) && $input['change'] > 0 ? $input['change'] : -1);
		if (
			null === $old ||
			$old[1]['user'] !== get_current_user_id() ||
			($input['version'] ?? null) !== self::versionOf($old[1]) ||
			isset($old[1]['trashed'])
		) {
			return PendingChanges::add($post_id, $changed) ??
				self::refused(__('This entry has too many pending changes. Publish one or delete it permanently first.', 'skerry'), 413);
		}
		$kept = array_intersect_key($old[1], ['planner' => 0, 'request' => []]);
		if (isset($kept['request'])) {
			$kept['request'] = ColleagueRequest::afterSave($kept['request'], PendingChanges::contentOf($changed));
		}
		// A colleague who scheduled the change has approved only its former content.
		$is_same =
			ColleagueRequest::versionOf(PendingChanges::contentOf($changed)) === ColleagueRequest::versionOf(PendingChanges::contentOf($old[1]));
		if (!$is_same && !PublishRight::mayChange($post_id) && null !== PendingChanges::timeOf($post_id, $old[0])) {
			PendingChanges::unschedule($post_id, $old[0]);
			$kept = ['failed' => 'edited'] + array_diff_key($kept, ['planner' => 0]);
		}
		PendingChanges::replace($old[0], $changed + $kept);
		return $old[0];
	}

	private static function refused(string $message, int $status): \WP_Error {
		return new \WP_Error('skerry_change_not_stored', $message, ['status' => $status]);
	}

	/** Returns a version string that differs after each save of a change, even within the same second. */
	public static function versionOf(array $change): string {
		return $change['time'] .
			'-' .
			md5(
				(string) wp_json_encode(array_diff_key($change, ['planner' => 0, 'planned' => 0, 'failed' => 0, 'trashed' => 0, 'request' => 0])),
			);
	}

	/** Filters texts that the user has changed, but not texts that are equal to the base. */
	public static function filtered(mixed $input, mixed $base, string $context = 'post'): mixed {
		if (is_array($input)) {
			$filtered = [];
			foreach ($input as $key => $value) {
				$filtered[$key] = self::filtered($value, is_array($base) ? $base[$key] ?? null : null, 'title' === $key ? Markup::TITLE : $context);
			}
			return $filtered;
		}
		return ValueMerge::same($base, $input) ? $input : Markup::allowed($input, $context);
	}

	/** Returns the link that opens a change in the form. */
	public static function link(int $post_id, int $number = 0): string {
		return add_query_arg(
			self::PARAMETER,
			(string) PendingChanges::numberOf($post_id, $number),
			(string) get_edit_post_link($post_id, 'raw'),
		);
	}

	/**
	 * Returns the number of the change in an entry's form, or 0. Links of plugin versions before 1.5 contain 1 for the
	 * only change.
	 */
	public static function opened(int $post_id): int {
		$requested = is_string($_GET[self::PARAMETER] ?? null) ? (int) $_GET[self::PARAMETER] : -1;
		return PendingChanges::numberOf($post_id, $requested) ?: (1 === $requested ? PendingChanges::numberOf($post_id, 0) : 0);
	}

	/** Makes both editors show an entry with the change named in the URL. */
	public static function openInForm(): void {
		$id = (int) ($_GET['post'] ?? 0);
		$number = self::opened($id);
		if (0 === $number || !current_user_can('edit_post', $id)) {
			return;
		}
		$change = PendingChanges::of($id, $number);
		$published = EntryForm::present($id, array_keys($change['fields']));
		self::$published = ['fields' => $published['fields']] + array_intersect_key($published, $change);
		$form = PendingChangeMerge::preview($id, [$number]);
		if (function_exists('acf_setup_meta')) {
			acf_setup_meta($form['fields'], $id);
		}
		// The block editor sets the other values in its own state (wordpress/editor/changes/).
		if (use_block_editor_for_post($id)) {
			return;
		}
		foreach (EntryForm::COLUMNS as $name => $column) {
			add_filter(
				str_starts_with($column, 'post_') ? "edit_$column" : "edit_post_$column",
				static fn(mixed $value, int $post_id) => $post_id === $id ? $form[$name] : $value,
				10,
				2,
			);
		}
		$meta = ['_thumbnail_id' => $form['thumbnail'], '_wp_page_template' => $form['template']];
		add_filter(
			'get_post_metadata',
			static fn(mixed $value, int $post_id, string $key) => $post_id === $id && isset($meta[$key]) ? [$meta[$key]] : $value,
			10,
			3,
		);
	}

	/** Keeps the change open after "Take over", because WordPress redirects to the form without the change. */
	public static function openAfterTakingOver(): void {
		wp_parse_str((string) wp_parse_url((string) wp_get_raw_referer(), PHP_URL_QUERY), $before);
		$number = is_string($before[self::PARAMETER] ?? null) ? (int) $before[self::PARAMETER] : 0;
		if (isset($_GET['get-post-lock'], $_GET['post']) && ($before['post'] ?? '') === $_GET['post'] && $number > 0) {
			add_filter('get_edit_post_link', static fn(string $link) => add_query_arg(self::PARAMETER, (string) $number, $link));
		}
	}

	/** Returns the state of the change in the form, which `store` needs. */
	public static function state(int $post_id): array {
		$number = self::opened($post_id);
		return ['opened' => time()] +
			(0 === $number
				? []
				: [
					'change' => $number,
					'version' => self::versionOf(PendingChanges::of($post_id, $number)),
					'published' => self::$published ?? [],
				]);
	}

	/**
	 * Prints a control that names the change in the form, so that a save of the form can delete the published change.
	 */
	public static function printMark(\WP_Post $post): void {
		$state = self::state($post->ID);
		if (isset($state['change'])) {
			printf(
				'<input type="hidden" name="%s" value="%d:%s">',
				esc_attr(self::PARAMETER),
				esc_attr((string) $state['change']),
				esc_attr($state['version']),
			);
		}
	}

	/** Deletes the change in a form that was saved, because the save has published the change. */
	public static function forgetPublished(int $id): void {
		if (
			isset($_POST[self::PARAMETER], $_POST['post_ID']) &&
			(int) $_POST['post_ID'] === $id &&
			!wp_is_post_revision($id) &&
			current_user_can('edit_post', $id)
		) {
			self::forget($id, $_POST[self::PARAMETER]);
		}
	}

	public static function forgetPublishedByBlockEditor(\WP_Post $post, \WP_REST_Request $request): void {
		if (current_user_can('edit_post', $post->ID)) {
			self::forget($post->ID, $request[self::PARAMETER]);
		}
	}

	/**
	 * Deletes a published change, unless it was saved elsewhere after the form was opened. The form then contains an
	 * older version.
	 */
	private static function forget(int $post_id, mixed $mark): void {
		[$number, $version] = explode(':', is_string($mark) ? $mark : '', 2) + [1 => ''];
		$change = (int) $number > 0 ? PendingChanges::of($post_id, (int) $number) : null;
		if (null !== $change && self::versionOf($change) === $version) {
			PendingChanges::forget($post_id, (int) $number);
		}
	}
}
