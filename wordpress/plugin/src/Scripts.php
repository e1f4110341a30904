<?php
namespace Skerry;

/** Scripts of wp-admin, bundled from `wordpress/editor/entries/` into `assets/`, and the settings that they read. */
final class Scripts {
	/** @param string[] $dependencies */
	public static function enqueue(string $entry, array $dependencies = []): void {
		$handle = 'skerry-' . strtolower((string) preg_replace('/(?=[A-Z])/', '-', $entry));
		wp_enqueue_script($handle, plugins_url("assets/$entry.js", FILE), $dependencies, VERSION, true);
	}

	/** Adds settings to the screen, which its script reads by their name. */
	public static function addSettings(string $name, array $settings): void {
		add_action(
			'admin_footer',
			static fn() => wp_print_inline_script_tag((string) wp_json_encode($settings, JSON_HEX_TAG), [
				'type' => 'application/json',
				'id' => "skerry-settings-$name",
			]),
		);
	}
}
