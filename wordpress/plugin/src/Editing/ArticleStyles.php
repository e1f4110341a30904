<?php
namespace Skerry\Editing;

use Skerry\Scripts;

/**
 * Applies the site's styles in the block editor, regardless of the active theme. Hides colours and sizes that the site
 * does not support. The build creates `model/post-theme.json` for articles, `model/page-theme.json` for other texts
 * and `model/fonts.css` from `theme/` and `brand/`.
 */
final class ArticleStyles {
	public static function start(): void {
		add_action('current_screen', [self::class, 'useOnScreen']);
	}

	public static function useOnScreen(\WP_Screen $screen): void {
		if ('post' !== $screen->base || !in_array($screen->post_type, ['post', 'page'], true)) {
			return;
		}
		add_filter('wp_theme_json_data_default', [self::class, 'withoutSizes'], 100);
		add_filter('wp_theme_json_data_theme', [self::class, 'ofTheSite'], 100);
		add_filter('wp_theme_json_data_user', [self::class, 'withoutOwn'], 100);
		add_filter('block_editor_settings_all', [self::class, 'addToClassicTheme'], 100);
		add_filter('block_editor_settings_all', [self::class, 'addFonts'], 100);
		add_action('enqueue_block_editor_assets', [self::class, 'hideEmptyPanel']);
		add_action('enqueue_block_editor_assets', [self::class, 'removeBlockStyles']);
		// Clears theme data that WordPress cached before these filters were added.
		wp_clean_theme_json_cache();
	}

	/** Removes WordPress's font sizes, because versions before 6.6 have no setting for that. */
	public static function withoutSizes(\WP_Theme_JSON_Data $data): \WP_Theme_JSON_Data {
		return $data->update_with(['version' => 2, 'settings' => ['typography' => ['fontSizes' => []]]]);
	}

	/** Replaces the theme's own styles, because the site ignores them. */
	public static function ofTheSite(): \WP_Theme_JSON_Data {
		return new \WP_Theme_JSON_Data(self::styles(), 'theme');
	}

	public static function withoutOwn(): \WP_Theme_JSON_Data {
		return new \WP_Theme_JSON_Data(['version' => 2], 'custom');
	}

	/**
	 * Adds the styles in classic themes. If a theme has no `theme.json`, WordPress uses only the settings, and no text
	 * width.
	 */
	public static function addToClassicTheme(array $settings): array {
		if (!wp_theme_has_theme_json()) {
			$styles = self::styles();
			$settings['supportsLayout'] = true;
			$settings['styles'][] = [
				'css' => (new \WP_Theme_JSON($styles, 'theme'))->get_stylesheet(['variables', 'styles'], ['theme']) . $styles['styles']['css'],
				'__unstableType' => 'theme',
				'isGlobalStyles' => false,
			];
		}
		return $settings;
	}

	/** Adds the site's typefaces. The plugin contains the files, because the site's URLs change with every build. */
	public static function addFonts(array $settings): array {
		$css = (string) file_get_contents(dirname(\Skerry\FILE) . '/model/fonts.css');
		$settings['styles'][] = [
			'css' => str_replace('url(fonts/', 'url(' . plugins_url('model/fonts/', \Skerry\FILE), $css),
			'__unstableType' => 'theme',
			'isGlobalStyles' => false,
		];
		return $settings;
	}

	/** Hides the empty panel "Typography" that WordPress 6.5 shows for paragraphs if drop caps are disabled. */
	public static function hideEmptyPanel(): void {
		wp_add_inline_style('wp-edit-post', '.typography-block-support-panel:not(:has(.components-tools-panel-item)){display:none}');
	}

	/** Removes the block styles of WordPress, such as "Rounded", and of the theme, because the site ignores them. */
	public static function removeBlockStyles(): void {
		Scripts::enqueue('blockStyles', ['wp-blocks', 'wp-data']);
	}

	private static function styles(): array {
		$type = 'post' === get_current_screen()?->post_type ? 'post' : 'page';
		$file = dirname(\Skerry\FILE) . "/model/$type-theme.json";
		return (array) wp_json_file_decode($file, ['associative' => true]);
	}
}
