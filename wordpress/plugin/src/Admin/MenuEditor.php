<?php
namespace Skerry\Admin;

use Skerry\Content\MenuRevisions;
use Skerry\Content\Options;
use Skerry\Content\RestRoutes;
use Skerry\Content\UnsavedMenu;
use Skerry\Editing\LivePreview;
use Skerry\Languages\Languages;
use Skerry\Scripts;

/**
 * Screens for menu and footer, with a tab per language, collapsible items, a preview of the home page, and revisions.
 */
final class MenuEditor {
	private const ACTION = 'skerry_restore_menu';

	public static function start(): void {
		add_action('admin_enqueue_scripts', [self::class, 'enqueue']);
		add_filter(
			'admin_body_class',
			static fn(string $classes) => null === Options::languageOfScreen() ? $classes : "$classes skerry-menu-editor",
		);
		add_action('all_admin_notices', [self::class, 'printTabs']);
		add_action('acf/input/admin_head', [self::class, 'addBox'], 20);
		add_action('admin_footer', [self::class, 'printPreview']);
		add_action('admin_post_' . self::ACTION, [self::class, 'restore']);
	}

	public static function enqueue(): void {
		if (null === Options::languageOfScreen()) {
			return;
		}
		LivePreview::enqueueStyles();
		wp_enqueue_style('skerry-menu-rows', plugins_url('assets/menuRows.css', \Skerry\FILE), ['dashicons'], \Skerry\VERSION);
		Scripts::enqueue('menuEditor', ['jquery']);
	}

	public static function printTabs(): void {
		$current = Options::languageOfScreen();
		if (null === $current) {
			return;
		}
		Notices::print();
		$labels = [
			'up' => __('Move up', 'skerry'),
			'down' => __('Move down', 'skerry'),
			'empty' => __('Empty', 'skerry'),
			'submenu' => __('Submenu', 'skerry'),
		];
		printf(
			'<nav id="skerry-menu-tabs" class="nav-tab-wrapper" aria-label="%s" data-words="%s">',
			esc_attr__('Languages', 'skerry'),
			esc_attr((string) wp_json_encode($labels)),
		);
		foreach (Languages::all() as $language => $name) {
			$is_current = $language === $current;
			printf(
				'<a class="nav-tab%s" href="%s"%s>%s</a>',
				$is_current ? ' nav-tab-active' : '',
				esc_url(self::url($language)),
				$is_current ? ' aria-current="page"' : '',
				esc_html($name),
			);
		}
		echo '</nav>';
	}

	public static function addBox(): void {
		$language = Options::languageOfScreen();
		if (null !== $language) {
			add_meta_box(
				'skerry-menu-revisions',
				__('Revisions', 'skerry'),
				static fn() => self::printRevisions($language),
				'acf_options_page',
				'side',
			);
		}
	}

	private static function printRevisions(string $language): void {
		$revisions = MenuRevisions::all($language);
		if ([] === $revisions) {
			printf('<p>%s</p>', esc_html__('No revisions yet.', 'skerry'));
			return;
		}
		echo '<ol class="skerry-menu-revisions">';
		foreach ($revisions as $name => $revision) {
			$time = wp_date(get_option('date_format') . ' ' . get_option('time_format'), $revision['time']);
			$url = wp_nonce_url(
				add_query_arg(['action' => self::ACTION, 'language' => $language, 'revision' => $name], admin_url('admin-post.php')),
				self::ACTION,
			);
			$sections = implode(', ', array_intersect_key(Options::parts(), array_flip($revision['parts'])));
			/* translators: %s: date and time */
			$label = sprintf(__('Restore the values from before %s', 'skerry'), $time);
			printf(
				'<li>%s<br><span class="description">%s</span> <a href="%s" aria-label="%s">%s</a></li>',
				/* translators: 1: date and time, 2: name of a user */
				esc_html(sprintf(__('Before %1$s (saved by %2$s)', 'skerry'), $time, get_userdata($revision['user'])->display_name ?? '–')),
				esc_html($sections),
				esc_url($url),
				esc_attr($label),
				esc_html__('Restore', 'skerry'),
			);
		}
		echo '</ol>';
	}

	public static function restore(): never {
		$language = SettingsPage::textOf($_GET['language'] ?? '');
		if (!current_user_can(Options::RIGHT) || !Languages::isKnown($language)) {
			wp_die(esc_html__('Sorry, you are not allowed to change this.', 'skerry'), '', ['response' => 403]);
		}
		check_admin_referer(self::ACTION);
		$is_restored = MenuRevisions::restore($language, SettingsPage::textOf($_GET['revision'] ?? ''));
		$message = $is_restored ? __('Revision restored.', 'skerry') : __('Revision not found.', 'skerry');
		wp_safe_redirect(add_query_arg('said', Notices::store($message), self::url($language)));
		exit();
	}

	/** Prints the preview of the language's home page, in the same frame as on the edit screens of pages. */
	public static function printPreview(): void {
		$language = Options::languageOfScreen();
		$post = null === $language ? null : UnsavedMenu::homePage($language);
		if (null === $post) {
			return;
		}
		$kinds = [];
		$groups = [];
		$original = null;
		$keep = rest_url(RestRoutes::SPACE . "/unsaved-menu/$language");
		$frame = rest_url(RestRoutes::SPACE . "/frame-menu/$language");
		require __DIR__ . '/livePreviewView.php';
	}

	private static function url(string $language): string {
		return admin_url('admin.php?page=' . Options::page($language));
	}
}
