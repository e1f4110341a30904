<?php
namespace Site\Admin;

/** Stores what a user deleted last on a screen, for a day, so that the Undo button of the notice can restore it. */
final class Undo {
	private const SECONDS = DAY_IN_SECONDS;

	/**
	 * Stores what was deleted.
	 *
	 * @return array{undo: string} For the address of the next screen, so that its notice has the button.
	 */
	public static function keep(string $screen, array $deleted): array {
		set_transient(self::place($screen), $deleted, self::SECONDS);
		return ['undo' => '1'];
	}

	/** Returns what was deleted last, which cannot be restored again. */
	public static function take(string $screen): ?array {
		$deleted = get_transient(self::place($screen));
		delete_transient(self::place($screen));
		return is_array($deleted) ? $deleted : null;
	}

	/**
	 * The button for the notice of a deletion, as a form; empty when nothing was deleted just now.
	 *
	 * @param array<string, string> $fields Of the form that restores.
	 */
	public static function button(string $screen, string $nonce, array $fields): string {
		if (!isset($_GET['undo']) || !is_array(get_transient(self::place($screen)))) {
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
			esc_html__('Undo', 'site'),
		);
	}

	private static function place(string $screen): string {
		return "site_deleted_{$screen}_" . get_current_user_id();
	}
}
