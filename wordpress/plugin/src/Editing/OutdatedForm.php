<?php
namespace Skerry\Editing;

/**
 * Merges a form into its entry if the entry was saved after the form was opened, like publishing a pending change.
 * Otherwise "Update" would write the old values of all fields that the editor has not touched. The form also sends the
 * values that it had when it was opened.
 */
final class OutdatedForm {
	/** Form control with the state of the entry when the form was opened. */
	public const OPENED = 'skerry_opened';
	/** Form control with the form's values when it was opened, as JSON. */
	public const BASE = 'skerry_base';
	/** Form controls of values that are not ACF fields. */
	private const NAMES = [
		'title' => 'post_title',
		'content' => 'content',
		'excerpt' => 'excerpt',
		'slug' => 'post_name',
		'parent' => 'parent_id',
		'order' => 'menu_order',
		'template' => 'page_template',
		'thumbnail' => '_thumbnail_id',
	];

	public static function start(): void {
		add_action('edit_form_top', [self::class, 'printState']);
		add_action('load-post.php', [self::class, 'merge']);
		add_action('admin_notices', [self::class, 'printNotice']);
		foreach (Editors::types() as $type) {
			add_filter("rest_pre_insert_$type", [self::class, 'refuse'], 10, 2);
		}
	}

	/**
	 * Rejects a save of the block editor that would overwrite another version of the same text. If the editor saves
	 * again, it sends no base, and the save is accepted.
	 */
	public static function refuse(mixed $prepared, \WP_REST_Request $request): mixed {
		$base = EntryForm::readable($request[self::BASE]);
		$id = (int) $request['id'];
		// A new entry has the placeholder title "Auto Draft", which the editor shows as empty.
		if (!is_object($prepared) || ['fields' => []] === $base || 'publish' !== get_post_status($id)) {
			return $prepared;
		}
		$current_values = EntryForm::present($id, []);
		$labels = [];
		foreach (array_intersect_key(EntryForm::COLUMNS, $base) as $name => $column) {
			$mine = $prepared->$column ?? $current_values[$name];
			if (!ValueMerge::same($base[$name], $current_values[$name]) && !ValueMerge::same($mine, $current_values[$name])) {
				$labels[] = EntryForm::labels()[$name];
			}
		}
		return [] === $labels
			? $prepared
			: new \WP_Error(
				'skerry_outdated',
				sprintf(
					/* translators: %1$s: names of people, %2$s: names of fields */
					__(
						'While you were editing, %1$s published another version of: %2$s. Save again to publish your version; the other one is in the revisions.',
						'skerry',
					),
					PendingChangeMerge::othersSince($id, (int) get_post_modified_time('U', true, $id)),
					implode(', ', $labels),
				),
				['status' => 409],
			);
	}

	public static function printState(\WP_Post $post): void {
		if ('publish' === $post->post_status && in_array($post->post_type, Editors::types(), true)) {
			printf(
				'<input type="hidden" name="%s" value="%s"><input type="hidden" name="%s" id="skerry-base" disabled>',
				esc_attr(self::OPENED),
				esc_attr(self::stateOf($post->ID)),
				esc_attr(self::BASE),
			);
		}
	}

	/** Returns an identifier of the entry's state, which differs after each save. */
	public static function stateOf(int $post_id): string {
		$newest_revision = current(wp_get_post_revisions($post_id, ['posts_per_page' => 1, 'check_enabled' => false]));
		return get_post($post_id)->post_modified_gmt . ' ' . ($newest_revision->ID ?? 0);
	}

	/**
	 * Replaces values in the form that is being saved with merged ones. WordPress checks the nonce and the capability
	 * afterwards.
	 */
	public static function merge(): void {
		$id = (int) ($_POST['post_ID'] ?? 0);
		if (
			'editpost' !== ($_POST['action'] ?? '') ||
			'' !== ($_POST['wp-preview'] ?? '') ||
			!is_string($_POST[self::OPENED] ?? null) ||
			!is_string($_POST[self::BASE] ?? null) ||
			!(get_post($id) instanceof \WP_Post) ||
			$_POST[self::OPENED] === self::stateOf($id)
		) {
			return;
		}
		$base = EntryForm::readable(json_decode(wp_unslash($_POST[self::BASE]), true));
		$mine = self::input();
		$mine = ['fields' => array_intersect_key($mine['fields'], $base['fields'])] + array_intersect_key($mine, $base);
		$current_values = EntryForm::present($id, array_keys($mine['fields']));

		[$values, $merge] = PendingChangeMerge::into($current_values, $mine + ['base' => $base], $id);
		foreach (array_intersect_key(self::NAMES, $values) as $name => $control) {
			$_POST[$control] = wp_slash((string) ('thumbnail' === $name && 0 === $values[$name] ? -1 : $values[$name]));
		}
		foreach ($values['fields'] as $key => $value) {
			if (!ValueMerge::same($mine['fields'][$key], $value, EntryForm::field($key))) {
				$_POST['acf'][$key] = wp_slash($value);
			}
		}
		$is_merged = ['fields' => []] !== EntryForm::changed($values, $mine);
		if ($is_merged || [] !== $merge->conflicts) {
			$since = (int) strtotime(substr($_POST[self::OPENED], 0, 19) . ' UTC');
			set_transient(
				self::transient(),
				['post' => $id, 'others' => PendingChangeMerge::othersSince($id, $since), 'conflicts' => $merge->conflicts],
				10 * MINUTE_IN_SECONDS,
			);
		}
	}

	/** @return array{fields: array} Values in the form that is being saved. */
	private static function input(): array {
		$input = ['fields' => wp_unslash(is_array($_POST['acf'] ?? null) ? $_POST['acf'] : [])];
		foreach (self::NAMES as $name => $control) {
			$value = $_POST[$control] ?? null;
			if (is_string($value)) {
				$input[$name] = in_array($name, ['thumbnail', 'parent', 'order'], true)
					? max('order' === $name ? PHP_INT_MIN : 0, (int) $value)
					: wp_unslash($value);
			}
		}
		return $input;
	}

	public static function printNotice(): void {
		$result = get_transient(self::transient());
		if (!is_array($result) || 'post' !== get_current_screen()?->base || get_post()?->ID !== $result['post']) {
			return;
		}
		delete_transient(self::transient());
		$text =
			[] === $result['conflicts']
				? /* translators: %s: names of people */
				sprintf(__('Changes that %s published while you were editing are included.', 'skerry'), $result['others'])
				: /* translators: %1$s: names of people, %2$s: names of fields */
				sprintf(
					__(
						'While you were editing, %1$s published another version of: %2$s. Your version is live now. The other one is in the revisions.',
						'skerry',
					),
					$result['others'],
					implode(', ', $result['conflicts']),
				);
		printf(
			'<div class="notice notice-%s is-dismissible"><p>%s</p></div>',
			[] === $result['conflicts'] ? 'info' : 'warning',
			esc_html($text),
		);
	}

	private static function transient(): string {
		return 'skerry_outdated_' . get_current_user_id();
	}
}
