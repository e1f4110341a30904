<?php
namespace Skerry\Demonstration;

use Skerry\Languages\Languages;

final class Categories {
	/** @param array<string, mixed> $languages Languages of this WordPress, by code. */
	public static function import(array $categories, array $languages, Imported $imported): void {
		$ids = [];
		$groups = [];
		foreach ($categories as $category) {
			$language = $category['language'];
			if (!isset($languages[$language])) {
				continue;
			}
			$key = "{$category['key']}@$language";
			$before = self::find($key, $category['slug']);
			$id = self::importCategory($category, "category:$key", $before, $imported);
			if (0 === $id) {
				continue;
			}
			$ids[$key] = $id;
			if (0 === $before) {
				update_term_meta($id, Imported::META, $key);
				if (Languages::hasPolylang()) {
					pll_set_term_language($id, $language);
					$groups[$category['key']] = true;
				}
			}
		}
		foreach (array_keys($groups) as $group) {
			$terms = [];
			foreach (array_keys($languages) as $language) {
				if (isset($ids["$group@$language"])) {
					$terms[$language] = $ids["$group@$language"];
				}
			}
			pll_save_term_translations($terms);
		}
	}

	/** Returns the ID of the term with a key such as `networks@da`. 0 if there is none. */
	public static function find(string $key, string $slug): int {
		$matching_terms = get_terms([
			'taxonomy' => 'category',
			'hide_empty' => false,
			'meta_key' => Imported::META,
			'meta_value' => $key,
			'fields' => 'ids',
			'lang' => '',
		]);
		return (int) (is_array($matching_terms) && isset($matching_terms[0])
			? $matching_terms[0]
			: get_term_by('slug', $slug, 'category')->term_id ?? 0);
	}

	/**
	 * Creates or updates a category, unless an editor has changed it. Returns its term ID; 0 if an editor has deleted it
	 * or saving failed.
	 */
	private static function importCategory(array $category, string $name, int $before, Imported $imported): int {
		if (0 === $before && $imported->has($name)) {
			$imported->skip($category['name']);
			return 0;
		}
		if ($before > 0 && !$imported->isAsImported($name, Imported::termState($before))) {
			$imported->skip($category['name']);
			return $before;
		}
		$fields = ['slug' => $category['slug'], 'description' => $category['description']];
		$term =
			$before > 0
				? wp_update_term($before, 'category', $fields + ['name' => $category['name']])
				: wp_insert_term($category['name'], 'category', $fields);
		if (is_wp_error($term)) {
			return 0;
		}
		$imported->store($name, Imported::termState((int) $term['term_id']));
		return (int) $term['term_id'];
	}
}
