<?php
namespace Skerry\Admin;

use Skerry\Scripts;

/** Heading, notices, help tabs and Screen Options of the plugin's screens, as on WordPress's own. */
final class Screen {
	/** Query parameters that name a notice. WordPress removes them from the URL once the screen is shown. */
	private const NOTICES = ['said', 'noted', 'warned', 'fault', 'undo', 'report'];
	private const MOST_PER_PAGE = 500;

	public static function start(): void {
		add_filter('set-screen-option', [self::class, 'storePerPage'], 10, 3);
		add_filter('removable_query_args', static fn(array $names) => self::isOwn() ? [...$names, ...self::NOTICES] : $names);
	}

	/**
	 * Adds a screen to the menu.
	 *
	 * @param callable(): (string|false) $add  Calls `add_management_page` or a similar function, and returns its hook.
	 * @param callable(): void           $open Runs when the screen is opened, before any output.
	 */
	public static function add(callable $add, callable $open): void {
		add_action('admin_menu', static function () use ($add, $open): void {
			$hook = $add();
			if (false !== $hook) {
				add_action("load-$hook", $open);
			}
		});
	}

	/** @param array<string, string> $tabs Plain text by title. An empty line separates paragraphs. */
	public static function help(array $tabs): void {
		foreach ($tabs as $title => $text) {
			get_current_screen()?->add_help_tab([
				'id' => 'skerry-' . sanitize_title($title),
				'title' => $title,
				'content' => wpautop(esc_html($text)),
			]);
		}
	}

	/**
	 * Prints the heading of a screen and its notices.
	 *
	 * @param array<string, string> $buttons Labels by URL.
	 * @param string                $undo    Button for the notice, from `Undo::button`.
	 */
	public static function head(string $title, array $buttons = [], string $fault = '', string $undo = '', string $search = ''): void {
		printf('<h1 class="wp-heading-inline">%s</h1>', esc_html($title));
		foreach ($buttons as $address => $text) {
			printf(' <a class="page-title-action" href="%s">%s</a>', esc_url($address), esc_html($text));
		}
		if ('' !== $search) {
			/* translators: %s: text that was searched for */
			printf('<span class="subtitle">%s</span>', esc_html(sprintf(__('Search results for: %s', 'skerry'), $search)));
		}
		echo '<hr class="wp-header-end">';
		Notices::print($fault, $undo);
	}

	/** Enqueues the script that asks for confirmation before links, buttons (`data-skerry-ask`) and bulk actions. */
	public static function enqueueConfirmation(): void {
		Scripts::enqueue('confirmations');
	}

	/** Returns the number of rows to store if Screen Options of one of the plugin's lists were submitted. */
	public static function storePerPage(mixed $value, string $option, mixed $input): mixed {
		return 1 === preg_match('/^skerry_\w+_per_page$/', $option) ? max(1, min(self::MOST_PER_PAGE, (int) $input)) : $value;
	}

	private static function isOwn(): bool {
		return str_starts_with(SettingsPage::textOf($_GET['page'] ?? ''), 'skerry-');
	}
}
