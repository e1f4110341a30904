<?php
namespace Skerry\Admin;

/**
 * Stores for a day the items that a user last deleted on a screen, so that the notice's Undo button can restore them.
 */
final class Undo {
	private const SECONDS = DAY_IN_SECONDS;

	/**
	 * Stores deleted items.
	 *
	 * @return array{undo: string} Query parameter that adds the button to the notice of the next screen.
	 */
	public static function store(string $screen, array $deleted): array {
		set_transient(self::transient($screen), $deleted, self::SECONDS);
		return ['undo' => '1'];
	}

	/** Returns and forgets the last deleted items, so that they are restored only once. */
	public static function take(string $screen): ?array {
		$deleted_items = get_transient(self::transient($screen));
		delete_transient(self::transient($screen));
		return is_array($deleted_items) ? $deleted_items : null;
	}

	/**
	 * Returns the Undo button for the notice after a deletion, as a form. Empty if nothing was deleted.
	 *
	 * @param array<string, string> $fields Hidden fields of the form.
	 */
	public static function button(string $screen, string $nonce, array $fields): string {
		if (!isset($_GET['undo']) || !is_array(get_transient(self::transient($screen)))) {
			return '';
		}
		$inputs = wp_nonce_field($nonce, '_wpnonce', true, false);
		foreach ($fields as $name => $value) {
			$inputs .= sprintf('<input type="hidden" name="%s" value="%s">', esc_attr($name), esc_attr($value));
		}
		return sprintf(
			'<form method="post" action="%s">%s<p><button class="button-link">%s</button></p></form>',
			esc_url(admin_url('admin-post.php')),
			$inputs,
			esc_html__('Undo', 'skerry'),
		);
	}

	private static function transient(string $screen): string {
		return "skerry_deleted_{$screen}_" . get_current_user_id();
	}
}
