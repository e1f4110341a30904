<?php
namespace Skerry\Content;

use Skerry\Languages\Languages;
use Skerry\Localization;

/** Menu, footer and 404 page: one options page per language. */
final class Options {
	public const RIGHT = 'edit_pages';
	private const PAGE = 'skerry-options';

	public static function start(): void {
		add_action('acf/init', [self::class, 'register']);
		add_action('admin_menu', [self::class, 'loadScreens'], 1);
	}

	/**
	 * Loads ACF's class for options page screens, because Secure Custom Fields 6.4.1-beta4 includes it under a wrong
	 * file name.
	 */
	public static function loadScreens(): void {
		if (function_exists('acf_include') && !class_exists('acf_admin_options_page')) {
			acf_include('includes/admin/class-acf-admin-options-page.php');
		}
	}

	/** Returns the slug of a language's screen. */
	public static function page(string $language): string {
		return self::PAGE . "-$language";
	}

	/** Returns the language whose screen is shown. Null on other screens. */
	public static function languageOfScreen(): ?string {
		$page = is_string($_GET['page'] ?? null) ? $_GET['page'] : '';
		$languages = array_filter(array_keys(Languages::all()), static fn(string $language) => is_admin() && self::page($language) === $page);
		return array_values($languages)[0] ?? null;
	}

	/** @return array<string, string> Labels of menu, footer and 404 page, by field name. */
	public static function parts(): array {
		return array_filter(
			array_column(Localization::localised(FieldGroups::model()['options']), 'label', 'name'),
			static fn(string $name) => '' !== $name,
			ARRAY_FILTER_USE_KEY,
		);
	}

	/** Returns the ID under which `get_field` finds a language's options. */
	public static function store(string $language): string {
		return "skerry_$language";
	}

	/** Registers each language's screen once. May be called again after languages are added. */
	public static function register(): void {
		if (!function_exists('acf_add_options_page')) {
			return;
		}
		$missing_languages = array_filter(
			Languages::all(),
			static fn($language) => !acf_is_local_field_group(self::group($language)),
			ARRAY_FILTER_USE_KEY,
		);
		if ([] === $missing_languages) {
			return;
		}
		$fields = Localization::localised(FieldGroups::model()['options']);
		acf_add_options_page([
			'page_title' => __('Menu and footer', 'skerry'),
			'menu_title' => __('Menu and footer', 'skerry'),
			'menu_slug' => self::PAGE,
			'icon_url' => 'dashicons-menu',
			'position' => 22,
			'capability' => self::RIGHT,
			'redirect' => true,
		]);
		foreach ($missing_languages as $language => $name) {
			acf_add_options_sub_page([
				'page_title' => sprintf(/* translators: %s: name of a language */ __('Menu and footer (%s)', 'skerry'), $name),
				'menu_title' => $name,
				'menu_slug' => self::page($language),
				'parent_slug' => self::PAGE,
				'post_id' => self::store($language),
				'capability' => self::RIGHT,
			]);
			acf_add_local_field_group([
				'key' => self::group($language),
				'title' => __('Menu and footer', 'skerry'),
				'fields' => self::forLanguage($fields, $language),
				'location' => [[['param' => 'options_page', 'operator' => '==', 'value' => self::page($language)]]],
				'style' => 'seamless',
				'show_in_graphql' => 0,
			]);
		}
	}

	private static function group(string $language): string {
		return "group_site_options_$language";
	}

	/**
	 * Returns copies of the fields with keys that are unique per language, because ACF identifies a field by its key.
	 */
	private static function forLanguage(array $fields, string $language): array {
		return array_map(static function ($value) use ($language) {
			if (!is_array($value)) {
				return $value;
			}
			$value = self::forLanguage($value, $language);
			if (isset($value['key'])) {
				$value['key'] .= "_$language";
			}
			return $value;
		}, $fields);
	}
}
