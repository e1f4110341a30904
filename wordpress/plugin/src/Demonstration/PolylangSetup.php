<?php
namespace Skerry\Demonstration;

use Skerry\Languages\Languages;

/** Creates the content's languages in Polylang, with addresses as on the site: /x, /da/x, /de/x. */
final class PolylangSetup {
	private const OPTIONS = [
		'force_lang' => 1,
		'hide_default' => true,
		'rewrite' => true,
		'browser' => false,
		'redirect_lang' => true,
		'media_support' => false,
	];

	/**
	 * Adds missing languages. If Polylang has languages already, keeps its address settings and default language.
	 *
	 * @param array<int, array{code: string, locale: string, name: string}> $languages The first is the default.
	 */
	public static function run(array $languages): void {
		if (!Languages::hasPolylang() || !function_exists('PLL')) {
			return;
		}
		$codes = pll_languages_list(['fields' => 'slug']);
		foreach ($languages as $order => $language) {
			if (in_array($language['code'], $codes, true)) {
				continue;
			}
			self::add($language, $order);
		}
		foreach ([] === $codes ? ['default_lang' => $languages[0]['code']] + self::OPTIONS : [] as $name => $value) {
			PLL()->options[$name] = $value;
		}
		$types = (array) (PLL()->options['post_types'] ?? []);
		$product = \Skerry\Content\Products::type();
		if (!in_array($product, $types, true)) {
			PLL()->options['post_types'] = array_merge($types, [$product]);
		}
		if (is_object(PLL()->options) && method_exists(PLL()->options, 'save')) {
			PLL()->options->save();
		} else {
			update_option('polylang', PLL()->options);
		}
		PLL()->model->clean_languages_cache();
	}

	/** @param array{code: string, locale: string, name: string} $language */
	private static function add(array $language, int $order): void {
		$settings = [
			'locale' => $language['locale'],
			'slug' => $language['code'],
			'name' => $language['name'],
			'rtl' => 0,
			'term_group' => $order,
			'no_default_cat' => true,
		];
		// Flags have country codes: `dk` for `da_DK`.
		$flag = strtolower(explode('_', $language['locale'])[1] ?? '');
		$result = self::addWith($settings + ['flag' => $flag]);
		if (is_wp_error($result) && in_array('pll_invalid_flag', $result->get_error_codes(), true)) {
			$result = self::addWith($settings);
		}
		if (is_wp_error($result)) {
			/* translators: 1: name of a language, 2: error message */
			throw new \RuntimeException(
				sprintf(__('Polylang rejected the language %1$s: %2$s', 'skerry'), $language['name'], $result->get_error_message()),
			); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped
		}
	}

	private static function addWith(array $settings): mixed {
		$model = PLL()->model;
		if (isset($model->languages) && method_exists($model->languages, 'add')) {
			return $model->languages->add($settings);
		}
		// In Polylang before 3.7, only the model of its settings could add languages.
		return (method_exists($model, 'add_language') ? $model : new \PLL_Admin_Model(PLL()->options))->add_language($settings);
	}
}
