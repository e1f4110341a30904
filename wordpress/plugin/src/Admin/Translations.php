<?php
namespace Skerry\Admin;

use Skerry\Editing\Editors;
use Skerry\Languages\Languages;
use Skerry\Languages\TextNames;
use Skerry\Languages\Translation;

/** Translation states of entries, in a column of WordPress's lists and in a meta box on a translation's edit screen. */
final class Translations {
	private const NONCE = 'skerry_translated';
	private const COLUMN = 'skerry_translation';

	public static function start(): void {
		foreach (Editors::types() as $type) {
			add_filter("manage_{$type}_posts_columns", static fn(array $columns) => $columns + [self::COLUMN => __('Translation', 'skerry')]);
			add_action("manage_{$type}_posts_custom_column", [self::class, 'printCell'], 10, 2);
		}
		add_action('add_meta_boxes', [self::class, 'addBox'], 10, 2);
		add_action('admin_post_skerry_translated', [self::class, 'handleDone']);
	}

	public static function printCell(string $column, int $id): void {
		if (self::COLUMN === $column) {
			$states = self::statesOf($id);
			echo esc_html(implode('; ', array_map(static fn(string $code, string $state) => "$code: $state", array_keys($states), $states)));
		}
	}

	public static function addBox(string $type, \WP_Post $post): void {
		if (in_array($type, Editors::types(), true) && null !== Translation::sourceOf($post->ID)) {
			add_meta_box('skerry-translation', __('Translation', 'skerry'), [self::class, 'printBox'], $type, 'side');
		}
	}

	/** Prints each section that is not translated, with a link that marks it as translated. */
	public static function printBox(\WP_Post $post): void {
		$source = Translation::sourceOf($post->ID);
		$states = Translation::states($post->ID);
		printf('<p>%s</p><ul>', esc_html(self::summary(array_count_values($states))));
		foreach (array_diff($states, [Translation::DONE]) as $section => $state) {
			$name = TextNames::section($section, $post->post_type);
			printf('<li>%s: %s', esc_html($name), esc_html(self::nameOfState($state)));
			if (Translation::MISSING !== $state) {
				printf(
					' <a href="%s" aria-label="%s">%s</a>',
					esc_url(self::doneLink($post->ID, $section)),
					esc_attr(__('Mark as translated', 'skerry') . ': ' . $name),
					esc_html__('Mark as translated', 'skerry'),
				);
			}
			echo '</li>';
		}
		printf(
			'</ul><p><a class="button" href="%s" target="_blank">%s</a> <a class="button" href="%s">%s</a></p>',
			esc_url((string) get_edit_post_link((int) $source)),
			esc_html__('Open original', 'skerry'),
			esc_url(self::doneLink($post->ID)),
			esc_html__('Mark all as translated', 'skerry'),
		);
	}

	private static function doneLink(int $id, ?string $section = null): string {
		$query = ['action' => 'skerry_translated', 'post' => $id] + (null === $section ? [] : ['section' => rawurlencode($section)]);
		return wp_nonce_url(add_query_arg($query, admin_url('admin-post.php')), self::NONCE);
	}

	public static function handleDone(): never {
		check_admin_referer(self::NONCE);
		$id = (int) ($_GET['post'] ?? 0);
		if (!current_user_can('edit_post', $id)) {
			wp_die(esc_html__('Sorry, you are not allowed to edit this item.', 'skerry'), '', ['response' => 403]);
		}
		$section = SettingsPage::textOf($_GET['section'] ?? '');
		Translation::markAsDone($id, '' === $section ? null : [$section]);
		wp_safe_redirect(wp_get_referer() ?: (string) get_edit_post_link($id, 'raw'));
		exit();
	}

	/** @return array<string, string> States by language: of all its translations for a source, of itself for a translation. */
	private static function statesOf(int $id): array {
		$language_of_post = Languages::ofPost($id);
		if (Languages::default() !== $language_of_post) {
			return null === Translation::sourceOf($id) ? [] : [$language_of_post => self::summary(array_count_values(Translation::states($id)))];
		}
		$states = [];
		foreach (array_diff(array_keys(Languages::all()), [$language_of_post]) as $code) {
			$translation = (int) pll_get_post($id, $code);
			$states[$code] = 0 === $translation ? __('Missing', 'skerry') : self::summary(array_count_values(Translation::states($translation)));
		}
		return $states;
	}

	/** @param array<string, int> $counts Number of sections by state. */
	public static function summary(array $counts): string {
		$texts = [];
		foreach (array_diff_key($counts, [Translation::DONE => true]) as $state => $count) {
			$text = match ($state) {
				/* translators: %s: number of sections */
				Translation::MISSING => _n('%s section missing', '%s sections missing', $count, 'skerry'),
				/* translators: %s: number of sections */
				Translation::SAME => _n('%s section same as original', '%s sections same as original', $count, 'skerry'),
				/* translators: %s: number of sections */
				default => _n('%s section outdated', '%s sections outdated', $count, 'skerry'),
			};
			$texts[] = sprintf($text, number_format_i18n($count));
		}
		return [] === $texts ? __('Translated', 'skerry') : implode(', ', $texts);
	}

	private static function nameOfState(string $state): string {
		return match ($state) {
			Translation::MISSING => __('Missing', 'skerry'),
			Translation::SAME => __('Same as original', 'skerry'),
			default => __('Outdated', 'skerry'),
		};
	}
}
